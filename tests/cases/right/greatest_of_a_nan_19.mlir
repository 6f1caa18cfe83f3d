// RUN: lowir opt --compat=19 --canonicalize
// Of a NaN and a number the number is the greater one.
// DIFFERS: mlir-opt-19 folds the operation as if it were arith.maximumf, which hands the NaN on.
func.func @f() -> f64 {
  %nan = arith.constant 0x7FF8000000000000 : f64
  %one = arith.constant 1.0 : f64
  %0 = arith.maxnumf %nan, %one : f64
  return %0 : f64
}
//--- out
module {
  func.func @f() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
}

