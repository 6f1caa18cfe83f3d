// 2022: addition with carry
func @f(%a: i32, %b: i32) -> i32 {
  %0, %1 = arith.addui_carry %a, %b : i32, i1
  return %0 : i32
}
//--- today
func.func @f(%a: i32, %b: i32) -> i32 {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  return %0 : i32
}
