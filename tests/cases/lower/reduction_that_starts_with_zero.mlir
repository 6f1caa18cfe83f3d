// RUN: lowir opt --pass-pipeline=builtin.module(func.func(lower-vector-multi-reduction))
// The operations that put rows together are folded as they are made: with a start value of zeros nothing is left, and the
// constant stays where it was (sums 910012, sums 900150).
func.func private @use(vector<3xi8>)
func.func private @use_one(vector<1x1xi8>)
func.func private @same(vector<1x1xi8>) -> vector<1x1xi8>
func.func @f() {
  %rows = arith.constant dense<[[127, 64, 46], [1, 0, 0]]> : vector<2x3xi8>
  %most = arith.constant dense<127> : vector<1x1xi8>
  %x = func.call @same(%most) : (vector<1x1xi8>) -> vector<1x1xi8>
  %y = arith.subi %x, %x : vector<1x1xi8>
  func.call @use_one(%y) : (vector<1x1xi8>) -> ()
  %zeros = arith.constant dense<0> : vector<3xi8>
  %z = vector.multi_reduction <and>, %rows, %zeros [0] : vector<2x3xi8> to vector<3xi8>
  func.call @use(%z) : (vector<3xi8>) -> ()
  return
}
func.func @g(%rows: vector<3x2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %zeros = arith.constant dense<0> : vector<2xi32>
  %least = arith.constant dense<-2147483648> : vector<2xi32>
  %a = vector.multi_reduction <add>, %rows, %zeros [0] : vector<3x2xi32> to vector<2xi32>
  %b = vector.multi_reduction <maxsi>, %rows, %least [0] : vector<3x2xi32> to vector<2xi32>
  %c = vector.multi_reduction <mul>, %rows, %zeros [0] : vector<3x2xi32> to vector<2xi32>
  return %a, %b, %c : vector<2xi32>, vector<2xi32>, vector<2xi32>
}
//--- out
module {
  func.func private @use(vector<3xi8>)
  func.func private @use_one(vector<1x1xi8>)
  func.func private @same(vector<1x1xi8>) -> vector<1x1xi8>
  func.func @f() {
    %cst = arith.constant dense<0> : vector<1x1xi8>
    %cst_0 = arith.constant dense<0> : vector<3xi8>
    %cst_1 = arith.constant dense<127> : vector<1x1xi8>
    %0 = call @same(%cst_1) : (vector<1x1xi8>) -> vector<1x1xi8>
    call @use_one(%cst) : (vector<1x1xi8>) -> ()
    call @use(%cst_0) : (vector<3xi8>) -> ()
    return
  }
  func.func @g(%arg0: vector<3x2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : vector<2xi32> from vector<3x2xi32>
    %1 = vector.extract %arg0[1] : vector<2xi32> from vector<3x2xi32>
    %2 = arith.addi %1, %0 : vector<2xi32>
    %3 = vector.extract %arg0[2] : vector<2xi32> from vector<3x2xi32>
    %4 = arith.addi %3, %2 : vector<2xi32>
    %5 = vector.extract %arg0[0] : vector<2xi32> from vector<3x2xi32>
    %6 = vector.extract %arg0[1] : vector<2xi32> from vector<3x2xi32>
    %7 = arith.maxsi %6, %5 : vector<2xi32>
    %8 = vector.extract %arg0[2] : vector<2xi32> from vector<3x2xi32>
    %9 = arith.maxsi %8, %7 : vector<2xi32>
    return %4, %9, %cst : vector<2xi32>, vector<2xi32>, vector<2xi32>
  }
}

