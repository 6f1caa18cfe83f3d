// 2022: scalable dimensions stood in one pair of brackets (read only)
func @f(%a: vector<[4x4]xf32>, %b: vector<2x[4x8]xi8>) -> vector<[4x4]xf32> {
  return %a : vector<[4x4]xf32>
}
//--- today
func.func @f(%arg0: vector<[4]x[4]xf32>, %arg1: vector<2x[4]x[8]xi8>) -> vector<[4]x[4]xf32> {
  return %arg0 : vector<[4]x[4]xf32>
}
