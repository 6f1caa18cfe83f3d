// RUN: lowir opt
// A position lies inside.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.extract %w[2] : vector<4xf32> from vector<2x4xf32>
  return
}

//--- err
fail_vector_position.mlir:5:8: error: 'vector.extract' has positions inside of the vector [vector]
  %0 = vector.extract %w[2] : vector<4xf32> from vector<2x4xf32>
       ^~~~~~~~~~~~~~
