// 2019: offset and strides in the type
func @f(%m: memref<?x?x4x8xf32, offset: ?, strides: [?, 32, 8, 1]>, %i: index) -> f32 {
  %0 = load %m[%i, %i, %i, %i] : memref<?x?x4x8xf32, offset: ?, strides: [?, 32, 8, 1]>
  return %0 : f32
}
//--- today
func.func @f(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i, %i] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return %0 : f32
}
