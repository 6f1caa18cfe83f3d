// RUN: lowir opt --lower-vector-multi-reduction=lowering-strategy=inner-reduction
// DIFFERS: mlir-opt takes as many rows as the least of the scalable dimension, and leaves out the others
func.func @f(%x: vector<[4]x2xi32>, %acc: vector<[4]xi32>) -> vector<[4]xi32> {
  %r = vector.multi_reduction <xor>, %x, %acc [1] : vector<[4]x2xi32> to vector<[4]xi32>
  return %r : vector<[4]xi32>
}
//--- out
module {
  func.func @f(%arg0: vector<[4]x2xi32>, %arg1: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = vector.multi_reduction <xor>, %arg0, %arg1 [1] : vector<[4]x2xi32> to vector<[4]xi32>
    return %0 : vector<[4]xi32>
  }
}

