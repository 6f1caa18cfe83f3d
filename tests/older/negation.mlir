// 2020: negation
func @f(%a: f32) -> f32 {
  %0 = negf %a : f32
  return %0 : f32
}
//--- today
func.func @f(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}
