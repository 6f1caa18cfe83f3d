// RUN: lowir opt
// A part has the shape that its positions leave.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> f32
  return
}

//--- err
fail_vector_part.mlir:5:8: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
  %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> f32
       ^~~~~~~~~~~~~~~~
