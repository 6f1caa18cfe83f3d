// RUN: lowir opt
// Elements are neither made nor lost.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.shape_cast %w : vector<2x4xf32> to vector<7xf32>
  return
}

//--- err
fail_vector_shape_cast.mlir:5:8: error: 'vector.shape_cast' keeps the number and the type of the elements [vector]
  %0 = vector.shape_cast %w : vector<2x4xf32> to vector<7xf32>
       ^~~~~~~~~~~~~~~~~
