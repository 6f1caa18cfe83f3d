// 2019: conversions between numbers
func @f(%a: i32, %f: f32, %i: index) -> i32 {
  %0 = sitofp %a : i32 to f32
  %1 = fptosi %f : f32 to i32
  %2 = sexti %a : i32 to i64
  %3 = zexti %a : i32 to i64
  %4 = trunci %a : i32 to i8
  %5 = fpext %f : f32 to f64
  %6 = fptrunc %5 : f64 to f16
  %7 = index_cast %i : index to i32
  return %7 : i32
}
//--- today
func.func @f(%a: i32, %f: f32, %i: index) -> i32 {
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.fptosi %f : f32 to i32
  %2 = arith.extsi %a : i32 to i64
  %3 = arith.extui %a : i32 to i64
  %4 = arith.trunci %a : i32 to i8
  %5 = arith.extf %f : f32 to f64
  %6 = arith.truncf %5 : f64 to f16
  %7 = arith.index_cast %i : index to i32
  return %7 : i32
}
