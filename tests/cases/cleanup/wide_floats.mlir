// RUN: lowir opt --canonicalize
// Constants of 80 and 128 bits are computed with by their own digits.
func.func @arithmetic() -> (f128, f128, f80, f80, f80) {
  %a = arith.constant 1.5 : f128
  %b = arith.constant 0x3FFF0000000000000000000000000001 : f128
  %c = arith.constant 1.5 : f80
  %d = arith.constant 0.3 : f80
  %0 = arith.addf %a, %b : f128
  %1 = arith.divf %a, %b : f128
  %2 = arith.mulf %c, %d : f80
  %3 = arith.remf %c, %d : f80
  %4 = arith.subf %d, %c : f80
  return %0, %1, %2, %3, %4 : f128, f128, f80, f80, f80
}
func.func @others() -> (i1, i1, f64, f80, f128, i64, i8, f128, f80) {
  %a = arith.constant 0x3FFF0000000000000000000000000001 : f128
  %one = arith.constant 1.0 : f128
  %half = arith.constant 0.5 : f80
  %big = arith.constant 0x7FFEFFFFFFFFFFFFFFFF : f80
  %nan = arith.constant 0x7FFF0000000000000000000000000001 : f128
  %n = arith.constant -7 : i64
  %0 = arith.cmpf ogt, %a, %one : f128
  %1 = arith.cmpf une, %nan, %one : f128
  %2 = arith.truncf %one : f128 to f64
  %3 = arith.truncf %one : f128 to f80
  %4 = arith.sitofp %n : i64 to f128
  %5 = arith.fptosi %half : f80 to i64
  %6 = arith.fptoui %big : f80 to i8
  %7 = arith.maximumf %nan, %one : f128
  %8 = arith.minnumf %half, %big : f80
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i1, i1, f64, f80, f128, i64, i8, f128, f80
}
// What is nearly one, or nearly nothing, or more than an f64, is neither one, nor nothing, nor infinite.
func.func @nearly(%x: f128, %y: f80) -> (f128, f128, f128, f80, f80) {
  %one = arith.constant 0x3FFF0000000000000000000000000001 : f128
  %tiny = arith.constant 0x80000000000000000000000000000001 : f128
  %low = arith.constant 0xFFFEFFFFFFFFFFFFFFFF : f80
  %nan = arith.constant 0x7FFFC000000000000001 : f80
  %0 = arith.mulf %x, %one : f128
  %1 = arith.divf %x, %one : f128
  %2 = arith.addf %x, %tiny : f128
  %3 = arith.maximumf %y, %low : f80
  %4 = arith.minnumf %y, %nan : f80
  return %0, %1, %2, %3, %4 : f128, f128, f128, f80, f80
}
// A number whose leading digit is zero has no meaning.
func.func @unnormal() -> (f80, f80) {
  %a = arith.constant 0x40890000000000000000 : f80
  %b = arith.constant 1.0 : f80
  %0 = arith.addf %a, %b : f80
  return %a, %0 : f80, f80
}
//--- out
module {
  func.func @arithmetic() -> (f128, f128, f80, f80, f80) {
    %cst = arith.constant 2.500000e+00 : f128
    %cst_0 = arith.constant 1.49999999999999999999999999999999981 : f128
    %cst_1 = arith.constant 0.449999999999999983347 : f80
    %cst_2 = arith.constant 5.55111512312578270212E-17 : f80
    %cst_3 = arith.constant -1.2000000000000000111 : f80
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f128, f128, f80, f80, f80
  }
  func.func @others() -> (i1, i1, f64, f80, f128, i64, i8, f128, f80) {
    %cst = arith.constant 5.000000e-01 : f80
    %cst_0 = arith.constant 0x7FFF8000000000000000000000000001 : f128
    %cst_1 = arith.constant 1.18973149535723176502E+4932 : f80
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f64
    %cst_3 = arith.constant 1.000000e+00 : f80
    %cst_4 = arith.constant -7.000000e+00 : f128
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.fptoui %cst_1 : f80 to i8
    return %true, %true, %cst_2, %cst_3, %cst_4, %c0_i64, %0, %cst_0, %cst : i1, i1, f64, f80, f128, i64, i8, f128, f80
  }
  func.func @nearly(%arg0: f128, %arg1: f80) -> (f128, f128, f128, f80, f80) {
    %cst = arith.constant 1.00000000000000000000000000000000019 : f128
    %cst_0 = arith.constant -6.475180e-4966 : f128
    %cst_1 = arith.constant -1.18973149535723176502E+4932 : f80
    %0 = arith.mulf %arg0, %cst : f128
    %1 = arith.divf %arg0, %cst : f128
    %2 = arith.addf %arg0, %cst_0 : f128
    %3 = arith.maximumf %arg1, %cst_1 : f80
    return %0, %1, %2, %3, %arg1 : f128, f128, f128, f80, f80
  }
  func.func @unnormal() -> (f80, f80) {
    %cst = arith.constant 0x7FFF0000000000000000 : f80
    %cst_0 = arith.constant 0x7FFF4000000000000000 : f80
    return %cst, %cst_0 : f80, f80
  }
}

