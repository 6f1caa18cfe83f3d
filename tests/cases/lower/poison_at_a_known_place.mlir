// RUN: lowir opt --convert-ub-to-llvm
// A fold that took its place in, and came to a constant that the conversion does not keep, is taken back whole.
func.func @f() -> f32 {
  %c = arith.constant 1 : index
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %0 = vector.extract %v[%c] : f32 from vector<4xf32>
  return %0 : f32
}
func.func @g() -> f32 {
  %c = ub.poison : index
  %v = ub.poison : vector<4xf32>
  %i = arith.constant 1 : index
  %0 = vector.extract %v[%i] : f32 from vector<4xf32>
  return %0 : f32
}
//--- out
module {
  func.func @f() -> f32 {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %0 = vector.extract %cst[%c1] : f32 from vector<4xf32>
    return %0 : f32
  }
  func.func @g() -> f32 {
    %0 = llvm.mlir.poison : i64
    %1 = llvm.mlir.poison : vector<4xf32>
    %c1 = arith.constant 1 : index
    %2 = llvm.mlir.poison : f32
    return %2 : f32
  }
}

