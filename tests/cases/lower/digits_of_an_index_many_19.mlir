// RUN: lowir opt --compat=19 --affine-expand-index-ops
// DIFFERS: an index of more than 64 digits stays
// Each digit's map would have the bounds of all others: 3,000 digits took 230 MB.
func.func @digits(%i: index, %a: index, %b: index) -> index {
  %0:65 = affine.delinearize_index %i into (%a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a, %b, %a) : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
  return %0#1 : index
}
//--- out
module {
  func.func @digits(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0:65 = affine.delinearize_index %arg0 into (%arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1, %arg2, %arg1) : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
    return %0#1 : index
  }
}

