// 2019: conditions of the loop dialect
func @f(%c: i1, %m: memref<f32>, %v: f32) {
  loop.if %c {
    store %v, %m[] : memref<f32>
  } else {
    dealloc %m : memref<f32>
  }
  return
}
//--- today
func.func @f(%c: i1, %m: memref<f32>, %v: f32) {
  scf.if %c {
    memref.store %v, %m[] : memref<f32>
  } else {
    memref.dealloc %m : memref<f32>
  }
  return
}
