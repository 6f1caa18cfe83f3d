// 2019: an offset alone: strides follow from the shape
func @f(%m: memref<?x?x4x8xf32, offset: ?>, %n: memref<2x3xi8, offset: 5>)
//--- today
func.func private @f(memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, memref<2x3xi8, strided<[3, 1], offset: 5>>)
