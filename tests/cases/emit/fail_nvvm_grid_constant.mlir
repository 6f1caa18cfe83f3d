// RUN: lowir translate --compat=19 --mlir-to-llvmir %s
// DIFFERS: mlir-translate 19 counts parameters in a node of a node.
// Constant parameters of a grid are written for newer LLVMs only.
llvm.func @kernel(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel} {
  llvm.return
}
//--- err
fail_nvvm_grid_constant.mlir:4:1: error: parameters of a grid have no annotation for this LLVM yet; --llvm-version=21 has them [dialect-hook]
llvm.func @kernel(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel} {
^~~~~~~~~
