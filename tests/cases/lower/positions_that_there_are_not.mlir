// RUN: lowir opt --canonicalize
// The position -1 is none: what is there is poison.
func.func @f(%x: vector<2x3xi32>, %s: vector<3xi32>, %i: index) -> (vector<3xi32>, i32, vector<3xi32>, i32, vector<2x3xi32>, vector<2x3xi32>, i32) {
  %c = arith.constant -1 : index
  %1 = vector.extract %x[-1] : vector<3xi32> from vector<2x3xi32>
  %2 = vector.extract %x[1, -1] : i32 from vector<2x3xi32>
  %3 = vector.extract %x[%c] : vector<3xi32> from vector<2x3xi32>
  %4 = vector.extract %x[%i, -1] : i32 from vector<2x3xi32>
  %5 = vector.insert %s, %x[-1] : vector<3xi32> into vector<2x3xi32>
  %6 = vector.insert %s, %x[%c] : vector<3xi32> into vector<2x3xi32>
  %k = arith.constant dense<5> : vector<2x3xi32>
  %7 = vector.extract %k[-1, 1] : i32 from vector<2x3xi32>
  return %1, %2, %3, %4, %5, %6, %7 : vector<3xi32>, i32, vector<3xi32>, i32, vector<2x3xi32>, vector<2x3xi32>, i32
}
//--- out
module {
  func.func @f(%arg0: vector<2x3xi32>, %arg1: vector<3xi32>, %arg2: index) -> (vector<3xi32>, i32, vector<3xi32>, i32, vector<2x3xi32>, vector<2x3xi32>, i32) {
    %0 = ub.poison : vector<3xi32>
    %1 = ub.poison : i32
    %2 = ub.poison : vector<2x3xi32>
    return %0, %1, %0, %1, %2, %2, %1 : vector<3xi32>, i32, vector<3xi32>, i32, vector<2x3xi32>, vector<2x3xi32>, i32
  }
}

