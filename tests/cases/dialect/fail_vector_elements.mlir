// RUN: lowir opt
// All elements are given.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = "vector.from_elements"(%s) : (f32) -> vector<2xf32>
  return
}

//--- err
fail_vector_elements.mlir:5:8: error: 'vector.from_elements' needs 2 elements [vector]
  %0 = "vector.from_elements"(%s) : (f32) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~
