// mlir-opt-22 --expand-realloc takes all 2 elements of the new memory of 1, in the branch for memory that grows, and says
// that the slice runs out of bounds. Also with 19, which makes it and does not verify it.
func.func @f(%m: memref<2xi32>) -> memref<1xi32> {
  %r = memref.realloc %m : memref<2xi32> to memref<1xi32>
  return %r : memref<1xi32>
}
