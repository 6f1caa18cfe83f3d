// RUN: lowir opt --canonicalize
// Functions of constants: rounding of wide formats alone, no root with a sign, classes of what is one number.
func.func @f() -> (f16, f32, f64, f32, bf16) {
  %a = arith.constant 1.5 : f16
  %b = arith.constant -2.5 : f32
  %c = arith.constant -0.0 : f64
  %d = arith.constant 2.25 : f32
  %e = arith.constant 1.5 : bf16
  %0 = math.round %a : f16
  %1 = math.trunc %b : f32
  %2 = math.sqrt %c : f64
  %3 = math.sqrt %d : f32
  %4 = math.ceil %e : bf16
  return %0, %1, %2, %3, %4 : f16, f32, f64, f32, bf16
}
func.func @g() -> (i1, i1, i1, i1, vector<2xi1>, vector<2xi1>) {
  %a = arith.constant 6.0e-8 : f16
  %b = arith.constant 0x7FC00000 : f32
  %c = arith.constant 0xFF800000 : f32
  %d = arith.constant dense<2.0> : vector<2xf64>
  %e = arith.constant dense<[2.0, 3.0]> : vector<2xf64>
  %0 = math.isnormal %a : f16
  %1 = math.isnan %b : f32
  %2 = math.isinf %c : f32
  %3 = math.isfinite %c : f32
  %4 = math.isnormal %d : vector<2xf64>
  %5 = math.isnan %e : vector<2xf64>
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, vector<2xi1>, vector<2xi1>
}
//--- out
module {
  func.func @f() -> (f16, f32, f64, f32, bf16) {
    %cst = arith.constant 2.000000e+00 : bf16
    %cst_0 = arith.constant 1.500000e+00 : f32
    %cst_1 = arith.constant -2.000000e+00 : f32
    %cst_2 = arith.constant 1.500000e+00 : f16
    %cst_3 = arith.constant -0.000000e+00 : f64
    %0 = math.round %cst_2 : f16
    %1 = math.sqrt %cst_3 : f64
    return %0, %cst_1, %1, %cst_0, %cst : f16, f32, f64, f32, bf16
  }
  func.func @g() -> (i1, i1, i1, i1, vector<2xi1>, vector<2xi1>) {
    %cst = arith.constant dense<[2.000000e+00, 3.000000e+00]> : vector<2xf64>
    %false = arith.constant false
    %true = arith.constant true
    %cst_0 = arith.constant dense<true> : vector<2xi1>
    %0 = math.isnan %cst : vector<2xf64>
    return %false, %true, %true, %false, %cst_0, %0 : i1, i1, i1, i1, vector<2xi1>, vector<2xi1>
  }
}

