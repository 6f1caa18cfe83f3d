// RUN: lowir opt
// A permutation names each dimension once.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.transpose %w, [1, 1] : vector<2x4xf32> to vector<4x4xf32>
  return
}

//--- err
fail_vector_transpose.mlir:5:8: error: 'vector.transpose' puts each dimension of its operand in one place of its result [vector]
  %0 = vector.transpose %w, [1, 1] : vector<2x4xf32> to vector<4x4xf32>
       ^~~~~~~~~~~~~~~~
