// RUN: lowir opt
// The padding is an element of the memory.
func.func @f(%m: memref<6xf64>, %i: index, %p: vector<4xf64>) -> vector<2xf64> {
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<6xf64>, index, vector<4xf64>) -> vector<2xf64>
  return %0 : vector<2xf64>
}
//--- err
fail_transfer_padding.mlir:4:8: error: 'vector.transfer_read' has a padding of the element type of its memory [vector]
  %0 = "vector.transfer_read"(%m, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<6xf64>, index, vector<4xf64>) -> vector<2xf64>
       ^~~~~~~~~~~~~~~~~~~~~~
