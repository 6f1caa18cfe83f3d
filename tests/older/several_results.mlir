// 2019: calls with several results
func @g(%a: i32) -> (i32, f32) {
  %c = constant 1.5 : f32
  return %a, %c : i32, f32
}
func @f(%a: i32) -> f32 {
  %r:2 = call @g(%a) : (i32) -> (i32, f32)
  return %r#1 : f32
}
//--- today
func.func @g(%a: i32) -> (i32, f32) {
  %c = arith.constant 1.5 : f32
  return %a, %c : i32, f32
}
func.func @f(%a: i32) -> f32 {
  %r:2 = call @g(%a) : (i32) -> (i32, f32)
  return %r#1 : f32
}
