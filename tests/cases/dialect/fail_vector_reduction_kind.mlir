// RUN: lowir opt
// Floats have no bitwise reduction.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
  return
}

//--- err
fail_vector_reduction_kind.mlir:5:8: error: 'vector.reduction' has a kind that its elements do not have [vector]
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
       ^~~~~~~~~~~~~~~~
