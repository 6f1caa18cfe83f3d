// RUN: lowir opt --sccp
// The size of a view is a value that the view has as an operand: what becomes of that value becomes of the size, also
// where it was a constant for a while, until another call of a function gave something else.
func.func @size(%m: memref<3x?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = func.call @same(%c1) : (index) -> index
  %s = memref.subview %m[1, 0] [1, %n] [1, 1] : memref<3x?xindex> to memref<?xindex, strided<[1], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?xindex, strided<[1], offset: ?>>
  return %d : index
}
func.func @other() -> index {
  %c5 = arith.constant 5 : index
  %k = func.call @same(%c5) : (index) -> index
  return %k : index
}
func.func private @same(%x: index) -> index {
  return %x : index
}
//--- out
module {
  func.func @size(%arg0: memref<3x?xindex>) -> index {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = call @same(%c1) : (index) -> index
    %subview = memref.subview %arg0[1, 0] [1, %0] [1, 1] : memref<3x?xindex> to memref<?xindex, strided<[1], offset: ?>>
    %dim = memref.dim %subview, %c0 : memref<?xindex, strided<[1], offset: ?>>
    return %dim : index
  }
  func.func @other() -> index {
    %c5 = arith.constant 5 : index
    %0 = call @same(%c5) : (index) -> index
    return %0 : index
  }
  func.func private @same(%arg0: index) -> index {
    return %arg0 : index
  }
}

