// RUN: lowir opt --lower-vector-multi-reduction
// DIFFERS: mlir-opt forgets the start values
func.func @f(%x: vector<2xi32>, %acc: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <xor>, %x, %acc [] : vector<2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
//--- out
module {
  func.func @f(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.xori %arg0, %arg1 : vector<2xi32>
    return %0 : vector<2xi32>
  }
}

