// RUN: lowir opt
// An attribute of `llvm.func` that has the name of one of its own is of that kind.
// DIFFERS: mlir-opt drops one of another kind silently
llvm.func @f() attributes {section = 4 : i64} {
  llvm.return
}
//--- err
fail_llvm_function_attribute_kind.mlir:4:1: error: 'llvm.func' op attribute 'section' failed to satisfy constraint: string attribute [attribute-kind]
llvm.func @f() attributes {section = 4 : i64} {
^~~~~~~~~
