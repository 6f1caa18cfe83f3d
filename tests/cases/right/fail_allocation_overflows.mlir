// RUN: lowir opt --finalize-memref-to-llvm %s
// A static size that no index can hold.
// DIFFERS: mlir-opt wraps the size around
func.func @f() -> memref<4294967296x4294967296x8xf64> {
  %m = memref.alloc() : memref<4294967296x4294967296x8xf64>
  return %m : memref<4294967296x4294967296x8xf64>
}
//--- err
fail_allocation_overflows.mlir:5:8: error: the static sizes of this buffer need more bytes than 64 bits can count [allocation-too-large]
  %m = memref.alloc() : memref<4294967296x4294967296x8xf64>
       ^~~~~~~~~~~~
