// RUN: lowir opt --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir -
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --compat=19 --mlir-to-llvmir -
// The two stages: everything to the LLVM dialect, then LLVM IR text.
// SEED: S90
func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>, %i: index) {
  %xi = memref.load %x[%i] : memref<?xf32>
  %yi = memref.load %y[%i] : memref<?xf32>
  %p = arith.mulf %a, %xi : f32
  %s = arith.addf %p, %yi : f32
  memref.store %s, %y[%i] : memref<?xf32>
  return
}
