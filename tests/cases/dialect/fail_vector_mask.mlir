// RUN: lowir opt
// A mask has the shape of the vector.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = "vector.maskedload"(%m, %i, %i, %k, %v) : (memref<8x8xf32>, index, index, vector<3xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

//--- err
fail_vector_mask.mlir:5:8: error: 'vector.maskedload' has a mask of the vector's shape [vector]
  %0 = "vector.maskedload"(%m, %i, %i, %k, %v) : (memref<8x8xf32>, index, index, vector<3xi1>, vector<4xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~
