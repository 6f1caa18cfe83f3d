// 2021: comparison of vectors
func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xi1> {
  %0 = cmpf olt, %a, %b : vector<4xf32>
  return %0 : vector<4xi1>
}
//--- today
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xi1> {
  %0 = arith.cmpf olt, %a, %b : vector<4xf32>
  return %0 : vector<4xi1>
}
