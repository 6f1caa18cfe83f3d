// RUN: lowir opt --convert-vector-to-scf
// A basis of constants is one of numbers; a single digit is the index.
func.func @f(%i: index, %j: index) -> (index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %0:2 = affine.delinearize_index %i into (%c4, 3) : index, index
  %1 = affine.delinearize_index %i into (%c4) : index
  %3 = affine.linearize_index [%i, %j] by (%c4, %j) : index
  %4 = affine.linearize_index [%j] by (%c7) : index
  return %0#0, %0#1, %1, %3, %4 : index, index, index, index, index
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
    %0:2 = affine.delinearize_index %arg0 into (4, 3) : index, index
    %1 = affine.linearize_index [%arg0, %arg1] by (4, %arg1) : index
    return %0#0, %0#1, %arg0, %1, %arg1 : index, index, index, index, index
  }
}

