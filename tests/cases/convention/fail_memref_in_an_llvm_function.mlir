// RUN: lowir opt 
// A function of the LLVM dialect has LLVM types only.
// SEED: S42
llvm.func @f(%m: memref<?xf32>) {
  llvm.return
}
//--- err
fail_memref_in_an_llvm_function.mlir:4:13: error: 'memref<?xf32>' is no type of the LLVM dialect, so it cannot stand in the signature of 'llvm.func' [llvm-type]
llvm.func @f(%m: memref<?xf32>) {
            ^
