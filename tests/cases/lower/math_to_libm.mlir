// RUN: lowir opt --convert-math-to-libm
// RUN: lowir opt --compat=19 --convert-math-to-libm
// Calls of the C library; narrow floats by way of f32, vectors element by element.
func.func @f(%a: f16, %b: bf16, %v: vector<2xf32>, %w: vector<2x2xf64>, %h: vector<2xf16>, %s: vector<[4]xf32>) -> (f16, bf16, vector<2xf32>, vector<2x2xf64>, vector<2xf16>) {
  %0 = math.tanh %a : f16
  %1 = math.atan2 %b, %b fastmath<nnan> : bf16
  %2 = math.tanh %v : vector<2xf32>
  %3 = math.powf %w, %w : vector<2x2xf64>
  %4 = math.tanh %h : vector<2xf16>
  return %0, %1, %2, %3, %4: f16, bf16, vector<2xf32>, vector<2x2xf64>, vector<2xf16>
}
module @inner {
func.func @g(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  %1 = math.tanh %0 : f32
  %2 = math.sin %1 : f32
  return %2 : f32
}
func.func private @cosf(f32) -> f32
}
//--- out
module {
  func.func private @pow(f64, f64) -> f64 attributes {llvm.readnone}
  func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
  func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
  func.func @f(%arg0: f16, %arg1: bf16, %arg2: vector<2xf32>, %arg3: vector<2x2xf64>, %arg4: vector<2xf16>, %arg5: vector<[4]xf32>) -> (f16, bf16, vector<2xf32>, vector<2x2xf64>, vector<2xf16>) {
    %0 = arith.extf %arg0 : f16 to f32
    %1 = call @tanhf(%0) : (f32) -> f32
    %2 = arith.truncf %1 : f32 to f16
    %3 = arith.extf %arg1 : bf16 to f32
    %4 = arith.extf %arg1 : bf16 to f32
    %5 = call @atan2f(%3, %4) : (f32, f32) -> f32
    %6 = arith.truncf %5 : f32 to bf16
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %7 = vector.extract %arg2[0] : f32 from vector<2xf32>
    %8 = call @tanhf(%7) : (f32) -> f32
    %9 = vector.insert %8, %cst [0] : f32 into vector<2xf32>
    %10 = vector.extract %arg2[1] : f32 from vector<2xf32>
    %11 = call @tanhf(%10) : (f32) -> f32
    %12 = vector.insert %11, %9 [1] : f32 into vector<2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2xf64>
    %13 = vector.extract %arg3[0, 0] : f64 from vector<2x2xf64>
    %14 = vector.extract %arg3[0, 0] : f64 from vector<2x2xf64>
    %15 = call @pow(%13, %14) : (f64, f64) -> f64
    %16 = vector.insert %15, %cst_0 [0, 0] : f64 into vector<2x2xf64>
    %17 = vector.extract %arg3[0, 1] : f64 from vector<2x2xf64>
    %18 = vector.extract %arg3[0, 1] : f64 from vector<2x2xf64>
    %19 = call @pow(%17, %18) : (f64, f64) -> f64
    %20 = vector.insert %19, %16 [0, 1] : f64 into vector<2x2xf64>
    %21 = vector.extract %arg3[1, 0] : f64 from vector<2x2xf64>
    %22 = vector.extract %arg3[1, 0] : f64 from vector<2x2xf64>
    %23 = call @pow(%21, %22) : (f64, f64) -> f64
    %24 = vector.insert %23, %20 [1, 0] : f64 into vector<2x2xf64>
    %25 = vector.extract %arg3[1, 1] : f64 from vector<2x2xf64>
    %26 = vector.extract %arg3[1, 1] : f64 from vector<2x2xf64>
    %27 = call @pow(%25, %26) : (f64, f64) -> f64
    %28 = vector.insert %27, %24 [1, 1] : f64 into vector<2x2xf64>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2xf16>
    %29 = vector.extract %arg4[0] : f16 from vector<2xf16>
    %30 = arith.extf %29 : f16 to f32
    %31 = call @tanhf(%30) : (f32) -> f32
    %32 = arith.truncf %31 : f32 to f16
    %33 = vector.insert %32, %cst_1 [0] : f16 into vector<2xf16>
    %34 = vector.extract %arg4[1] : f16 from vector<2xf16>
    %35 = arith.extf %34 : f16 to f32
    %36 = call @tanhf(%35) : (f32) -> f32
    %37 = arith.truncf %36 : f32 to f16
    %38 = vector.insert %37, %33 [1] : f16 into vector<2xf16>
    return %2, %6, %12, %28, %38 : f16, bf16, vector<2xf32>, vector<2x2xf64>, vector<2xf16>
  }
  module @inner {
    func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
    func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
    func.func @g(%arg0: f32) -> f32 {
      %0 = call @cosf(%arg0) : (f32) -> f32
      %1 = call @tanhf(%0) : (f32) -> f32
      %2 = call @sinf(%1) : (f32) -> f32
      return %2 : f32
    }
    func.func private @cosf(f32) -> f32
  }
}

