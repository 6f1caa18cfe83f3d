// RUN: lowir opt --math-uplift-to-fma
// Products and sums that may be contracted, both; the flags are those of both. Of two products only the first is asked.
func.func @sums(%a: f32, %b: f32, %c: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, f32, vector<4xf32>) {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<contract, nsz> : f32
  %2 = arith.mulf %a, %b fastmath<contract> : f32
  %3 = arith.addf %c, %2 fastmath<fast> {mark} : f32
  %4 = arith.mulf %a, %b : f32
  %5 = arith.addf %4, %c fastmath<contract> : f32
  %6 = arith.addf %4, %2 fastmath<contract> : f32
  %7 = arith.addf %2, %4 fastmath<contract> : f32
  %8 = arith.mulf %v, %v fastmath<contract> : vector<4xf32>
  %9 = arith.addf %v, %8 fastmath<contract> : vector<4xf32>
  return %1, %3, %5, %6, %7, %9 : f32, f32, f32, f32, f32, vector<4xf32>
}
//--- out
module {
  func.func @sums(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: vector<4xf32>) -> (f32, f32, f32, f32, f32, vector<4xf32>) {
    %0 = math.fma %arg0, %arg1, %arg2 fastmath<nsz,contract> : f32
    %1 = arith.mulf %arg0, %arg1 fastmath<contract> : f32
    %2 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
    %3 = arith.mulf %arg0, %arg1 : f32
    %4 = arith.addf %3, %arg2 fastmath<contract> : f32
    %5 = arith.addf %3, %1 fastmath<contract> : f32
    %6 = math.fma %arg0, %arg1, %3 fastmath<contract> : f32
    %7 = math.fma %arg3, %arg3, %arg3 fastmath<contract> : vector<4xf32>
    return %0, %2, %4, %5, %6, %7 : f32, f32, f32, f32, f32, vector<4xf32>
  }
}

