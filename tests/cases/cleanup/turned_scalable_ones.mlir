// RUN: lowir opt --canonicalize
// DIFFERS: mlir-opt takes it for one lane, and what it makes is an error
// One lane times the scale is not repeated along a dimension that changes places with it.
func.func @f(%x: vector<[1]xf32>) -> vector<[1]x2xf32> {
  %0 = vector.broadcast %x : vector<[1]xf32> to vector<2x[1]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x[1]xf32> to vector<[1]x2xf32>
  return %1 : vector<[1]x2xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<[1]xf32>) -> vector<[1]x2xf32> {
    %0 = vector.broadcast %arg0 : vector<[1]xf32> to vector<2x[1]xf32>
    %1 = vector.transpose %0, [1, 0] : vector<2x[1]xf32> to vector<[1]x2xf32>
    return %1 : vector<[1]x2xf32>
  }
}

