// 2021: extrema of floats
func @f(%a: f64, %b: f64) -> f64 {
  %0 = maxf %a, %b : f64
  %1 = minf %a, %b : f64
  return %1 : f64
}
//--- today
func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = arith.maximumf %a, %b : f64
  %1 = arith.minimumf %a, %b : f64
  return %1 : f64
}
