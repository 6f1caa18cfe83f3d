// RUN: lowir opt
// Bits are neither made nor lost.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<3xi1>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi16>
  return
}

//--- err
fail_vector_bitcast.mlir:5:8: error: 'vector.bitcast' keeps the number of bits [vector]
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi16>
       ^~~~~~~~~~~~~~
