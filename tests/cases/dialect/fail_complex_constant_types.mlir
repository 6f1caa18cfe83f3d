// RUN: lowir opt
// The parts of a constant have the element type.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = complex.constant [1.0 : f32, 1 : i32] : complex<f32>
  return
}

//--- err
fail_complex_constant_types.mlir:5:8: error: 'complex.constant' requires parts of the element type of its result: they have the types 'f32' and 'i32', the result 'f32' [complex-constant]
  %0 = complex.constant [1.0 : f32, 1 : i32] : complex<f32>
       ^~~~~~~~~~~~~~~~
