// RUN: lowir opt
// What the verifier or the parser says.
func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  %0 = vector.transfer_read %m[%i], %z : memref<4xf32>, vector<4x4xf32>
  return
}
//--- err
fail_vector_transfer_map.mlir:5:3: error: expected a permutation_map, since the vector has more dimensions than its source [expected-map]
  return
  ^~~~~~
