// RUN: lowir opt --convert-complex-to-libm
// RUN: lowir opt --convert-math-to-libm
// Nothing folds to a constant that the conversion does not ask for.
func.func @f() -> (f64, f64, index, i1) {
  %c = complex.constant [2.0e9, 1.0e-4] : complex<f64>
  %0 = complex.re %c : complex<f64>
  %1 = complex.im %c : complex<f64>
  %a = arith.constant 3 : index
  %b = arith.addi %a, %a : index
  %i = complex.eq %c, %c : complex<f64>
  return %0, %1, %b, %i : f64, f64, index, i1
}
//--- out
module {
  func.func @f() -> (f64, f64, index, i1) {
    %cst = complex.constant [2.000000e+09, 1.000000e-04] : complex<f64>
    %0 = complex.re %cst : complex<f64>
    %1 = complex.im %cst : complex<f64>
    %c3 = arith.constant 3 : index
    %2 = arith.addi %c3, %c3 : index
    %3 = complex.eq %cst, %cst : complex<f64>
    return %0, %1, %2, %3 : f64, f64, index, i1
  }
}

//--- out 2
module {
  func.func @f() -> (f64, f64, index, i1) {
    %cst = complex.constant [2.000000e+09, 1.000000e-04] : complex<f64>
    %cst_0 = arith.constant 2.000000e+09 : f64
    %cst_1 = arith.constant 1.000000e-04 : f64
    %c3 = arith.constant 3 : index
    %0 = arith.addi %c3, %c3 : index
    %1 = complex.eq %cst, %cst : complex<f64>
    return %cst_0, %cst_1, %0, %1 : f64, f64, index, i1
  }
}

