// 2019: loads and stores
func @f(%m: memref<?x8xf32>, %i: index) {
  %0 = load %m[%i, %i] : memref<?x8xf32>
  store %0, %m[%i, %i] : memref<?x8xf32>
  %1 = std.load %m[%i, %i] : memref<?x8xf32>
  std.store %1, %m[%i, %i] : memref<?x8xf32>
  return
}
//--- today
func.func @f(%m: memref<?x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<?x8xf32>
  memref.store %0, %m[%i, %i] : memref<?x8xf32>
  %1 = memref.load %m[%i, %i] : memref<?x8xf32>
  memref.store %1, %m[%i, %i] : memref<?x8xf32>
  return
}
