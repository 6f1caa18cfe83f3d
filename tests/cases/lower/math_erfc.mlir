// RUN: lowir opt --convert-math-to-libm
// The complement of the error function, of the library.
func.func @f(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.erfc %x : f32
  %1 = math.erfc %y : f64
  return %0, %1 : f32, f64
}
//--- out
module {
  func.func private @erfc(f64) -> f64 attributes {llvm.readnone}
  func.func private @erfcf(f32) -> f32 attributes {llvm.readnone}
  func.func @f(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @erfcf(%arg0) : (f32) -> f32
    %1 = call @erfc(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
}

