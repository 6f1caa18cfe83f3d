// RUN: lowir opt
// mlir-opt refuses it without a word (a mutant of tiles 1700354).
func.func @f(%i: index, %j: index, %n: index) -> index {
  %0 = "affine.linearize_index"(%i, %j, %n) <{disjoint = i32, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
  return %0 : index
}
//--- err
fail_disjoint_as_a_type.mlir:4:8: error: 'affine.linearize_index' op is disjoint or not [affine-basis]
  %0 = "affine.linearize_index"(%i, %j, %n) <{disjoint = i32, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
       ^~~~~~~~~~~~~~~~~~~~~~~~
