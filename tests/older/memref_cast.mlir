// 2019: casts of buffers
func @f(%m: memref<4xf32>) {
  %0 = memref_cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref_cast %0 : memref<?xf32> to memref<*xf32>
  %2 = std.memref_cast %1 : memref<*xf32> to memref<4xf32>
  return
}
//--- today
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %2 = memref.cast %1 : memref<*xf32> to memref<4xf32>
  return
}
