// 2019: prefetching
func @f(%m: memref<10xi32>, %i: index) {
  prefetch %m[%i], read, locality<3>, data : memref<10xi32>
  return
}
//--- today
func.func @f(%m: memref<10xi32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<10xi32>
  return
}
