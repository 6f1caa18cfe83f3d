// RUN: lowir opt
// One side is complex.

func.func @f(%c: complex<f32>, %d: complex<f64>, %x: f32) {
  %0 = complex.bitcast %x : f32 to i32
  return
}

//--- err
fail_complex_bitcast_scalars.mlir:5:8: error: 'complex.bitcast' requires its operand or its result to be complex, not both; 'arith.bitcast' casts others [cast-incompatible]
  %0 = complex.bitcast %x : f32 to i32
       ^~~~~~~~~~~~~~~
