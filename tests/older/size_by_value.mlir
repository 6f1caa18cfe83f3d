// 2020: the size of a dimension by a value
func @f(%m: memref<?x?xf32>, %i: index) -> index {
  %0 = dim %m, %i : memref<?x?xf32>
  return %0 : index
}
//--- today
func.func @f(%m: memref<?x?xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<?x?xf32>
  return %0 : index
}
