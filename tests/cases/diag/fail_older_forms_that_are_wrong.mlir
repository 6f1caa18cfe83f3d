// RUN: lowir opt --split-input-file --no-older-spelling-remarks
// OURS: older spellings
// Fewer operands than an older form has, numbers that its types or positions cannot have, a cast that ends a module.
func @too_few(%m: memref<8xf32>) {
  linalg.fill(%m) : memref<8xf32>
  return
}
// -----
func @none() {
  linalg.copy() : ()
  return
}
// -----
llvm.func @position(%a: vector<4xf32>) {
  %0 = llvm.shufflevector %a, %a [0 : i32, 4294967296 : i64] : vector<4xf32>
  llvm.return
}
// -----
func @sizes(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] {operand_segment_sizes = dense<1> : vector<4000000000xi32>} : (i1) -> ()
^a:
  return
}
// -----
llvm.func @indices(%p: !llvm.ptr<struct<(i32)>>) {
  %0 = "llvm.getelementptr"(%p) {structIndices = dense<7> : tensor<4000000000xi32>} : (!llvm.ptr<struct<(i32)>>) -> !llvm.ptr<i32>
  %1 = "llvm.getelementptr"(%p) {structIndices = dense<7> : tensor<2xi32>} : (!llvm.ptr<struct<(i32)>>) -> !llvm.ptr<i32>
  llvm.return
}
// -----
"builtin.module"() ({
  "builtin.unrealized_conversion_cast"() : () -> ()
}) : () -> ()
// -----
llvm.func @defined_later(%p: !llvm.ptr<struct<(i32)>>) {
  llvm.br ^next
^use:
  %0 = llvm.getelementptr %p[%one, %one] : (!llvm.ptr<struct<(i32)>>, i32, i32) -> !llvm.ptr<i32>
  llvm.return
^next:
  %one = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^use
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_older_forms_that_are_wrong.mlir:5:14: error: 0 operands where this operation has 2 [operand-count]
  linalg.fill(%m) : memref<8xf32>
             ^
fail_older_forms_that_are_wrong.mlir:10:14: error: 0 operands where this operation has 2 [operand-count]
  linalg.copy() : ()
             ^
fail_older_forms_that_are_wrong.mlir:15:8: error: 'llvm.shufflevector' op mask element 2147483647 is not within the 8 elements of the operands [shuffle]
  %0 = llvm.shufflevector %a, %a [0 : i32, 4294967296 : i64] : vector<4xf32>
       ^~~~~~~~~~~~~~~~~~
fail_older_forms_that_are_wrong.mlir:20:3: error: 'cf.cond_br' op requires attribute 'operandSegmentSizes' [segment-sizes]
  "cf.cond_br"(%c)[^a, ^a] {operand_segment_sizes = dense<1> : vector<4000000000xi32>} : (i1) -> ()
  ^~~~~~~~~~~~
fail_older_forms_that_are_wrong.mlir:27:8: error: 'llvm.getelementptr' op index 1 indexing a struct is out of bounds [gep-index]
  %1 = "llvm.getelementptr"(%p) {structIndices = dense<7> : tensor<2xi32>} : (!llvm.ptr<struct<(i32)>>) -> !llvm.ptr<i32>
       ^~~~~~~~~~~~~~~~~~~~
fail_older_forms_that_are_wrong.mlir:32:3: error: expected at least one result for cast operation [cast-results]
  "builtin.unrealized_conversion_cast"() : () -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_older_forms_that_are_wrong.mlir:38:8: error: 'llvm.getelementptr' op expected index 1 indexing a struct to be constant [gep-index]
  %0 = llvm.getelementptr %p[%one, %one] : (!llvm.ptr<struct<(i32)>>, i32, i32) -> !llvm.ptr<i32>
       ^~~~~~~~~~~~~~~~~~
