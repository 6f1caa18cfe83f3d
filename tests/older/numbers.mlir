// 2020: Functions of numbers and complex numbers that were operations of 'std'.
func @f(%x: f32, %y: f32) -> (f32, complex<f32>) {
  %0 = exp %x : f32
  %1 = std.sqrt %0 : f32
  %2 = absf %1 : f32
  %3 = ceilf %2 : f32
  %4 = floorf %3 : f32
  %5 = fmaf %4, %x, %y : f32
  %6 = copysign %5, %y : f32
  %7 = powf %6, %y : f32
  %8 = atan2 %7, %y : f32
  %9 = tanh %8 : f32
  %c = create_complex %x, %y : complex<f32>
  %r = re %c : complex<f32>
  %i = im %c : complex<f32>
  %d = addcf %c, %c : complex<f32>
  %e = subcf %d, %c : complex<f32>
  return %9, %e : f32, complex<f32>
}
//--- today
module {
  func.func @f(%arg0: f32, %arg1: f32) -> (f32, complex<f32>) {
    %0 = math.exp %arg0 : f32
    %1 = math.sqrt %0 : f32
    %2 = math.absf %1 : f32
    %3 = math.ceil %2 : f32
    %4 = math.floor %3 : f32
    %5 = math.fma %4, %arg0, %arg1 : f32
    %6 = math.copysign %5, %arg1 : f32
    %7 = math.powf %6, %arg1 : f32
    %8 = math.atan2 %7, %arg1 : f32
    %9 = math.tanh %8 : f32
    %10 = complex.create %arg0, %arg1 : complex<f32>
    %11 = complex.re %10 : complex<f32>
    %12 = complex.im %10 : complex<f32>
    %13 = complex.add %10, %10 : complex<f32>
    %14 = complex.sub %13, %10 : complex<f32>
    return %9, %14 : f32, complex<f32>
  }
}
