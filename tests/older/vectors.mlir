// 2019: arithmetic of vectors
func @f(%a: vector<4 x i32>, %b: vector<4 x i32>) -> vector<4 x i32> {
  %0 = addi %a, %b : vector<4 x i32>
  %1 = muli %a, %b : vector<4 x i32>
  return %1 : vector<4 x i32>
}
//--- today
func.func @f(%a: vector<4 x i32>, %b: vector<4 x i32>) -> vector<4 x i32> {
  %0 = arith.addi %a, %b : vector<4 x i32>
  %1 = arith.muli %a, %b : vector<4 x i32>
  return %1 : vector<4 x i32>
}
