// RUN: lowir opt --split-input-file
// A mistake in today's form is told as such, though an older form begins alike.
llvm.func @atomic(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @exchange(%p: !llvm.ptr, %x: i32, %y: i64) {
  %0 = llvm.cmpxchg %p, %x, %y acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @typeid(%x: i32) {
  %0 = llvm.intr.eh.typeid.for %x : (!llvm.ptr) -> i32
  llvm.return
}
// -----
llvm.func @varargs(%x: i32, ...) {
  llvm.intr.vastart %x : !llvm.ptr
  llvm.return
}
// -----
func.func @after_a_mistake(%t: tensor<4xf32>, %m: memref<4xf32>, %i: index) {
  %0 = std.dim %m, %i : tensor<4xf32>
  %1 = arith.addi %i, %i : index
  %2 = arith.addi %1, %i : i32
  return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_mistakes_are_no_older_forms.mlir:4:32: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32' [type-mismatch]
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32
                               ^~
fail_mistakes_are_no_older_forms.mlir:3:34: note: prior use here
llvm.func @atomic(%p: !llvm.ptr, %x: i32) {
                                 ^~
fail_mistakes_are_no_older_forms.mlir:9:29: error: use of value '%y' expects different type than prior uses: 'i32' vs 'i64' [type-mismatch]
  %0 = llvm.cmpxchg %p, %x, %y acq_rel monotonic : !llvm.ptr, i32
                            ^~
fail_mistakes_are_no_older_forms.mlir:8:45: note: prior use here
llvm.func @exchange(%p: !llvm.ptr, %x: i32, %y: i64) {
                                            ^~
fail_mistakes_are_no_older_forms.mlir:14:32: error: use of value '%x' expects different type than prior uses: '!llvm.ptr' vs 'i32' [type-mismatch]
  %0 = llvm.intr.eh.typeid.for %x : (!llvm.ptr) -> i32
                               ^~
fail_mistakes_are_no_older_forms.mlir:13:19: note: prior use here
llvm.func @typeid(%x: i32) {
                  ^~
fail_mistakes_are_no_older_forms.mlir:19:21: error: use of value '%x' expects different type than prior uses: '!llvm.ptr' vs 'i32' [type-mismatch]
  llvm.intr.vastart %x : !llvm.ptr
                    ^~
fail_mistakes_are_no_older_forms.mlir:18:20: note: prior use here
llvm.func @varargs(%x: i32, ...) {
                   ^~
fail_mistakes_are_no_older_forms.mlir:24:8: remark: older spelling: `std.dim`, today written `memref.dim` [older-spelling]
  %0 = std.dim %m, %i : tensor<4xf32>
       ^~~~~~~
fail_mistakes_are_no_older_forms.mlir:24:16: error: use of value '%m' expects different type than prior uses: 'tensor<4xf32>' vs 'memref<4xf32>' [type-mismatch]
  %0 = std.dim %m, %i : tensor<4xf32>
               ^~
fail_mistakes_are_no_older_forms.mlir:23:47: note: prior use here
func.func @after_a_mistake(%t: tensor<4xf32>, %m: memref<4xf32>, %i: index) {
                                              ^~
