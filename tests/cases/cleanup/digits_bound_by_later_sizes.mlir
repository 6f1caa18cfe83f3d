// RUN: lowir opt --canonicalize %s
// DIFFERS: mlir-opt computes the product of sizes before one of them is there, which is an error
// Digits are put together only where what bounds them is there before they are taken apart.
func.func private @size() -> index
func.func @later(%i: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (4) : index, index
  %1:3 = affine.delinearize_index %i into (4, 2) : index, index, index
  %n = func.call @size() : () -> index
  %2 = affine.linearize_index [%0#0, %0#1] by (%n, 4) : index
  %3 = affine.linearize_index [%1#0, %1#1, %n] by (%n, 4, 7) : index
  return %2, %3 : index, index
}
func.func @before(%i: index, %n: index) -> index {
  %0:3 = affine.delinearize_index %i into (4, 2) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %n] by (%n, 4, 7) : index
  return %1 : index
}
//--- out
#map = affine_map<()[s0] -> (s0 * 4)>
module {
  func.func private @size() -> index
  func.func @later(%arg0: index) -> (index, index) {
    %0:2 = affine.delinearize_index %arg0 into (4) : index, index
    %1:3 = affine.delinearize_index %arg0 into (4, 2) : index, index, index
    %2 = call @size() : () -> index
    %3 = affine.linearize_index [%0#0, %0#1] by (%2, 4) : index
    %4 = affine.linearize_index [%1#0, %1#1, %2] by (%2, 4, 7) : index
    return %3, %4 : index, index
  }
  func.func @before(%arg0: index, %arg1: index) -> index {
    %0 = affine.apply #map()[%arg1]
    %1:2 = affine.delinearize_index %arg0 into (%0, 2) : index, index
    %2 = affine.linearize_index [%1#0, %arg1] by (%0, 7) : index
    return %2 : index
  }
}

