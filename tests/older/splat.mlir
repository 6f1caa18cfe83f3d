// 2019: a vector of one scalar
func @f(%x: f32) -> vector<4xf32> {
  %0 = splat %x : vector<4xf32>
  %1 = addf %0, %0 : vector<4xf32>
  return %1 : vector<4xf32>
}
//--- today
func.func @f(%x: f32) -> vector<4xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = arith.addf %0, %0 : vector<4xf32>
  return %1 : vector<4xf32>
}
