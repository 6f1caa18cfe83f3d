// RUN: lowir opt
// The only digit of a scale is the leading one: halfway it is rounded up.
func.func @f() -> vector<8xf8E8M0FNU> {
  %a = arith.constant 3.0 : f8E8M0FNU
  %b = arith.constant 0.75 : f8E8M0FNU
  %0 = arith.constant dense<[1.5, 3.0, 6.0, 12.0, 0.375, 0.75, 2.9999, 1.25]> : vector<8xf8E8M0FNU>
  return %0 : vector<8xf8E8M0FNU>
}
//--- out
module {
  func.func @f() -> vector<8xf8E8M0FNU> {
    %cst = arith.constant 4.000000e+00 : f8E8M0FNU
    %cst_0 = arith.constant 1.000000e+00 : f8E8M0FNU
    %cst_1 = arith.constant dense<[2.000000e+00, 4.000000e+00, 8.000000e+00, 1.600000e+01, 5.000000e-01, 1.000000e+00, 2.000000e+00, 1.000000e+00]> : vector<8xf8E8M0FNU>
    return %cst_1 : vector<8xf8E8M0FNU>
  }
}

