// RUN: lowir opt --convert-vector-to-llvm
// The start value would have 300,000 digits.
// DIFFERS: mlir-opt has no such limit.

func.func @f(%v: vector<4xi1000000>, %m: vector<4xi1>) -> i1000000 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi1000000> into i1000000 } : vector<4xi1> -> i1000000
  return %0 : i1000000
}
//--- out
module {
  func.func @f(%arg0: vector<4xi1000000>, %arg1: vector<4xi1>) -> i1000000 {
    %0 = vector.mask %arg1 { vector.reduction <minsi>, %arg0 : vector<4xi1000000> into i1000000 } : vector<4xi1> -> i1000000
    return %0 : i1000000
  }
}

