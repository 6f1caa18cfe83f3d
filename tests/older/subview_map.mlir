// 2021: parts whose layout is an affine map
func @f(%m: memref<8x16xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  %1 = load %0[%i, %i] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  return %1 : f32
}
//--- today
func.func @f(%m: memref<8x16xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  %1 = memref.load %0[%i, %i] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  return %1 : f32
}
