// 2020: parallel loops
func @f(%n: index, %m: memref<?x?xf32>, %v: f32) {
  loop.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    store %v, %m[%i, %j] : memref<?x?xf32>
  }
  return
}
//--- today
func.func @f(%n: index, %m: memref<?x?xf32>, %v: f32) {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  return
}
