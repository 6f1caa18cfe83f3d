// RUN: lowir opt --arm-neon-2d-to-intr
// Dot products of rows become the intrinsic on the rows one behind another.

func.func @f(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<2xi32>, %d: vector<2x4xi8>) -> vector<4xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %1 = arm_neon.2d.sdot %c, %d, %d : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %0 : vector<4xi32>
}
//--- out
module {
  func.func @f(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>, %arg2: vector<2xi32>, %arg3: vector<2x4xi8>) -> vector<4xi32> {
    %0 = vector.shape_cast %arg1 : vector<4x4xi8> to vector<16xi8>
    %1 = vector.shape_cast %arg1 : vector<4x4xi8> to vector<16xi8>
    %2 = arm_neon.intr.sdot %arg0, %0, %1 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    return %2 : vector<4xi32>
  }
}

