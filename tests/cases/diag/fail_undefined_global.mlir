// RUN: lowir opt
// A global that is not there.
func.func @f() -> memref<2xf32> {
  %0 = memref.get_global @table : memref<2xf32>
  return %0 : memref<2xf32>
}
//--- err
fail_undefined_global.mlir:4:8: error: 'memref.get_global' op 'table' does not reference a valid global memref [global]
  %0 = memref.get_global @table : memref<2xf32>
       ^~~~~~~~~~~~~~~~~
