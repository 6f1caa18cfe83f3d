// RUN: lowir opt
// `llvm.noalias` is for pointers.
llvm.func @f(i32 {llvm.noalias})
//--- err
fail_llvm_parameter_attribute.mlir:3:1: error: 'llvm.func' op "llvm.noalias" attribute attached to non-pointer LLVM type [parameter-attribute]
llvm.func @f(i32 {llvm.noalias})
^~~~~~~~~
