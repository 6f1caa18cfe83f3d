// RUN: lowir opt --finalize-memref-to-llvm %s
// Nor may it be a global.
// DIFFERS: mlir-opt calls a new malloc_0 that nothing defines
memref.global @malloc : memref<4xf32>
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  return
}
