// RUN: lowir opt --affine-expand-index-ops-as-affine
// RUN: lowir opt --compat=19 --affine-expand-index-ops
// DIFFERS: an index stays that no map takes apart
// A bound that turns out to be no positive number stands in no map that can be read.
func.func @digits(%i: index, %n: index) -> (index, index) {
  %negative = arith.constant -3 : index
  %zero = arith.constant 0 : index
  %0:2 = affine.delinearize_index %i into (%n, %negative) : index, index
  %1:3 = affine.delinearize_index %i into (%n, %zero, %n) : index, index, index
  return %0#0, %1#1 : index, index
}
//--- out
module {
  func.func @digits(%arg0: index, %arg1: index) -> (index, index) {
    %c-3 = arith.constant -3 : index
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (%arg1, %c-3) : index, index
    %1:3 = affine.delinearize_index %arg0 into (%arg1, %c0, %arg1) : index, index, index
    return %0#0, %1#1 : index, index
  }
}

//--- out 2
module {
  func.func @digits(%arg0: index, %arg1: index) -> (index, index) {
    %c-3 = arith.constant -3 : index
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (%arg1, %c-3) : index, index
    %1:3 = affine.delinearize_index %arg0 into (%arg1, %c0, %arg1) : index, index, index
    return %0#0, %1#1 : index, index
  }
}

