// 2022: today's operations in yesterday's function
func @f(%m: memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>
  %1 = arith.addf %0, %0 : f32
  return %1 : f32
}
//--- today
func.func @f(%m: memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>
  %1 = arith.addf %0, %0 : f32
  return %1 : f32
}
