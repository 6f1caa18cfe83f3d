// RUN: lowir %s
// Views expand to descriptors before memrefs are lowered.
func.func @row(%m: memref<8x16xf32>, %i: index, %j: index) -> f32 {
  %row = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  %x = memref.load %row[%j] : memref<16xf32, strided<[1], offset: ?>>
  return %x : f32
}
