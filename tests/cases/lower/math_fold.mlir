// RUN: lowir opt --canonicalize
// Exact functions of constants are folded.

func.func @f() -> (f32, f64, i8, i8, i8, i8, i32, i32, f32, f64, f32, vector<4xf32>, vector<4xf32>, f32, i8) {
  %a = arith.constant -2.25 : f32
  %b = arith.constant 2.0 : f64
  %i = arith.constant -12 : i8
  %m = arith.constant -3 : i32
  %five = arith.constant 5 : i32
  %v = arith.constant dense<[0.5, 1.5, -2.5, 2.75]> : vector<4xf32>
  %zero = arith.constant -0.0 : f32
  %low = arith.constant -128 : i8
  %0 = math.absf %a : f32
  %1 = math.sqrt %b : f64
  %2 = math.absi %i : i8
  %3 = math.ctlz %i : i8
  %4 = math.cttz %i : i8
  %5 = math.ctpop %i : i8
  %6 = math.ipowi %m, %five : i32
  %7 = math.ipowi %m, %m : i32
  %8 = math.ceil %a : f32
  %9 = math.copysign %b, %b : f64
  %10 = math.floor %a : f32
  %11 = math.round %v : vector<4xf32>
  %12 = math.roundeven %v : vector<4xf32>
  %13 = math.trunc %zero : f32
  %14 = math.absi %low : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : f32, f64, i8, i8, i8, i8, i32, i32, f32, f64, f32, vector<4xf32>, vector<4xf32>, f32, i8
}

//--- out
module {
  func.func @f() -> (f32, f64, i8, i8, i8, i8, i32, i32, f32, f64, f32, vector<4xf32>, vector<4xf32>, f32, i8) {
    %cst = arith.constant 2.250000e+00 : f32
    %cst_0 = arith.constant 1.4142135623730951 : f64
    %c12_i8 = arith.constant 12 : i8
    %c0_i8 = arith.constant 0 : i8
    %c2_i8 = arith.constant 2 : i8
    %c5_i8 = arith.constant 5 : i8
    %c-243_i32 = arith.constant -243 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant -2.000000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : f64
    %cst_3 = arith.constant -3.000000e+00 : f32
    %cst_4 = arith.constant dense<[1.000000e+00, 2.000000e+00, -3.000000e+00, 3.000000e+00]> : vector<4xf32>
    %cst_5 = arith.constant dense<[0.000000e+00, 2.000000e+00, -2.000000e+00, 3.000000e+00]> : vector<4xf32>
    %cst_6 = arith.constant -0.000000e+00 : f32
    %c-128_i8 = arith.constant -128 : i8
    return %cst, %cst_0, %c12_i8, %c0_i8, %c2_i8, %c5_i8, %c-243_i32, %c0_i32, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %c-128_i8 : f32, f64, i8, i8, i8, i8, i32, i32, f32, f64, f32, vector<4xf32>, vector<4xf32>, f32, i8
  }
}

