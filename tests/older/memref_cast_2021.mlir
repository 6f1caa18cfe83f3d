// 2021: casts when the memref dialect was new
func @f(%m: memref<4xf32>) -> index {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c = constant 0 : index
  %1 = memref.dim %0, %c : memref<?xf32>
  return %1 : index
}
//--- today
func.func @f(%m: memref<4xf32>) -> index {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c = arith.constant 0 : index
  %1 = memref.dim %0, %c : memref<?xf32>
  return %1 : index
}
