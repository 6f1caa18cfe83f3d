// RUN: lowir opt --finalize-memref-to-llvm %s
// The same for free.
// DIFFERS: mlir-opt prints the error and ends with 0
llvm.func @free(i64) -> i64
func.func @f(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
