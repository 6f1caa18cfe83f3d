// 2022: extrema of floats in the arith dialect
func @f(%a: f64, %b: f64) -> f64 {
  %0 = arith.maxf %a, %b : f64
  %1 = arith.minf %a, %b : f64
  return %1 : f64
}
//--- today
func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = arith.maximumf %a, %b : f64
  %1 = arith.minimumf %a, %b : f64
  return %1 : f64
}
