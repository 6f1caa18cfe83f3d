// RUN: lowir opt -split-input-file --strict-syntax
// Operands of a call without sizes of segments, of too few, without sizes of operand bundles.
llvm.func @g(i32)
llvm.func @f(%x: i32, %y: i32, %p: !llvm.ptr, %b: i1) {
  "llvm.call"(%x) <{callee = @g}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%x: i32, %y: i32, %p: !llvm.ptr, %b: i1) {
  "llvm.call"(%x) <{callee = @g, operandSegmentSizes = array<i32: 1>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%x: i32, %y: i32, %p: !llvm.ptr, %b: i1) {
  "llvm.call_intrinsic"(%x) <{intrin = "llvm.foo"}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%x: i32, %y: i32, %p: !llvm.ptr, %b: i1) {
  "llvm.intr.assume"(%b) <{}> : (i1) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%x: i32, %b: i1) {
  "llvm.call"() <{callee = @g}> : () -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @p() -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  "llvm.invoke"()[^b1, ^b2] <{callee = @g, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^b1:
  llvm.return
^b2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
// -----
//--- err
fail_llvm_calls_without_segments.mlir:5:3: error: 'llvm.call' op requires attribute 'operandSegmentSizes' [segment-sizes]
  "llvm.call"(%x) <{callee = @g}> : (i32) -> ()
  ^~~~~~~~~~~
fail_llvm_calls_without_segments.mlir:11:3: error: 'llvm.call' op requires attribute 'op_bundle_sizes' [segment-sizes]
  "llvm.call"(%x) <{callee = @g, operandSegmentSizes = array<i32: 1>}> : (i32) -> ()
  ^~~~~~~~~~~
fail_llvm_calls_without_segments.mlir:17:3: error: 'llvm.call_intrinsic' op requires attribute 'operandSegmentSizes' [segment-sizes]
  "llvm.call_intrinsic"(%x) <{intrin = "llvm.foo"}> : (i32) -> ()
  ^~~~~~~~~~~~~~~~~~~~~
fail_llvm_calls_without_segments.mlir:23:3: error: 'llvm.intr.assume' op requires attribute 'op_bundle_sizes' [segment-sizes]
  "llvm.intr.assume"(%b) <{}> : (i1) -> ()
  ^~~~~~~~~~~~~~~~~~
fail_llvm_calls_without_segments.mlir:29:3: error: 'llvm.call' op requires attribute 'op_bundle_sizes' [segment-sizes]
  "llvm.call"() <{callee = @g}> : () -> ()
  ^~~~~~~~~~~
fail_llvm_calls_without_segments.mlir:36:3: error: 'llvm.invoke' op requires attribute 'op_bundle_sizes' [segment-sizes]
  "llvm.invoke"()[^b1, ^b2] <{callee = @g, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  ^~~~~~~~~~~~~
