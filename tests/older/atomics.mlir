// 2020: atomic updates, the kind as a string
func @f(%m: memref<10xf32>, %v: f32, %i: index) -> f32 {
  %0 = atomic_rmw "addf" %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = atomic_rmw "maxf" %0, %m[%i] : (f32, memref<10xf32>) -> f32
  return %1 : f32
}
//--- today
func.func @f(%m: memref<10xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw maximumf %0, %m[%i] : (f32, memref<10xf32>) -> f32
  return %1 : f32
}
