// 2019: integer arithmetic, divisions by their first names
func @f(%a: i32, %b: i32) -> i32 {
  %0 = addi %a, %b : i32
  %1 = subi %a, %b : i32
  %2 = muli %a, %b : i32
  %3 = divis %a, %b : i32
  %4 = diviu %a, %b : i32
  %5 = remis %a, %b : i32
  %6 = remiu %a, %b : i32
  %7 = and %a, %b : i32
  %8 = or %a, %b : i32
  %9 = xor %a, %b : i32
  %10 = shlis %a, %b : i32
  return %10 : i32
}
//--- today
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.divsi %a, %b : i32
  %4 = arith.divui %a, %b : i32
  %5 = arith.remsi %a, %b : i32
  %6 = arith.remui %a, %b : i32
  %7 = arith.andi %a, %b : i32
  %8 = arith.ori %a, %b : i32
  %9 = arith.xori %a, %b : i32
  %10 = arith.shli %a, %b : i32
  return %10 : i32
}
