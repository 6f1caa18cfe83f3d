// RUN: lowir opt -split-input-file
// Sizes of segments and of operand bundles: one without the other, of another kind, negative, too few.
llvm.func @g()
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i64: 1, 0>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32: -1>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 2, -1>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1>}> : (i32) -> ()
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_llvm_segments_of_calls.mlir:5:3: error: 'llvm.call' op requires attribute 'operandSegmentSizes' [segment-sizes]
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>}> : (i32) -> ()
  ^~~~~~~~~~~
fail_llvm_segments_of_calls.mlir:11:3: error: 'llvm.call' op requires attribute 'op_bundle_sizes' [segment-sizes]
  "llvm.call"(%x) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  ^~~~~~~~~~~
fail_llvm_segments_of_calls.mlir:17:3: error: 'llvm.call' op expects 'operandSegmentSizes' and 'op_bundle_sizes' to be arrays of i32 [segment-sizes]
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i64: 1, 0>}> : (i32) -> ()
  ^~~~~~~~~~~
fail_llvm_segments_of_calls.mlir:23:3: error: 'llvm.call' op 'operandSegmentSizes' attribute cannot have negative elements [segment-sizes]
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32: -1>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 2, -1>}> : (i32) -> ()
  ^~~~~~~~~~~
fail_llvm_segments_of_calls.mlir:29:3: error: 'llvm.call' op 'operandSegmentSizes' has 1 sizes, expected 2 [segment-sizes]
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1>}> : (i32) -> ()
  ^~~~~~~~~~~
