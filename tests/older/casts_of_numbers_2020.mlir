// 2020: unsigned conversions and reinterpretation
func @f(%a: i32, %f: f32) -> i32 {
  %0 = uitofp %a : i32 to f32
  %1 = fptoui %f : f32 to i32
  %2 = bitcast %f : f32 to i32
  return %2 : i32
}
//--- today
func.func @f(%a: i32, %f: f32) -> i32 {
  %0 = arith.uitofp %a : i32 to f32
  %1 = arith.fptoui %f : f32 to i32
  %2 = arith.bitcast %f : f32 to i32
  return %2 : i32
}
