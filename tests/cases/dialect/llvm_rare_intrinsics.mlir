// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Intrinsics that few programs have.
llvm.func @f(%p: !llvm.ptr, %h: !llvm.ptr, %c: i1, %x: f64, %t: !llvm.token) {
  %0 = llvm.intr.coro.end %h, %c, %t : (!llvm.ptr, i1, !llvm.token) -> i1
  %1 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f64 to f32
  llvm.return
}
