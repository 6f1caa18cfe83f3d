// mlir-opt-22 prints the subscript as (%arg3 + %arg2 + %arg2) mod 5, and what reads that prints (%arg2 + %arg3 + %arg2) mod 5:
// what is printed is not what was read. (lowir does the same, byte for byte.)
func.func @f(%m: memref<8x8x8xi32>, %v: i32) {
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 4 {
      affine.store %v, %m[%b mod 1, (%b + %b + %a) mod 2, (%b + %a + %a) mod 5] : memref<8x8x8xi32>
    }
  }
  return
}
