// mlir-opt-22 crashes: the shape of results is asked for that have none, because the condition has one.
func.func @f(%c: vector<2xi1>, %x: f32) -> f32 {
  %0 = "arith.select"(%c, %x, %x) : (vector<2xi1>, f32, f32) -> f32
  return %0 : f32
}
