// RUN: lowir opt
// A class is a truth value.

func.func @f(%a: f32, %v: vector<2xi32>) {
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}

//--- err
fail_math_class_result.mlir:5:8: error: 'math.isnan' op result #0 must be bool-like, but got 'i32' [result-type]
  %0 = "math.isnan"(%a) : (f32) -> i32
       ^~~~~~~~~~~~
