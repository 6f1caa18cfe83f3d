// 2019: predicates of integers as strings
func @f(%a: i32, %b: i32) -> i1 {
  %0 = cmpi "eq", %a, %b : i32
  %1 = cmpi "ne", %a, %b : i32
  %2 = cmpi "slt", %a, %b : i32
  %3 = cmpi "sle", %a, %b : i32
  %4 = cmpi "sgt", %a, %b : i32
  %5 = cmpi "sge", %a, %b : i32
  %6 = cmpi "ult", %a, %b : i32
  %7 = cmpi "ule", %a, %b : i32
  %8 = cmpi "ugt", %a, %b : i32
  %9 = cmpi "uge", %a, %b : i32
  return %9 : i1
}
//--- today
func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return %9 : i1
}
