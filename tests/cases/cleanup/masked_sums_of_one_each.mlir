// RUN: lowir opt --canonicalize %s
// DIFFERS: mlir-opt takes the element that the mask hides, in place of what the sum begins with
// A reduction of one element each that a mask may hide.
func.func @f(%a: vector<3x1xf32>, %b: vector<3xf32>, %m: vector<3x1xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %b [1] : vector<3x1xf32> to vector<3xf32> } : vector<3x1xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<3x1xf32>, %arg1: vector<3xf32>, %arg2: vector<3x1xi1>) -> vector<3xf32> {
    %0 = vector.mask %arg2 { vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<3x1xf32> to vector<3xf32> } : vector<3x1xi1> -> vector<3xf32>
    return %0 : vector<3xf32>
  }
}

