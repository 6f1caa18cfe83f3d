// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// A scalar in every element.
func.func @splat(%x: f32) -> vector<4xf32> {
  %0 = vector.splat %x : vector<4xf32>
  return %0 : vector<4xf32>
}
//--- out
module {
  func.func @splat(%arg0: f32) -> vector<4xf32> {
    %0 = llvm.mlir.undef : vector<4xf32>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<4xf32>
    %3 = llvm.shufflevector %2, %0 [0, 0, 0, 0] : vector<4xf32> 
    return %3 : vector<4xf32>
  }
}

