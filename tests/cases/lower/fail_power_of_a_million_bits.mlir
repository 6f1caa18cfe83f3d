// RUN: lowir opt --convert-math-to-funcs
// The function would hold the greatest number of the exponent's type, of 300,000 digits.
// DIFFERS: mlir-opt has no such limit.

func.func @f(%a: f32, %b: i1000000) -> f32 {
  %0 = math.fpowi %a, %b : f32, i1000000
  return %0 : f32
}
//--- err
fail_power_of_a_million_bits.mlir:6:8: error: 'math.fpowi' of this type cannot be converted here [not-converted]
  %0 = math.fpowi %a, %b : f32, i1000000
       ^~~~~~~~~~
