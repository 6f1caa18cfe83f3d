// RUN: lowir opt
// Only external functions can be declared.
llvm.func internal @f()
//--- err
fail_llvm_declaration_linkage.mlir:3:1: error: 'llvm.func' op external functions must have 'external' or 'extern_weak' linkage [linkage]
llvm.func internal @f()
^~~~~~~~~
