// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// Every mathematical function that both releases have.

func.func @f(%a: f32, %v: vector<4xf64>, %h: f16, %w: vector<2x3xf32>, %i: i32, %j: vector<4xi8>) {
  %0 = math.absf %a fastmath<fast> : f32
  %1 = math.acos %v : vector<4xf64>
  %2 = math.acosh %h fastmath<nnan,ninf> {note} : f16
  %3 = math.asin %w fastmath<fast> : vector<2x3xf32>
  %4 = math.asinh %a : f32
  %5 = math.atan %v fastmath<nnan,ninf> {note} : vector<4xf64>
  %6 = math.atan2 %h, %h fastmath<fast> : f16
  %7 = math.atanh %w : vector<2x3xf32>
  %8 = math.cbrt %a fastmath<nnan,ninf> {note} : f32
  %9 = math.ceil %v fastmath<fast> : vector<4xf64>
  %10 = math.copysign %h, %h : f16
  %11 = math.cos %w fastmath<nnan,ninf> {note} : vector<2x3xf32>
  %12 = math.cosh %a fastmath<fast> : f32
  %13 = math.erf %v : vector<4xf64>
  %14 = math.exp %h fastmath<nnan,ninf> {note} : f16
  %15 = math.exp2 %w fastmath<fast> : vector<2x3xf32>
  %16 = math.expm1 %a : f32
  %17 = math.floor %v fastmath<nnan,ninf> {note} : vector<4xf64>
  %18 = math.log %h fastmath<fast> : f16
  %19 = math.log10 %w : vector<2x3xf32>
  %20 = math.log1p %a fastmath<nnan,ninf> {note} : f32
  %21 = math.log2 %v fastmath<fast> : vector<4xf64>
  %22 = math.powf %h, %h : f16
  %23 = math.round %w fastmath<nnan,ninf> {note} : vector<2x3xf32>
  %24 = math.roundeven %a fastmath<fast> : f32
  %25 = math.rsqrt %v : vector<4xf64>
  %26 = math.sin %h fastmath<nnan,ninf> {note} : f16
  %27 = math.sinh %w fastmath<fast> : vector<2x3xf32>
  %28 = math.sqrt %a : f32
  %29 = math.tan %v fastmath<nnan,ninf> {note} : vector<4xf64>
  %30 = math.tanh %h fastmath<fast> : f16
  %31 = math.trunc %w : vector<2x3xf32>
  %32 = math.absi %i : i32
  %33 = math.ctlz %j : vector<4xi8>
  %34 = math.ctpop %i : i32
  %35 = math.cttz %j : vector<4xi8>
  %36 = math.ipowi %i, %i : i32
  %37 = math.fma %a, %a, %a fastmath<contract> : f32
  %38 = math.fpowi %a, %i fastmath<afn> : f32, i32
  return
}

