// RUN: lowir opt --canonicalize
// An index is taken apart by positive numbers; a value that turns out to be none stays a value.
// DIFFERS: mlir-opt crashes at the first, and makes what does not verify of the second
func.func @zero() -> (index, index) {
  %c = arith.constant 5 : index
  %z = arith.constant 0 : index
  %0:2 = affine.delinearize_index %c into (%z) : index, index
  return %0#0, %0#1 : index, index
}
func.func @least(%i: index) -> (index, index) {
  %z = arith.constant -1 : index
  %n = arith.constant 4 : index
  %0:2 = affine.delinearize_index %i into (%z, %n) : index, index
  return %0#0, %0#1 : index, index
}
//--- out
module {
  func.func @zero() -> (index, index) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %c5 into (%c0) : index, index
    return %0#0, %0#1 : index, index
  }
  func.func @least(%arg0: index) -> (index, index) {
    %c-1 = arith.constant -1 : index
    %0:2 = affine.delinearize_index %arg0 into (%c-1, 4) : index, index
    return %0#0, %0#1 : index, index
  }
}

