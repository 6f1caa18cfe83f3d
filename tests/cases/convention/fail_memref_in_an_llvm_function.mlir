// RUN: lowir opt 
// A function of the LLVM dialect has LLVM types only.
// SEED: S42
llvm.func @f(%m: memref<?xf32>) {
  llvm.return
}
