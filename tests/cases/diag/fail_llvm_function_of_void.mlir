// RUN: lowir opt --split-input-file
// DIFFERS: mlir-opt accepts the custom form and does not read back what it prints
// The custom form puts a type together that the type's own syntax refuses, and LLVM too.
llvm.func @a(!llvm.void)
// -----
llvm.func @b(!llvm.func<void ()>)
// -----
llvm.func @c() -> !llvm.func<void ()>
// -----
llvm.func @d() -> !llvm.label
// -----
llvm.func @e() -> !llvm.metadata
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_llvm_function_of_void.mlir:4:1: error: 'llvm.func' op invalid function argument type [function-type]
llvm.func @a(!llvm.void)
^~~~~~~~~
fail_llvm_function_of_void.mlir:6:1: error: 'llvm.func' op invalid function argument type [function-type]
llvm.func @b(!llvm.func<void ()>)
^~~~~~~~~
fail_llvm_function_of_void.mlir:8:1: error: 'llvm.func' op invalid function result type [function-type]
llvm.func @c() -> !llvm.func<void ()>
^~~~~~~~~
fail_llvm_function_of_void.mlir:10:1: error: 'llvm.func' op invalid function result type [function-type]
llvm.func @d() -> !llvm.label
^~~~~~~~~
fail_llvm_function_of_void.mlir:12:1: error: 'llvm.func' op invalid function result type [function-type]
llvm.func @e() -> !llvm.metadata
^~~~~~~~~
