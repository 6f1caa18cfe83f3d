// 2021: extrema of integers
func @f(%a: i32, %b: i32) -> i32 {
  %0 = maxsi %a, %b : i32
  %1 = maxui %a, %b : i32
  %2 = minsi %a, %b : i32
  %3 = minui %a, %b : i32
  return %3 : i32
}
//--- today
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %a, %b : i32
  return %3 : i32
}
