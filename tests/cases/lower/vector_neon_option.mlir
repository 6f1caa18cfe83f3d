// RUN: lowir opt --convert-vector-to-llvm=enable-arm-neon
// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-arm-neon
// The option for NEON alone converts nothing more.
func.func @f(%a: vector<4xi32>, %b: vector<2x4xi8>, %c: vector<2xi32>) -> (vector<2xi32>, i32) {
  %0 = arm_neon.2d.sdot %c, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %1 = vector.reduction <add>, %a : vector<4xi32> into i32
  return %0, %1 : vector<2xi32>, i32
}
//--- out
module {
  func.func @f(%arg0: vector<4xi32>, %arg1: vector<2x4xi8>, %arg2: vector<2xi32>) -> (vector<2xi32>, i32) {
    %0 = arm_neon.2d.sdot %arg2, %arg1, %arg1 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    %1 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    return %0, %1 : vector<2xi32>, i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: vector<4xi32>, %arg1: vector<2x4xi8>, %arg2: vector<2xi32>) -> (vector<2xi32>, i32) {
    %0 = arm_neon.2d.sdot %arg2, %arg1, %arg1 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    %1 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    return %0, %1 : vector<2xi32>, i32
  }
}

