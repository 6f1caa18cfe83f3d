// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Lifetime markers have a size in 19.
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.lifetime.start 8, %p : !llvm.ptr
  llvm.intr.lifetime.end 8, %p : !llvm.ptr
  llvm.return
}
