// 2020: parts of buffers
func @f(%m: memref<8x16xf32>, %i: index) -> f32 {
  %0 = subview %m[%i, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, offset: ?, strides: [16, 1]>
  %1 = load %0[%i, %i] : memref<4x4xf32, offset: ?, strides: [16, 1]>
  return %1 : f32
}
//--- today
func.func @f(%m: memref<8x16xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<4x4xf32, strided<[16, 1], offset: ?>>
  return %1 : f32
}
