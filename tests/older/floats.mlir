// 2019: float arithmetic
func @f(%a: f32, %b: f32) -> f32 {
  %0 = addf %a, %b : f32
  %1 = subf %a, %b : f32
  %2 = mulf %a, %b : f32
  %3 = divf %a, %b : f32
  %4 = remf %a, %b : f32
  return %4 : f32
}
//--- today
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  return %4 : f32
}
