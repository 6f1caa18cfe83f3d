// RUN: lowir opt
// A broadcast keeps dimensions.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x3xf32>
  return
}

//--- err
fail_vector_broadcast.mlir:5:8: error: 'vector.broadcast' repeats along new dimensions and those of size 1: the other trailing dimensions must agree [vector]
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x3xf32>
       ^~~~~~~~~~~~~~~~
