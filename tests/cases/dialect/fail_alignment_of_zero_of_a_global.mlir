// RUN: lowir opt --compat=19

memref.global "private" @g : memref<2xi32> {alignment = 0 : i64}
func.func @f(%n: index) {
  %p = memref.alloc(%n) {alignment = 0 : i64} : memref<?xi64>
  return
}
//--- err
fail_alignment_of_zero_of_a_global.mlir:3:1: error: 'memref.global' op alignment must be a power of two, got 0 [invalid-alignment]
memref.global "private" @g : memref<2xi32> {alignment = 0 : i64}
^~~~~~~~~~~~~
