// RUN: lowir opt
// Sizes of operand groups that do not add up.
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1) -> ()
^a:
  return
}
//--- err
fail_segment_sizes.mlir:4:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes' [segment-sizes]
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1) -> ()
  ^~~~~~~~~~~~
