// 2019: a bare affine map in the type, and a memory space
func @f(%m: memref<4x8xf32, (d0, d1) -> (d0, d1), 1>, %n: memref<4xf32, (d0) -> (d0)>)
//--- today
func.func private @f(memref<4x8xf32, 1>, memref<4xf32>)
