// RUN: lowir opt --canonicalize
// What stays at the end of a transposition comes out of its operand; a mask of known bounds is a constant one.
func.func @f(%x: vector<2x3x4xi32>) -> (vector<4xi32>, vector<2x4xi32>) {
  %0 = vector.transpose %x, [1, 0, 2] : vector<2x3x4xi32> to vector<3x2x4xi32>
  %1 = vector.extract %0[0, 1] : vector<4xi32> from vector<3x2x4xi32>
  %2 = vector.extract %0[2] : vector<2x4xi32> from vector<3x2x4xi32>
  return %1, %2 : vector<4xi32>, vector<2x4xi32>
}
func.func @masks(%i: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>) {
  %a = arith.constant -3 : index
  %b = arith.constant 7 : index
  %c = arith.constant 2 : index
  %0 = vector.create_mask %a, %b : vector<4x4xi1>
  %1 = vector.create_mask %b, %c : vector<4x4xi1>
  %2 = vector.create_mask %i, %c : vector<4x4xi1>
  return %0, %1, %2 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>
}
//--- out
module {
  func.func @f(%arg0: vector<2x3x4xi32>) -> (vector<4xi32>, vector<2x4xi32>) {
    %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xi32> to vector<3x2x4xi32>
    %1 = vector.extract %arg0[1, 0] : vector<4xi32> from vector<2x3x4xi32>
    %2 = vector.extract %0[2] : vector<2x4xi32> from vector<3x2x4xi32>
    return %1, %2 : vector<4xi32>, vector<2x4xi32>
  }
  func.func @masks(%arg0: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<false> : vector<4x4xi1>
    %0 = vector.constant_mask [4, 2] : vector<4x4xi1>
    %1 = vector.create_mask %arg0, %c2 : vector<4x4xi1>
    return %cst, %0, %1 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>
  }
}