//--- out 2
module {
  func.func private @pow(f64, f64) -> f64 attributes {llvm.readnone}
  func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
  func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
  func.func @f(%arg0: f16, %arg1: bf16, %arg2: vector<2xf32>, %arg3: vector<2x2xf64>, %arg4: vector<2xf16>, %arg5: vector<[4]xf32>) -> (f16, bf16, vector<2xf32>, vector<2x2xf64>, vector<2xf16>) {
    %0 = arith.extf %arg0 : f16 to f32
    %1 = call @tanhf(%0) : (f32) -> f32
    %2 = arith.truncf %1 : f32 to f16
    %3 = arith.extf %arg1 : bf16 to f32
    %4 = arith.extf %arg1 : bf16 to f32
    %5 = call @atan2f(%3, %4) : (f32, f32) -> f32
    %6 = arith.truncf %5 : f32 to bf16
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %7 = vector.extract %arg2[0] : f32 from vector<2xf32>
    %8 = call @tanhf(%7) : (f32) -> f32
    %9 = vector.insert %8, %cst [0] : f32 into vector<2xf32>
    %10 = vector.extract %arg2[1] : f32 from vector<2xf32>
    %11 = call @tanhf(%10) : (f32) -> f32
    %12 = vector.insert %11, %9 [1] : f32 into vector<2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2xf64>
    %13 = vector.extract %arg3[0, 0] : f64 from vector<2x2xf64>
    %14 = vector.extract %arg3[0, 0] : f64 from vector<2x2xf64>
    %15 = call @pow(%13, %14) : (f64, f64) -> f64
    %16 = vector.insert %15, %cst_0 [0, 0] : f64 into vector<2x2xf64>
    %17 = vector.extract %arg3[0, 1] : f64 from vector<2x2xf64>
    %18 = vector.extract %arg3[0, 1] : f64 from vector<2x2xf64>
    %19 = call @pow(%17, %18) : (f64, f64) -> f64
    %20 = vector.insert %19, %16 [0, 1] : f64 into vector<2x2xf64>
    %21 = vector.extract %arg3[1, 0] : f64 from vector<2x2xf64>
    %22 = vector.extract %arg3[1, 0] : f64 from vector<2x2xf64>
    %23 = call @pow(%21, %22) : (f64, f64) -> f64
    %24 = vector.insert %23, %20 [1, 0] : f64 into vector<2x2xf64>
    %25 = vector.extract %arg3[1, 1] : f64 from vector<2x2xf64>
    %26 = vector.extract %arg3[1, 1] : f64 from vector<2x2xf64>
    %27 = call @pow(%25, %26) : (f64, f64) -> f64
    %28 = vector.insert %27, %24 [1, 1] : f64 into vector<2x2xf64>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2xf16>
    %29 = vector.extract %arg4[0] : f16 from vector<2xf16>
    %30 = arith.extf %29 : f16 to f32
    %31 = call @tanhf(%30) : (f32) -> f32
    %32 = arith.truncf %31 : f32 to f16
    %33 = vector.insert %32, %cst_1 [0] : f16 into vector<2xf16>
    %34 = vector.extract %arg4[1] : f16 from vector<2xf16>
    %35 = arith.extf %34 : f16 to f32
    %36 = call @tanhf(%35) : (f32) -> f32
    %37 = arith.truncf %36 : f32 to f16
    %38 = vector.insert %37, %33 [1] : f16 into vector<2xf16>
    return %2, %6, %12, %28, %38 : f16, bf16, vector<2xf32>, vector<2x2xf64>, vector<2xf16>
  }
  module @inner {
    func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
    func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
    func.func @g(%arg0: f32) -> f32 {
      %0 = call @cosf(%arg0) : (f32) -> f32
      %1 = call @tanhf(%0) : (f32) -> f32
      %2 = call @sinf(%1) : (f32) -> f32
      return %2 : f32
    }
    func.func private @cosf(f32) -> f32
  }
}

