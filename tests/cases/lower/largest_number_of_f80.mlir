// RUN: lowir opt --convert-vector-to-llvm
// The largest number that is no infinity has the first bit of its fraction, which the format writes.

func.func @f(%v: vector<4xf80>, %m: vector<4xi1>) -> f80 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf80> into f80 } : vector<4xi1> -> f80
  return %0 : f80
}
//--- out
module {
  func.func @f(%arg0: vector<4xf80>, %arg1: vector<4xi1>) -> f80 {
    %0 = llvm.mlir.constant(dense<1.18973149535723176502E+4932> : vector<4xf80>) : vector<4xf80>
    %1 = llvm.select %arg1, %arg0, %0 : vector<4xi1>, vector<4xf80>
    %2 = llvm.intr.vector.reduce.fminimum(%1) : (vector<4xf80>) -> f80
    return %2 : f80
  }
}

