// RUN: lowir opt --compat=19
// An index taken apart by a basis of values, as 19 writes it.
func.func @f(%n: index) {
  %7:2 = affine.delinearize_index %n into (%n, %n) : index, index
  return
}
//--- out
module {
  func.func @f(%arg0: index) {
    %0:2 = affine.delinearize_index %arg0 into (%arg0, %arg0) : index, index
    return
  }
}

