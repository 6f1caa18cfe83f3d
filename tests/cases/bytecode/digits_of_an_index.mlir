// RUN: lowir opt --emit-bytecode %s | lowir opt
// The basis of the digits of an index is a property that is there always.
func.func @f(%i: index, %n: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%n, 3) : index, index
  return %0#0, %0#1 : index, index
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index) -> (index, index) {
    %0:2 = affine.delinearize_index %arg0 into (%arg1, 3) : index, index
    return %0#0, %0#1 : index, index
  }
}

