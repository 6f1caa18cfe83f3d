// RUN: lowir opt --canonicalize %s
// With a value for what they hide they choose between both. Release 19 forgets that value, so there nothing changes here.
func.func @chosen(%a: vector<4xf32>, %m: vector<4xi1>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %m { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m, %p { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
//--- out
module {
  func.func @chosen(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = arith.select %arg1, %arg0, %arg2 : vector<4xi1>, vector<4xf32>
    return %arg0, %0 : vector<4xf32>, vector<4xf32>
  }
}

