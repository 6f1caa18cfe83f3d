// RUN: lowir opt
// An operand that is not complex.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = "complex.re"(%x) : (f32) -> f32
  return
}

//--- err
fail_complex_operand.mlir:5:8: error: 'complex.re' op operand #0 must be complex type with floating-point elements, but got 'f32' [operand-type]
  %0 = "complex.re"(%x) : (f32) -> f32
       ^~~~~~~~~~~~
fail_complex_operand.mlir:4:50: note: the operand ('complex') is defined here
func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
                                                 ^~
