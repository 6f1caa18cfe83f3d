// 2020: divisions and shifts by their second names
func @f(%a: i32, %b: i32) -> i32 {
  %0 = divi_signed %a, %b : i32
  %1 = divi_unsigned %a, %b : i32
  %2 = remi_signed %a, %b : i32
  %3 = remi_unsigned %a, %b : i32
  %4 = shift_left %a, %b : i32
  %5 = shift_right_signed %a, %b : i32
  %6 = shift_right_unsigned %a, %b : i32
  return %6 : i32
}
//--- today
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divui %a, %b : i32
  %2 = arith.remsi %a, %b : i32
  %3 = arith.remui %a, %b : i32
  %4 = arith.shli %a, %b : i32
  %5 = arith.shrsi %a, %b : i32
  %6 = arith.shrui %a, %b : i32
  return %6 : i32
}
