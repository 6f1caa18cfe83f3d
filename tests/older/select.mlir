// 2019: selection
func @f(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = select %c, %a, %b : f32
  %1 = std.select %c, %0, %b : f32
  return %1 : f32
}
//--- today
func.func @f(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = arith.select %c, %a, %b : f32
  %1 = arith.select %c, %0, %b : f32
  return %1 : f32
}
