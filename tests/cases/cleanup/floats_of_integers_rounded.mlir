// RUN: lowir opt --canonicalize %s
// A rounding that is asked for is done: an integer is not converted to the narrower float then, as it is without.
func.func @f(%i: i32, %v: vector<4xi32>, %f: f32) -> (f32, f32, vector<4xf32>, f32) {
  %0 = arith.sitofp %i : i32 to f64
  %1 = arith.truncf %0 to_nearest_even : f64 to f32
  %2 = arith.truncf %0 : f64 to f32
  %3 = arith.uitofp %v : vector<4xi32> to vector<4xf64>
  %4 = arith.truncf %3 downward : vector<4xf64> to vector<4xf32>
  %5 = arith.bitcast %f : f32 to f32
  return %1, %2, %4, %5 : f32, f32, vector<4xf32>, f32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32) -> (f32, f32, vector<4xf32>, f32) {
    %0 = arith.sitofp %arg0 : i32 to f64
    %1 = arith.truncf %0 to_nearest_even : f64 to f32
    %2 = arith.sitofp %arg0 : i32 to f32
    %3 = arith.uitofp %arg1 : vector<4xi32> to vector<4xf64>
    %4 = arith.truncf %3 downward : vector<4xf64> to vector<4xf32>
    return %1, %2, %4, %arg2 : f32, f32, vector<4xf32>, f32
  }
}

