// RUN: lowir opt --convert-ub-to-llvm
// RUN: lowir opt --compat=19 --convert-ub-to-llvm
// Poison is a constant of LLVM.
func.func @f() -> (i32, index, vector<4xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : index
  %2 = ub.poison : vector<4xf32>
  return %0, %1, %2 : i32, index, vector<4xf32>
}
//--- out
module {
  func.func @f() -> (i32, index, vector<4xf32>) {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.poison : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.mlir.poison : vector<4xf32>
    return %0, %2, %3 : i32, index, vector<4xf32>
  }
}

//--- out 2
module {
  func.func @f() -> (i32, index, vector<4xf32>) {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.poison : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.mlir.poison : vector<4xf32>
    return %0, %2, %3 : i32, index, vector<4xf32>
  }
}

