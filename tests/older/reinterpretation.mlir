// 2020: sizes and strides given anew
func @f(%m: memref<*xf32>, %n: index) -> f32 {
  %0 = memref_reinterpret_cast %m to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32, offset: 0, strides: [4, 1]>
  %1 = load %0[%n, %n] : memref<?x4xf32, offset: 0, strides: [4, 1]>
  return %1 : f32
}
//--- today
func.func @f(%m: memref<*xf32>, %n: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32, strided<[4, 1]>>
  %1 = memref.load %0[%n, %n] : memref<?x4xf32, strided<[4, 1]>>
  return %1 : f32
}
