// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// The one element of a vector, picked again.
func.func @a(%arg0: vector<1xf32>, %arg1: vector<2xf32>) -> (vector<1xf32>, vector<2xf32>, vector<1xf32>,vector<1xf32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [0] : vector<1xf32> 
    %1 = llvm.shufflevector %arg1, %arg1 [0, 1] : vector<2xf32> 
    %2 = llvm.shufflevector %arg0, %arg0 [1] : vector<1xf32> 
    %3 = llvm.shufflevector %arg1, %arg1 [0] : vector<2xf32> 
    return %0, %1, %2, %3 : vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>
}
func.func @b(%arg0: vector<[1]xf32>, %arg1: vector<1xf32>) -> (vector<[1]xf32>, vector<1xf32>, vector<2xf32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [0] : vector<[1]xf32> 
    %1 = llvm.shufflevector %arg1, %arg1 [-1] : vector<1xf32> 
    %2 = llvm.shufflevector %arg1, %arg1 [0, 0] : vector<1xf32> 
    return %0, %1, %2 : vector<[1]xf32>, vector<1xf32>, vector<2xf32>
}
//--- out
module {
  func.func @a(%arg0: vector<1xf32>, %arg1: vector<2xf32>) -> (vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>) {
    %0 = llvm.shufflevector %arg1, %arg1 [0, 1] : vector<2xf32> 
    %1 = llvm.shufflevector %arg0, %arg0 [1] : vector<1xf32> 
    %2 = llvm.shufflevector %arg1, %arg1 [0] : vector<2xf32> 
    return %arg0, %0, %1, %2 : vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>
  }
  func.func @b(%arg0: vector<[1]xf32>, %arg1: vector<1xf32>) -> (vector<[1]xf32>, vector<1xf32>, vector<2xf32>) {
    %0 = llvm.shufflevector %arg1, %arg1 [-1] : vector<1xf32> 
    %1 = llvm.shufflevector %arg1, %arg1 [0, 0] : vector<1xf32> 
    return %arg0, %0, %1 : vector<[1]xf32>, vector<1xf32>, vector<2xf32>
  }
}

//--- out 2
module {
  func.func @a(%arg0: vector<1xf32>, %arg1: vector<2xf32>) -> (vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [0] : vector<1xf32> 
    %1 = llvm.shufflevector %arg1, %arg1 [0, 1] : vector<2xf32> 
    %2 = llvm.shufflevector %arg0, %arg0 [1] : vector<1xf32> 
    %3 = llvm.shufflevector %arg1, %arg1 [0] : vector<2xf32> 
    return %0, %1, %2, %3 : vector<1xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>
  }
  func.func @b(%arg0: vector<[1]xf32>, %arg1: vector<1xf32>) -> (vector<[1]xf32>, vector<1xf32>, vector<2xf32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [0] : vector<[1]xf32> 
    %1 = llvm.shufflevector %arg1, %arg1 [-1] : vector<1xf32> 
    %2 = llvm.shufflevector %arg1, %arg1 [0, 0] : vector<1xf32> 
    return %0, %1, %2 : vector<[1]xf32>, vector<1xf32>, vector<2xf32>
  }
}

