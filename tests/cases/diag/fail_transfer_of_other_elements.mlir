// RUN: lowir opt
// A row of 96 bits is not made of elements of 64.
func.func @f(%m: memref<4xf64>, %i: index, %p: f64, %w: vector<3xf32>) -> vector<3xf32> {
  %a = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<4xf64>, index, f64) -> vector<3xf32>
  return %a : vector<3xf32>
}
//--- err
fail_transfer_of_other_elements.mlir:4:8: error: 'vector.transfer_read' has a vector of whole elements of its memory [vector]
  %a = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<4xf64>, index, f64) -> vector<3xf32>
       ^~~~~~~~~~~~~~~~~~~~~~
