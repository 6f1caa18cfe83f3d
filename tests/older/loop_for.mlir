// 2019: loops of the loop dialect
func @f(%m: memref<?xf32>, %n: index) {
  %z = constant 0 : index
  %o = constant 1 : index
  loop.for %i = %z to %n step %o {
    %v = load %m[%i] : memref<?xf32>
    %w = addf %v, %v : f32
    store %w, %m[%i] : memref<?xf32>
  }
  return
}
//--- today
func.func @f(%m: memref<?xf32>, %n: index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.for %i = %z to %n step %o {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %m[%i] : memref<?xf32>
  }
  return
}
