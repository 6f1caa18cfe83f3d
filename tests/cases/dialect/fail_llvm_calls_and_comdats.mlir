// RUN: lowir opt --split-input-file --strict-syntax
// Calls of variadic functions say their type, a destructor has a body, vectors that are cut are not too long, and
// pointers are cast as vectors or not at all.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @f(%format: !llvm.ptr) {
  llvm.call @printf(%format) : (!llvm.ptr) -> i32
  llvm.return
}
// -----
llvm.func @destroy()
llvm.mlir.global_dtors dtors = [@destroy], priorities = [1 : i32], data = [#llvm.zero]
// -----
llvm.func @cut(%v: vector<4097xi32>) {
  %0 = llvm.intr.vector.extract %v[0] : vector<1xi32> from vector<4097xi32>
  llvm.return
}
// -----
llvm.func @one_of_four(%v: vector<4x!llvm.ptr>) {
  %0 = llvm.bitcast %v : vector<4x!llvm.ptr> to !llvm.ptr
  llvm.return
}
// -----
llvm.func @target_type() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %one x !llvm.target<"there.is.none"> : (i64) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @items() {
  %0 = llvm.mlir.constant([3 : i32, 4 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @numbers() {
  %0 = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi32>) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_llvm_calls_and_comdats.mlir:6:3: error: 'llvm.call' op missing var_callee_type attribute for vararg call [callee-type]
  llvm.call @printf(%format) : (!llvm.ptr) -> i32
  ^~~~~~~~~
fail_llvm_calls_and_comdats.mlir:4:1: note: the callee is declared here
llvm.func @printf(!llvm.ptr, ...) -> i32
^~~~~~~~~
fail_llvm_calls_and_comdats.mlir:11:1: error: 'llvm.mlir.global_dtors' op 'destroy' does not have a definition [structors]
llvm.mlir.global_dtors dtors = [@destroy], priorities = [1 : i32], data = [#llvm.zero]
^~~~~~~~~~~~~~~~~~~~~~
fail_llvm_calls_and_comdats.mlir:14:8: error: 'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits. [intrinsic-type]
  %0 = llvm.intr.vector.extract %v[0] : vector<1xi32> from vector<4097xi32>
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_llvm_calls_and_comdats.mlir:19:8: error: 'llvm.bitcast' op cannot cast vector of pointers to pointer [bitcast]
  %0 = llvm.bitcast %v : vector<4x!llvm.ptr> to !llvm.ptr
       ^~~~~~~~~~~~
fail_llvm_calls_and_comdats.mlir:25:8: error: 'llvm.alloca' op this target extension type cannot be used in alloca [llvm-type]
  %0 = llvm.alloca %one x !llvm.target<"there.is.none"> : (i64) -> !llvm.ptr
       ^~~~~~~~~~~
fail_llvm_calls_and_comdats.mlir:30:8: error: 'llvm.mlir.constant' op for array with an array attribute must have a struct element type [constant]
  %0 = llvm.mlir.constant([3 : i32, 4 : i32]) : !llvm.array<2 x i32>
       ^~~~~~~~~~~~~~~~~~
fail_llvm_calls_and_comdats.mlir:35:8: error: 'llvm.mlir.constant' op expected integer element type for integer elements attribute [constant]
  %0 = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi32>) : !llvm.array<2 x struct<(i32, i32)>>
       ^~~~~~~~~~~~~~~~~~
