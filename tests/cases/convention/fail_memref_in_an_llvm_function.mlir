// RUN: lowir opt 
// A function of the LLVM dialect has LLVM types only.
// SEED: S42
llvm.func @f(%m: memref<?xf32>) {
  llvm.return
}
//--- err
fail_memref_in_an_llvm_function.mlir:4:13: error: failed to construct function type: expected LLVM type for function arguments, found 'memref<?xf32>' [llvm-type]
llvm.func @f(%m: memref<?xf32>) {
            ^
