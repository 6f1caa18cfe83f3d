// 2019: predicates of floats as strings
func @f(%a: f32, %b: f32) -> i1 {
  %0 = cmpf "false", %a, %b : f32
  %1 = cmpf "oeq", %a, %b : f32
  %2 = cmpf "ogt", %a, %b : f32
  %3 = cmpf "oge", %a, %b : f32
  %4 = cmpf "olt", %a, %b : f32
  %5 = cmpf "ole", %a, %b : f32
  %6 = cmpf "one", %a, %b : f32
  %7 = cmpf "ord", %a, %b : f32
  %8 = cmpf "ueq", %a, %b : f32
  %9 = cmpf "ugt", %a, %b : f32
  %10 = cmpf "uge", %a, %b : f32
  %11 = cmpf "ult", %a, %b : f32
  %12 = cmpf "ule", %a, %b : f32
  %13 = cmpf "une", %a, %b : f32
  %14 = cmpf "uno", %a, %b : f32
  %15 = cmpf "true", %a, %b : f32
  return %5 : i1
}
//--- today
func.func @f(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return %5 : i1
}
