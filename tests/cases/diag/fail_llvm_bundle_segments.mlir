// RUN: lowir opt
// Segments that the sizes of the operand bundles contradict.
llvm.func @g()
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}
//--- err
fail_llvm_bundle_segments.mlir:5:3: error: 'llvm.call' op 'operandSegmentSizes' must end with the number of operands of operand bundles, 0 [segment-sizes]
  "llvm.call"(%x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  ^~~~~~~~~~~
