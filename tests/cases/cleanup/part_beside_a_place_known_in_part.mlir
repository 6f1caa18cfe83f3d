// RUN: lowir opt --canonicalize
// A part that stands elsewhere than what was put in, by the places that are known, is one of what it was put into.

func.func @f(%v: vector<2x2x3xi32>, %i: index, %x: i32) -> (vector<2x3xi32>, vector<2x3xi32>, vector<3xi32>, vector<3xi32>, i32) {
  %0 = vector.insert %x, %v [0, %i, 1] : i32 into vector<2x2x3xi32>
  %1 = vector.extract %0[1] : vector<2x3xi32> from vector<2x2x3xi32>
  %2 = vector.extract %0[0] : vector<2x3xi32> from vector<2x2x3xi32>
  %3 = vector.extract %0[0, 1] : vector<3xi32> from vector<2x2x3xi32>
  %4 = vector.extract %0[1, 1] : vector<3xi32> from vector<2x2x3xi32>
  %5 = vector.extract %0[0, 1, 2] : i32 from vector<2x2x3xi32>
  return %1, %2, %3, %4, %5 : vector<2x3xi32>, vector<2x3xi32>, vector<3xi32>, vector<3xi32>, i32
}
//--- out
module {
  func.func @f(%arg0: vector<2x2x3xi32>, %arg1: index, %arg2: i32) -> (vector<2x3xi32>, vector<2x3xi32>, vector<3xi32>, vector<3xi32>, i32) {
    %0 = vector.insert %arg2, %arg0 [0, %arg1, 1] : i32 into vector<2x2x3xi32>
    %1 = vector.extract %arg0[1] : vector<2x3xi32> from vector<2x2x3xi32>
    %2 = vector.extract %0[0] : vector<2x3xi32> from vector<2x2x3xi32>
    %3 = vector.extract %0[0, 1] : vector<3xi32> from vector<2x2x3xi32>
    %4 = vector.extract %arg0[1, 1] : vector<3xi32> from vector<2x2x3xi32>
    %5 = vector.extract %arg0[0, 1, 2] : i32 from vector<2x2x3xi32>
    return %1, %2, %3, %4, %5 : vector<2x3xi32>, vector<2x3xi32>, vector<3xi32>, vector<3xi32>, i32
  }
}

