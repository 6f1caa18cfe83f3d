// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Constants inside and outside become one where they are numbers.
func.func @numbers(%x: i32) -> (i32, i32, i32) {
  %one = arith.constant 1 : i32
  %many = arith.constant 127 : i32
  %0 = arith.subi %x, %many : i32
  %1 = arith.subi %0, %one : i32
  %2 = arith.muli %x, %many : i32
  %3 = arith.muli %2, %many : i32
  %4 = arith.addi %x, %many : i32
  %5 = arith.addi %4, %one : i32
  return %1, %3, %5 : i32, i32, i32
}
func.func @vectors(%x: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %one = arith.constant dense<1> : vector<2x2xi32>
  %many = arith.constant dense<[[127, 1], [2, 3]]> : vector<2x2xi32>
  %0 = arith.subi %x, %many : vector<2x2xi32>
  %1 = arith.subi %0, %one : vector<2x2xi32>
  %2 = arith.muli %x, %many : vector<2x2xi32>
  %3 = arith.muli %2, %many : vector<2x2xi32>
  %4 = arith.addi %x, %many : vector<2x2xi32>
  %5 = arith.addi %4, %one : vector<2x2xi32>
  return %1, %3, %5 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
}
func.func @tensors(%x: tensor<4xi8>) -> tensor<4xi8> {
  %one = arith.constant dense<1> : tensor<4xi8>
  %0 = arith.addi %x, %one : tensor<4xi8>
  %1 = arith.addi %0, %one : tensor<4xi8>
  return %1 : tensor<4xi8>
}
//--- out
module {
  func.func @numbers(%arg0: i32) -> (i32, i32, i32) {
    %c16129_i32 = arith.constant 16129 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.subi %arg0, %c128_i32 : i32
    %1 = arith.muli %arg0, %c16129_i32 : i32
    %2 = arith.addi %arg0, %c128_i32 : i32
    return %0, %1, %2 : i32, i32, i32
  }
  func.func @vectors(%arg0: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
    %cst = arith.constant dense<1> : vector<2x2xi32>
    %cst_0 = arith.constant dense<[[127, 1], [2, 3]]> : vector<2x2xi32>
    %0 = arith.subi %arg0, %cst_0 : vector<2x2xi32>
    %1 = arith.subi %0, %cst : vector<2x2xi32>
    %2 = arith.muli %arg0, %cst_0 : vector<2x2xi32>
    %3 = arith.muli %2, %cst_0 : vector<2x2xi32>
    %4 = arith.addi %arg0, %cst_0 : vector<2x2xi32>
    %5 = arith.addi %4, %cst : vector<2x2xi32>
    return %1, %3, %5 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
  }
  func.func @tensors(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %cst = arith.constant dense<1> : tensor<4xi8>
    %0 = arith.addi %arg0, %cst : tensor<4xi8>
    %1 = arith.addi %0, %cst : tensor<4xi8>
    return %1 : tensor<4xi8>
  }
}

//--- out 2
module {
  func.func @numbers(%arg0: i32) -> (i32, i32, i32) {
    %c16129_i32 = arith.constant 16129 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.subi %arg0, %c128_i32 : i32
    %1 = arith.muli %arg0, %c16129_i32 : i32
    %2 = arith.addi %arg0, %c128_i32 : i32
    return %0, %1, %2 : i32, i32, i32
  }
  func.func @vectors(%arg0: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
    %cst = arith.constant dense<1> : vector<2x2xi32>
    %cst_0 = arith.constant dense<[[127, 1], [2, 3]]> : vector<2x2xi32>
    %0 = arith.subi %arg0, %cst_0 : vector<2x2xi32>
    %1 = arith.subi %0, %cst : vector<2x2xi32>
    %2 = arith.muli %arg0, %cst_0 : vector<2x2xi32>
    %3 = arith.muli %2, %cst_0 : vector<2x2xi32>
    %4 = arith.addi %arg0, %cst_0 : vector<2x2xi32>
    %5 = arith.addi %4, %cst : vector<2x2xi32>
    return %1, %3, %5 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
  }
  func.func @tensors(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %cst = arith.constant dense<1> : tensor<4xi8>
    %0 = arith.addi %arg0, %cst : tensor<4xi8>
    %1 = arith.addi %0, %cst : tensor<4xi8>
    return %1 : tensor<4xi8>
  }
}

