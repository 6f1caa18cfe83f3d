// RUN: lowir translate --mlir-to-llvmir %s
// Functions that are no kernels have no grid.
llvm.func @function(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) {
  llvm.return
}
//--- err
fail_nvvm_grid_constant.mlir:3:1: error: '"nvvm.grid_constant"' attribute must be present only on kernel arguments [nvvm-attribute]
llvm.func @function(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) {
^~~~~~~~~
