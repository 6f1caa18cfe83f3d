// RUN: lowir opt
// A constant has two parts.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

//--- err
fail_complex_constant_size.mlir:5:8: error: 'complex.constant' requires 'value' to be a complex constant, represented as array of two values [complex-constant]
  %0 = complex.constant [1.0 : f32] : complex<f32>
       ^~~~~~~~~~~~~~~~
