// RUN: lowir opt --compat=19
// What is repeated reads no further than the end; this release wants to be told so.
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<6x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<6x4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<6x4xf32>
  return %0 : vector<6x4xf32>
}
//--- err
fail_vector_transfer_19.mlir:5:8: error: 'vector.transfer_read' is in bounds where its permutation_map has zeros, in this release [vector]
  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<6x4xf32>
       ^~~~~~~~~~~~~~~~~~~~
