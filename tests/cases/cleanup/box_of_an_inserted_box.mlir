// RUN: lowir opt --canonicalize
// A box out of a box that was put in, past one beside it; not out of two.
func.func @f(%a: vector<13xi32>, %b: vector<2xi32>, %c: vector<16xi32>) -> (vector<2xi32>, vector<4xi32>, vector<2x3xi8>) {
  %0 = vector.insert_strided_slice %a, %c {offsets = [1], strides = [1]} : vector<13xi32> into vector<16xi32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [2], strides = [1]} : vector<2xi32> into vector<16xi32>
  %2 = vector.extract_strided_slice %1 {offsets = [8], sizes = [2], strides = [1]} : vector<16xi32> to vector<2xi32>
  %3 = vector.extract_strided_slice %0 {offsets = [12], sizes = [4], strides = [1]} : vector<16xi32> to vector<4xi32>
  %4 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
  %5 = arith.constant dense<0> : vector<4x3xi8>
  %6 = vector.insert_strided_slice %4, %5 {offsets = [1, 0], strides = [1, 1]} : vector<2x3xi8> into vector<4x3xi8>
  %7 = vector.extract_strided_slice %6 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi8> to vector<2x3xi8>
  return %2, %3, %7 : vector<2xi32>, vector<4xi32>, vector<2x3xi8>
}
//--- out
module {
  func.func @f(%arg0: vector<13xi32>, %arg1: vector<2xi32>, %arg2: vector<16xi32>) -> (vector<2xi32>, vector<4xi32>, vector<2x3xi8>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
    %0 = vector.insert_strided_slice %arg0, %arg2 {offsets = [1], strides = [1]} : vector<13xi32> into vector<16xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [7], sizes = [2], strides = [1]} : vector<13xi32> to vector<2xi32>
    %2 = vector.extract_strided_slice %0 {offsets = [12], sizes = [4], strides = [1]} : vector<16xi32> to vector<4xi32>
    return %1, %2, %cst : vector<2xi32>, vector<4xi32>, vector<2x3xi8>
  }
}

