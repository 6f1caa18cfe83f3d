// RUN: lowir opt --emit-bytecode --emit-bytecode-version=2 %s | lowir opt
// Before version 5 a flag that is not set is no attribute: upstream's dictionaries have no place for it.

func.func @f(%a: index, %b: index) -> index {
  %0 = affine.linearize_index [%a, %b] by (4) : index
  return %0 : index
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %0 = affine.linearize_index [%arg0, %arg1] by (4) : index
    return %0 : index
  }
}

