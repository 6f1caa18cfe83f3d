// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Elements at positions of any integer type, and of vectors without dimensions.
func.func @elements(%v: vector<4xf32>, %z: vector<f32>, %i: i32, %k: index, %x: f32) -> (f32, f32, vector<4xf32>, vector<f32>) {
  %0 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %1 = vector.extractelement %z[] : vector<f32>
  %2 = vector.insertelement %x, %v[%k : index] : vector<4xf32>
  %3 = vector.insertelement %x, %z[] : vector<f32>
  return %0, %1, %2, %3 : f32, f32, vector<4xf32>, vector<f32>
}
//--- out
module {
  func.func @elements(%arg0: vector<4xf32>, %arg1: vector<f32>, %arg2: i32, %arg3: index, %arg4: f32) -> (f32, f32, vector<4xf32>, vector<f32>) {
    %0 = vector.extractelement %arg0[%arg2 : i32] : vector<4xf32>
    %1 = vector.extractelement %arg1[] : vector<f32>
    %2 = vector.insertelement %arg4, %arg0[%arg3 : index] : vector<4xf32>
    %3 = vector.insertelement %arg4, %arg1[] : vector<f32>
    return %0, %1, %2, %3 : f32, f32, vector<4xf32>, vector<f32>
  }
}

//--- out 2
module {
  func.func @elements(%arg0: vector<4xf32>, %arg1: vector<f32>, %arg2: i32, %arg3: index, %arg4: f32) -> (f32, f32, vector<4xf32>, vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
    %2 = llvm.extractelement %arg0[%arg2 : i32] : vector<4xf32>
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.extractelement %1[%3 : i64] : vector<1xf32>
    %5 = llvm.insertelement %arg4, %arg0[%0 : i64] : vector<4xf32>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.insertelement %arg4, %1[%6 : i64] : vector<1xf32>
    %8 = builtin.unrealized_conversion_cast %7 : vector<1xf32> to vector<f32>
    return %2, %4, %5, %8 : f32, f32, vector<4xf32>, vector<f32>
  }
}

