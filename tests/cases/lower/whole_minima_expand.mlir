// RUN: lowir opt --arith-expand
// Minima and maxima of integers expand as those of floats do.
func.func @f(%a: i32, %b: i32, %v: vector<4xindex>, %w: vector<4xindex>) -> (i32, i32, i32, vector<4xindex>) {
  %c = arith.constant 3 : i32
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %c, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %v, %w : vector<4xindex>
  return %0, %1, %2, %3 : i32, i32, i32, vector<4xindex>
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: vector<4xindex>, %arg3: vector<4xindex>) -> (i32, i32, i32, vector<4xindex>) {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    %2 = arith.cmpi ugt, %arg1, %c3_i32 : i32
    %3 = arith.select %2, %arg1, %c3_i32 : i32
    %4 = arith.cmpi slt, %arg0, %arg1 : i32
    %5 = arith.select %4, %arg0, %arg1 : i32
    %6 = arith.cmpi ult, %arg2, %arg3 : vector<4xindex>
    %7 = arith.select %6, %arg2, %arg3 : vector<4xi1>, vector<4xindex>
    return %1, %3, %5, %7 : i32, i32, i32, vector<4xindex>
  }
}

