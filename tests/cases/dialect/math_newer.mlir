// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Functions of newer releases. Tests of the class of a float have no clause for fast-math flags.

func.func @f(%a: f32, %v: vector<4xf64>, %h: f16, %w: vector<2x3xf32>, %i: i32, %j: vector<4xi8>) {
  %0 = math.erfc %a fastmath<nnan> : f32
  %1 = math.isfinite %a : f32
  %2 = math.isinf %v : vector<4xf64>
  %3 = math.isnan %w {note} : vector<2x3xf32>
  %4 = "math.isnormal"(%a) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
  %5 = math.clampf %a to [%a, %a] fastmath<nsz> : f32
  %s, %c = math.sincos %a fastmath<fast> : f32
  return
}

//--- out
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<4xi8>) {
    %0 = math.erfc %arg0 fastmath<nnan> : f32
    %1 = math.isfinite %arg0 : f32
    %2 = math.isinf %arg1 : vector<4xf64>
    %3 = math.isnan %arg3 {note} : vector<2x3xf32>
    %4 = math.isnormal %arg0 {fastmath = #arith.fastmath<nnan>} : f32
    %5 = math.clampf %arg0 to [%arg0, %arg0] fastmath<nsz> : f32
    %sin, %cos = math.sincos %arg0 fastmath<fast> : f32
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>, f16, vector<2x3xf32>, i32, vector<4xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<4xi8>):
    %0 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f32
    %1 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %2 = "math.isinf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xi1>
    %3 = "math.isnan"(%arg3) <{fastmath = #arith.fastmath<none>}> {note} : (vector<2x3xf32>) -> vector<2x3xi1>
    %4 = "math.isnormal"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
    %5 = "math.clampf"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<nsz>}> : (f32, f32, f32) -> f32
    %6:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> (f32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

