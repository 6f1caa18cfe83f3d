// RUN: lowir opt --split-input-file
// The basis of an index is one of positive numbers, and all indices but the first have an element of it.
func.func @f(%i: index) {
  %0 = affine.delinearize_index %i into (0): index
  return
}
// -----
func.func @f(%i: index) {
  %0 = affine.delinearize_index %i into (3, 2): index
  return
}
// -----
func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (): index
  return
}
// -----
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{disjoint, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: 4>}> : (index, index) -> index
  return
}
//--- out
// -----
// -----
// -----
//--- err
fail_affine_index.mlir:4:8: error: 'affine.delinearize_index' op has a basis of positive numbers [affine-basis]
  %0 = affine.delinearize_index %i into (0): index
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_affine_index.mlir:9:8: error: 'affine.delinearize_index' op has 2 elements of a basis for 1 indices: all have one, the first may go without [affine-basis]
  %0 = affine.delinearize_index %i into (3, 2): index
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_affine_index.mlir:14:8: error: 'affine.linearize_index' op has 0 elements of a basis for 2 indices: all have one, the first may go without [affine-basis]
  %0 = affine.linearize_index [%i, %i] by (): index
       ^~~~~~~~~~~~~~~~~~~~~~
fail_affine_index.mlir:19:8: error: 'affine.linearize_index' op has as many values as its basis leaves open [affine-basis]
  %0 = "affine.linearize_index"(%i, %i) <{disjoint, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: 4>}> : (index, index) -> index
       ^~~~~~~~~~~~~~~~~~~~~~~~
