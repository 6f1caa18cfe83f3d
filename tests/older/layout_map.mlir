// 2019: a layout as a bare affine map
#map0 = (d0, d1)[s0] -> (d0 * 8 + s0 + d1)
func @f(%m: memref<4x8xf32, #map0>, %i: index) -> f32 {
  %0 = load %m[%i, %i] : memref<4x8xf32, #map0>
  return %0 : f32
}
//--- today
#map = affine_map<(d0, d1)[s0] -> (d0 * 8 + s0 + d1)>
func.func @f(%m: memref<4x8xf32, #map>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, #map>
  return %0 : f32
}
