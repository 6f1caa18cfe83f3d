// RUN: lowir opt --convert-complex-to-libm
// RUN: lowir opt --compat=19 --convert-complex-to-libm
// The conversion does not know constants of arith, so the real part of a constant does not become one.
func.func @f(%a: complex<f32>) -> (f32, complex<f32>) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.sqrt %a : complex<f32>
  return %1, %2 : f32, complex<f32>
}
//--- out
module {
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func @f(%arg0: complex<f32>) -> (f32, complex<f32>) {
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %0 = complex.re %cst : complex<f32>
    %1 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
    return %0, %1 : f32, complex<f32>
  }
}

//--- out 2
module {
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func @f(%arg0: complex<f32>) -> (f32, complex<f32>) {
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %0 = complex.re %cst : complex<f32>
    %1 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
    return %0, %1 : f32, complex<f32>
  }
}

