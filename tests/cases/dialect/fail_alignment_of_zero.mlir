// RUN: lowir opt
// Release 19 took 0 for any, but not for globals.

memref.global "private" @g : memref<2xi32> {alignment = 0 : i64}
func.func @f(%n: index) {
  %p = memref.alloc(%n) {alignment = 0 : i64} : memref<?xi64>
  %v = memref.load %p[%n] {alignment = 0 : i64} : memref<?xi64>
  return
}
//--- err
fail_alignment_of_zero.mlir:4:1: error: 'memref.global' op alignment must be a power of two, got 0 [invalid-alignment]
memref.global "private" @g : memref<2xi32> {alignment = 0 : i64}
^~~~~~~~~~~~~
fail_alignment_of_zero.mlir:6:8: error: 'memref.alloc' op alignment must be a power of two, got 0 [invalid-alignment]
  %p = memref.alloc(%n) {alignment = 0 : i64} : memref<?xi64>
       ^~~~~~~~~~~~
fail_alignment_of_zero.mlir:7:8: error: 'memref.load' op alignment must be a power of two, got 0 [invalid-alignment]
  %v = memref.load %p[%n] {alignment = 0 : i64} : memref<?xi64>
       ^~~~~~~~~~~
