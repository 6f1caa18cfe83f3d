// RUN: lowir opt
// Base and exponents have one shape.

func.func @f(%a: f32, %v: vector<2xi32>) {
  %0 = "math.fpowi"(%a, %v) : (f32, vector<2xi32>) -> f32
  return
}

//--- err
fail_math_power_shape.mlir:5:8: error: 'math.fpowi' op requires the same shape for all operands and results [same-shape]
  %0 = "math.fpowi"(%a, %v) : (f32, vector<2xi32>) -> f32
       ^~~~~~~~~~~~
