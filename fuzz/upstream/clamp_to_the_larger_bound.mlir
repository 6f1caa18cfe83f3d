// Miscompile: mlir-opt-22 --math-expand-ops takes the smaller of the value and the LOWER bound, and the larger of that and
// the UPPER one, which is the upper bound always: 1 clamped to [0, 4] becomes 4.
func.func @f(%value: f32, %lower: f32, %upper: f32) -> f32 {
  %r = math.clampf %value to [%lower, %upper] : f32
  return %r : f32
}
