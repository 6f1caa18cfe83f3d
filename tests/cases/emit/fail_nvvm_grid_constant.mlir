// RUN: lowir translate --mlir-to-llvmir %s
// Functions that are no kernels have no grid.
llvm.func @function(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) {
  llvm.return
}
//--- err
fail_nvvm_grid_constant.mlir:3:1: error: only parameters of a kernel are constants of a grid: give the function the attribute `nvvm.kernel` [dialect-hook]
llvm.func @function(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) {
^~~~~~~~~
