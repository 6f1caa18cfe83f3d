// 2020: the rank
func @f(%m: memref<*xf32>) -> index {
  %0 = rank %m : memref<*xf32>
  return %0 : index
}
//--- today
func.func @f(%m: memref<*xf32>) -> index {
  %0 = memref.rank %m : memref<*xf32>
  return %0 : index
}
