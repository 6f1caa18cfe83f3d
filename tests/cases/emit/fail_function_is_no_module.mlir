// RUN: lowir translate --mlir-to-llvmir --no-implicit-module
// Only what holds symbols becomes a module of LLVM.
llvm.func @alone() {
  llvm.return
}
//--- err
fail_function_is_no_module.mlir:3:1: error: 'llvm.func' op can not be translated to an LLVMIR module [no-module]
llvm.func @alone() {
^~~~~~~~~
