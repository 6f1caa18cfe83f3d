// RUN: lowir opt --expand-strided-metadata
// The index of the size folds though it is made of one that is not known.
func.func @f(%m: memref<?xi32>, %x: index, %n: index) -> (index, index, index) {
  %v = memref.subview %m[%x] [%n] [2] : memref<?xi32> to memref<?xi32, strided<[2], offset: ?>>
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %i = arith.remui %x, %one : index
  %a = memref.dim %v, %i : memref<?xi32, strided<[2], offset: ?>>
  %j = arith.muli %x, %zero : index
  %b = memref.dim %v, %j : memref<?xi32, strided<[2], offset: ?>>
  %k = arith.addi %i, %zero : index
  %c = memref.dim %v, %k : memref<?xi32, strided<[2], offset: ?>>
  return %a, %b, %c : index, index, index
}
//--- out
module {
  func.func @f(%arg0: memref<?xi32>, %arg1: index, %arg2: index) -> (index, index, index) {
    return %arg2, %arg2, %arg2 : index, index, index
  }
}

