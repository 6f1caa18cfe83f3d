// RUN: lowir opt --lower-affine
// Digits of a constant are constants, and what constants are put together to.
func.func @g(%i: index, %j: index) -> (index, index, index, index) {
  %k = arith.constant -7 : index
  %z = arith.constant 0 : index
  %0:3 = affine.delinearize_index %k into (3, 4) : index, index, index
  %1 = affine.linearize_index [%k, %k, %k] by (5, 4) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
//--- out
module {
  func.func @g(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %c-7 = arith.constant -7 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c-175 = arith.constant -175 : index
    return %c-1, %c1, %c1_0, %c-175 : index, index, index, index
  }
}

