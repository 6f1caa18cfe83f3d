// RUN: lowir opt --convert-math-to-llvm
// Classes of floats, sine and cosine at once.

func.func @f(%a: f32, %v: vector<4xf64>) -> (f32, f32) {
  %0 = math.isfinite %a : f32
  %1 = math.isnan %v {note} : vector<4xf64>
  %2 = math.isinf %a : f32
  %3 = math.erfc %a : f32
  %s, %c = math.sincos %a fastmath<fast> : f32
  return %s, %c : f32, f32
}

//--- out
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>) -> (f32, f32) {
    %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (f32) -> i1
    %1 = "llvm.intr.is.fpclass"(%arg1) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
    %2 = math.isinf %arg0 : f32
    %3 = math.erfc %arg0 : f32
    %4 = llvm.intr.sincos(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> !llvm.struct<(f32, f32)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(f32, f32)> 
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(f32, f32)> 
    return %5, %6 : f32, f32
  }
}

