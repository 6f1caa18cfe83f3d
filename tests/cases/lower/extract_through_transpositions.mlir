// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --pass-pipeline=builtin.module(func.func(lower-vector-multi-reduction))
// A part is taken out of what several transpositions leave in its place (sums 1100118).
func.func @f(%x: vector<2x3xf32>, %y: vector<2x3x4xi8>, %a: vector<3xf32>) -> (vector<3xf32>, vector<4xi8>, vector<2xi8>, vector<3xf32>) {
  %t = vector.transpose %x, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %u = vector.transpose %t, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %e = vector.extract %u[1] : vector<3xf32> from vector<2x3xf32>
  %p = vector.transpose %y, [2, 0, 1] : vector<2x3x4xi8> to vector<4x2x3xi8>
  %q = vector.transpose %p, [2, 1, 0] : vector<4x2x3xi8> to vector<3x2x4xi8>
  %g = vector.extract %q[2, 1] : vector<4xi8> from vector<3x2x4xi8>
  %h = vector.transpose %q, [0, 2, 1] : vector<3x2x4xi8> to vector<3x4x2xi8>
  %i = vector.extract %h[2, 3] : vector<2xi8> from vector<3x4x2xi8>
  %r = vector.multi_reduction <mul>, %t, %a [1] : vector<3x2xf32> to vector<3xf32>
  return %e, %g, %i, %r : vector<3xf32>, vector<4xi8>, vector<2xi8>, vector<3xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x3x4xi8>, %arg2: vector<3xf32>) -> (vector<3xf32>, vector<4xi8>, vector<2xi8>, vector<3xf32>) {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %2 = vector.transpose %arg1, [2, 0, 1] : vector<2x3x4xi8> to vector<4x2x3xi8>
    %3 = vector.transpose %2, [2, 1, 0] : vector<4x2x3xi8> to vector<3x2x4xi8>
    %4 = vector.extract %arg1[1, 2] : vector<4xi8> from vector<2x3x4xi8>
    %5 = vector.transpose %3, [0, 2, 1] : vector<3x2x4xi8> to vector<3x4x2xi8>
    %6 = vector.extract %5[2, 3] : vector<2xi8> from vector<3x4x2xi8>
    %7 = vector.multi_reduction <mul>, %0, %arg2 [1] : vector<3x2xf32> to vector<3xf32>
    return %1, %4, %6, %7 : vector<3xf32>, vector<4xi8>, vector<2xi8>, vector<3xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x3x4xi8>, %arg2: vector<3xf32>) -> (vector<3xf32>, vector<4xi8>, vector<2xi8>, vector<3xf32>) {
    %0 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %1 = vector.transpose %arg1, [2, 0, 1] : vector<2x3x4xi8> to vector<4x2x3xi8>
    %2 = vector.transpose %1, [2, 1, 0] : vector<4x2x3xi8> to vector<3x2x4xi8>
    %3 = vector.extract %arg1[1, 2] : vector<4xi8> from vector<2x3x4xi8>
    %4 = vector.transpose %2, [0, 2, 1] : vector<3x2x4xi8> to vector<3x4x2xi8>
    %5 = vector.extract %4[2, 3] : vector<2xi8> from vector<3x4x2xi8>
    %6 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %7 = arith.mulf %6, %arg2 : vector<3xf32>
    %8 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %9 = arith.mulf %8, %7 : vector<3xf32>
    return %0, %3, %5, %9 : vector<3xf32>, vector<4xi8>, vector<2xi8>, vector<3xf32>
  }
}

