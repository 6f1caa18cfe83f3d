// RUN: lowir opt
// The result has the type of the operand.

func.func @f(%a: f32, %v: vector<2xi32>) {
  %0 = "math.sin"(%a) : (f32) -> f64
  return
}

//--- err
fail_math_result.mlir:5:8: error: 'math.sin' op requires the same type for all operands and results [same-types]
  %0 = "math.sin"(%a) : (f32) -> f64
       ^~~~~~~~~~
