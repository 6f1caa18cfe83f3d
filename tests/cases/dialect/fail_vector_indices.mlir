// RUN: lowir opt
// A load has an index for each dimension.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.load %m[%i] : memref<8x8xf32>, vector<4xf32>
  return
}

//--- err
fail_vector_indices.mlir:5:8: error: 'vector.load' requires 2 indices [vector]
  %0 = vector.load %m[%i] : memref<8x8xf32>, vector<4xf32>
       ^~~~~~~~~~~
