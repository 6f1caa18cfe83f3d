// RUN: lowir opt --compat=19 %s
// Vectors whose first dimensions are given by values, in release 19.

func.func @reshape(%v: vector<3x2x4xf32>, %a: index, %b: index, %c: index) -> vector<2x3x4xf32> {
  %0 = vector.reshape %v, [%a, %b], [%b, %c], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
//--- out
module {
  func.func @reshape(%arg0: vector<3x2x4xf32>, %arg1: index, %arg2: index, %arg3: index) -> vector<2x3x4xf32> {
    %0 = vector.reshape %arg0, [%arg1, %arg2], [%arg2, %arg3], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
    return %0 : vector<2x3x4xf32>
  }
}

