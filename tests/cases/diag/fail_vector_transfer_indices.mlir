// RUN: lowir opt
// What the verifier or the parser says.
func.func @f(%m: memref<4x4xf32>, %i: index, %z: f32) {
  %0 = vector.transfer_read %m[%i], %z : memref<4x4xf32>, vector<4xf32>
  return
}
//--- err
fail_vector_transfer_indices.mlir:4:8: error: 'vector.transfer_read' needs an index for each dimension of its memory [vector]
  %0 = vector.transfer_read %m[%i], %z : memref<4x4xf32>, vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~
