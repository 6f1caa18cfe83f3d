// RUN: lowir opt --finalize-memref-to-llvm %s
// An allocation function of another kind is an error, not a call to an invented name.
// DIFFERS: mlir-opt calls a new malloc_0 that nothing defines
func.func private @malloc(i32) -> i32
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
