// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// RUN: lowir opt --sccp
// Parts of constant vectors are constants.
func.func @f() -> (i32, i32, vector<2xi32>, f32, vector<2xf32>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %s = arith.constant dense<7> : vector<2x2xi32>
  %f = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %0 = vector.extract %c[1, 0] : i32 from vector<2x2xi32>
  %1 = vector.extract %s[1, 0] : i32 from vector<2x2xi32>
  %2 = vector.extract %c[1] : vector<2xi32> from vector<2x2xi32>
  %3 = vector.extract %f[0, 1] : f32 from vector<2x2xf32>
  %4 = vector.extract %f[1] : vector<2xf32> from vector<2x2xf32>
  return %0, %1, %2, %3, %4 : i32, i32, vector<2xi32>, f32, vector<2xf32>
}
//--- out
module {
  func.func @f() -> (i32, i32, vector<2xi32>, f32, vector<2xf32>) {
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant dense<[3, 4]> : vector<2xi32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>
    return %c3_i32, %c7_i32, %cst, %cst_0, %cst_1 : i32, i32, vector<2xi32>, f32, vector<2xf32>
  }
}

//--- out 2
module {
  func.func @f() -> (i32, i32, vector<2xi32>, f32, vector<2xf32>) {
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant dense<[3, 4]> : vector<2xi32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>
    return %c3_i32, %c7_i32, %cst, %cst_0, %cst_1 : i32, i32, vector<2xi32>, f32, vector<2xf32>
  }
}

//--- out 3
module {
  func.func @f() -> (i32, i32, vector<2xi32>, f32, vector<2xf32>) {
    %cst = arith.constant dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant dense<[3, 4]> : vector<2xi32>
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_2 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
    %cst_3 = arith.constant dense<7> : vector<2x2xi32>
    %cst_4 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
    return %c3_i32, %c7_i32, %cst_1, %cst_0, %cst : i32, i32, vector<2xi32>, f32, vector<2xf32>
  }
}

