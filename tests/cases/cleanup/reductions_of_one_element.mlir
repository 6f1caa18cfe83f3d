// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// The sum of one element is that element; what is repeated again is repeated once.
func.func @f(%v: vector<1xf32>, %i: vector<1xi32>, %a: f32, %b: i32, %z: vector<f32>, %s: vector<[1]xf32>, %bb: vector<1x8xf32>, %e: f32) -> (f32, f32, i32, i32, f32, f32, f32, vector<4x3x8xf32>, vector<2x8xf32>) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<reassoc> : vector<1xf32> into f32
  %2 = vector.reduction <minsi>, %i, %b : vector<1xi32> into i32
  %3 = vector.reduction <xor>, %i : vector<1xi32> into i32
  %4 = vector.reduction <maximumf>, %v, %a : vector<1xf32> into f32
  %6 = vector.reduction <minnumf>, %v, %a : vector<1xf32> into f32
  %7 = vector.reduction <add>, %s, %a : vector<[1]xf32> into f32
  %8 = vector.broadcast %bb : vector<1x8xf32> to vector<3x8xf32>
  %9 = vector.broadcast %8 : vector<3x8xf32> to vector<4x3x8xf32>
  %10 = vector.broadcast %e : f32 to vector<8xf32>
  %11 = vector.broadcast %10 : vector<8xf32> to vector<2x8xf32>
  return %0, %1, %2, %3, %4, %6, %7, %9, %11 : f32, f32, i32, i32, f32, f32, f32, vector<4x3x8xf32>, vector<2x8xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xi32>, %arg2: f32, %arg3: i32, %arg4: vector<f32>, %arg5: vector<[1]xf32>, %arg6: vector<1x8xf32>, %arg7: f32) -> (f32, f32, i32, i32, f32, f32, f32, vector<4x3x8xf32>, vector<2x8xf32>) {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %2 = arith.mulf %1, %arg2 fastmath<reassoc> : f32
    %3 = vector.extract %arg1[0] : i32 from vector<1xi32>
    %4 = arith.minsi %3, %arg3 : i32
    %5 = vector.extract %arg1[0] : i32 from vector<1xi32>
    %6 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %7 = arith.maximumf %6, %arg2 : f32
    %8 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %9 = arith.minnumf %8, %arg2 : f32
    %10 = vector.extract %arg5[0] : f32 from vector<[1]xf32>
    %11 = arith.addf %10, %arg2 : f32
    %12 = vector.broadcast %arg6 : vector<1x8xf32> to vector<4x3x8xf32>
    %13 = vector.broadcast %arg7 : f32 to vector<2x8xf32>
    return %0, %2, %4, %5, %7, %9, %11, %12, %13 : f32, f32, i32, i32, f32, f32, f32, vector<4x3x8xf32>, vector<2x8xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xi32>, %arg2: f32, %arg3: i32, %arg4: vector<f32>, %arg5: vector<[1]xf32>, %arg6: vector<1x8xf32>, %arg7: f32) -> (f32, f32, i32, i32, f32, f32, f32, vector<4x3x8xf32>, vector<2x8xf32>) {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %2 = arith.mulf %1, %arg2 fastmath<reassoc> : f32
    %3 = vector.extract %arg1[0] : i32 from vector<1xi32>
    %4 = arith.minsi %3, %arg3 : i32
    %5 = vector.extract %arg1[0] : i32 from vector<1xi32>
    %6 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %7 = arith.maximumf %6, %arg2 : f32
    %8 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %9 = arith.minnumf %8, %arg2 : f32
    %10 = vector.extract %arg5[0] : f32 from vector<[1]xf32>
    %11 = arith.addf %10, %arg2 : f32
    %12 = vector.broadcast %arg6 : vector<1x8xf32> to vector<4x3x8xf32>
    %13 = vector.broadcast %arg7 : f32 to vector<2x8xf32>
    return %0, %2, %4, %5, %7, %9, %11, %12, %13 : f32, f32, i32, i32, f32, f32, f32, vector<4x3x8xf32>, vector<2x8xf32>
  }
}

