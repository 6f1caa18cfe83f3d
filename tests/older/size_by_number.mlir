// 2019: the size of a dimension by its number
func @f(%m: memref<?x?xf32>) -> index {
  %0 = dim %m, 0 : memref<?x?xf32>
  %1 = std.dim %m, 1 : memref<?x?xf32>
  %2 = addi %0, %1 : index
  return %2 : index
}
//--- today
func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %1 = memref.dim %m, %c1 : memref<?x?xf32>
  %2 = arith.addi %0, %1 : index
  return %2 : index
}