//--- out
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<4xi8>) {
    %0 = math.absf %arg0 fastmath<fast> : f32
    %1 = math.acos %arg1 : vector<4xf64>
    %2 = math.acosh %arg2 fastmath<nnan,ninf> {note} : f16
    %3 = math.asin %arg3 fastmath<fast> : vector<2x3xf32>
    %4 = math.asinh %arg0 : f32
    %5 = math.atan %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %6 = math.atan2 %arg2, %arg2 fastmath<fast> : f16
    %7 = math.atanh %arg3 : vector<2x3xf32>
    %8 = math.cbrt %arg0 fastmath<nnan,ninf> {note} : f32
    %9 = math.ceil %arg1 fastmath<fast> : vector<4xf64>
    %10 = math.copysign %arg2, %arg2 : f16
    %11 = math.cos %arg3 fastmath<nnan,ninf> {note} : vector<2x3xf32>
    %12 = math.cosh %arg0 fastmath<fast> : f32
    %13 = math.erf %arg1 : vector<4xf64>
    %14 = math.exp %arg2 fastmath<nnan,ninf> {note} : f16
    %15 = math.exp2 %arg3 fastmath<fast> : vector<2x3xf32>
    %16 = math.expm1 %arg0 : f32
    %17 = math.floor %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %18 = math.log %arg2 fastmath<fast> : f16
    %19 = math.log10 %arg3 : vector<2x3xf32>
    %20 = math.log1p %arg0 fastmath<nnan,ninf> {note} : f32
    %21 = math.log2 %arg1 fastmath<fast> : vector<4xf64>
    %22 = math.powf %arg2, %arg2 : f16
    %23 = math.round %arg3 fastmath<nnan,ninf> {note} : vector<2x3xf32>
    %24 = math.roundeven %arg0 fastmath<fast> : f32
    %25 = math.rsqrt %arg1 : vector<4xf64>
    %26 = math.sin %arg2 fastmath<nnan,ninf> {note} : f16
    %27 = math.sinh %arg3 fastmath<fast> : vector<2x3xf32>
    %28 = math.sqrt %arg0 : f32
    %29 = math.tan %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %30 = math.tanh %arg2 fastmath<fast> : f16
    %31 = math.trunc %arg3 : vector<2x3xf32>
    %32 = math.absi %arg4 : i32
    %33 = math.ctlz %arg5 : vector<4xi8>
    %34 = math.ctpop %arg4 : i32
    %35 = math.cttz %arg5 : vector<4xi8>
    %36 = math.ipowi %arg4, %arg4 : i32
    %37 = math.fma %arg0, %arg0, %arg0 fastmath<contract> : f32
    %38 = math.fpowi %arg0, %arg4 fastmath<afn> : f32, i32
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>, f16, vector<2x3xf32>, i32, vector<4xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<4xi8>):
    %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %1 = "math.acos"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.acosh"(%arg2) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (f16) -> f16
    %3 = "math.asin"(%arg3) <{fastmath = #arith.fastmath<fast>}> : (vector<2x3xf32>) -> vector<2x3xf32>
    %4 = "math.asinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "math.atan"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (vector<4xf64>) -> vector<4xf64>
    %6 = "math.atan2"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> f16
    %7 = "math.atanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x3xf32>) -> vector<2x3xf32>
    %8 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (f32) -> f32
    %9 = "math.ceil"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %10 = "math.copysign"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    %11 = "math.cos"(%arg3) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (vector<2x3xf32>) -> vector<2x3xf32>
    %12 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %13 = "math.erf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %14 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (f16) -> f16
    %15 = "math.exp2"(%arg3) <{fastmath = #arith.fastmath<fast>}> : (vector<2x3xf32>) -> vector<2x3xf32>
    %16 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %17 = "math.floor"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (vector<4xf64>) -> vector<4xf64>
    %18 = "math.log"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
    %19 = "math.log10"(%arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x3xf32>) -> vector<2x3xf32>
    %20 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (f32) -> f32
    %21 = "math.log2"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %22 = "math.powf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    %23 = "math.round"(%arg3) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (vector<2x3xf32>) -> vector<2x3xf32>
    %24 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %25 = "math.rsqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %26 = "math.sin"(%arg2) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (f16) -> f16
    %27 = "math.sinh"(%arg3) <{fastmath = #arith.fastmath<fast>}> : (vector<2x3xf32>) -> vector<2x3xf32>
    %28 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %29 = "math.tan"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {note} : (vector<4xf64>) -> vector<4xf64>
    %30 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (f16) -> f16
    %31 = "math.trunc"(%arg3) <{fastmath = #arith.fastmath<none>}> : (vector<2x3xf32>) -> vector<2x3xf32>
    %32 = "math.absi"(%arg4) : (i32) -> i32
    %33 = "math.ctlz"(%arg5) : (vector<4xi8>) -> vector<4xi8>
    %34 = "math.ctpop"(%arg4) : (i32) -> i32
    %35 = "math.cttz"(%arg5) : (vector<4xi8>) -> vector<4xi8>
    %36 = "math.ipowi"(%arg4, %arg4) : (i32, i32) -> i32
    %37 = "math.fma"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<contract>}> : (f32, f32, f32) -> f32
    %38 = "math.fpowi"(%arg0, %arg4) <{fastmath = #arith.fastmath<afn>}> : (f32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<4xi8>) {
    %0 = math.absf %arg0 fastmath<fast> : f32
    %1 = math.acos %arg1 : vector<4xf64>
    %2 = math.acosh %arg2 fastmath<nnan,ninf> {note} : f16
    %3 = math.asin %arg3 fastmath<fast> : vector<2x3xf32>
    %4 = math.asinh %arg0 : f32
    %5 = math.atan %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %6 = math.atan2 %arg2, %arg2 fastmath<fast> : f16
    %7 = math.atanh %arg3 : vector<2x3xf32>
    %8 = math.cbrt %arg0 fastmath<nnan,ninf> {note} : f32
    %9 = math.ceil %arg1 fastmath<fast> : vector<4xf64>
    %10 = math.copysign %arg2, %arg2 : f16
    %11 = math.cos %arg3 fastmath<nnan,ninf> {note} : vector<2x3xf32>
    %12 = math.cosh %arg0 fastmath<fast> : f32
    %13 = math.erf %arg1 : vector<4xf64>
    %14 = math.exp %arg2 fastmath<nnan,ninf> {note} : f16
    %15 = math.exp2 %arg3 fastmath<fast> : vector<2x3xf32>
    %16 = math.expm1 %arg0 : f32
    %17 = math.floor %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %18 = math.log %arg2 fastmath<fast> : f16
    %19 = math.log10 %arg3 : vector<2x3xf32>
    %20 = math.log1p %arg0 fastmath<nnan,ninf> {note} : f32
    %21 = math.log2 %arg1 fastmath<fast> : vector<4xf64>
    %22 = math.powf %arg2, %arg2 : f16
    %23 = math.round %arg3 fastmath<nnan,ninf> {note} : vector<2x3xf32>
    %24 = math.roundeven %arg0 fastmath<fast> : f32
    %25 = math.rsqrt %arg1 : vector<4xf64>
    %26 = math.sin %arg2 fastmath<nnan,ninf> {note} : f16
    %27 = math.sinh %arg3 fastmath<fast> : vector<2x3xf32>
    %28 = math.sqrt %arg0 : f32
    %29 = math.tan %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %30 = math.tanh %arg2 fastmath<fast> : f16
    %31 = math.trunc %arg3 : vector<2x3xf32>
    %32 = math.absi %arg4 : i32
    %33 = math.ctlz %arg5 : vector<4xi8>
    %34 = math.ctpop %arg4 : i32
    %35 = math.cttz %arg5 : vector<4xi8>
    %36 = math.ipowi %arg4, %arg4 : i32
    %37 = math.fma %arg0, %arg0, %arg0 fastmath<contract> : f32
    %38 = math.fpowi %arg0, %arg4 fastmath<afn> : f32, i32
    return
  }
}

