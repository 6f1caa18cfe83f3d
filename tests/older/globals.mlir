// 2020: global buffers
global_memref "private" constant @t : memref<2xf32> = dense<[1.0, 2.0]>
func @f(%i: index) -> f32 {
  %0 = get_global_memref @t : memref<2xf32>
  %1 = load %0[%i] : memref<2xf32>
  return %1 : f32
}
//--- today
memref.global "private" constant @t : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%i: index) -> f32 {
  %0 = memref.get_global @t : memref<2xf32>
  %1 = memref.load %0[%i] : memref<2xf32>
  return %1 : f32
}
