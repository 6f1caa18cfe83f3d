// RUN: lowir opt --convert-vector-to-llvm=reassociate-fp-reductions
// RUN: lowir opt --convert-vector-to-llvm=reassociate-fp-reductions --compat=19
// Of floats all, not of integers, and not what adds the start value.
func.func @a(%v: vector<4xf32>, %a: f32, %w: vector<4xi32>) -> (f32, f32, f32, f32, f32, i32) {
  %0 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %1 = vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  %3 = vector.reduction <mul>, %v fastmath<nnan> : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <add>, %w : vector<4xi32> into i32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, i32
}
//--- out
module {
  func.func @a(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<4xi32>) -> (f32, f32, f32, f32, f32, i32) {
    %0 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>) -> f32
    %1 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<4xf32>) -> f32
    %2 = llvm.intr.maxnum(%1, %arg1) : (f32, f32) -> f32
    %3 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %5 = "llvm.intr.vector.reduce.fmul"(%4, %arg0) <{fastmathFlags = #llvm.fastmath<nnan, reassoc>}> : (f32, vector<4xf32>) -> f32
    %6 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>) -> f32
    %7 = "llvm.intr.vector.reduce.add"(%arg2) : (vector<4xi32>) -> i32
    return %0, %2, %3, %5, %6, %7 : f32, f32, f32, f32, f32, i32
  }
}

//--- out 2
module {
  func.func @a(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<4xi32>) -> (f32, f32, f32, f32, f32, i32) {
    %0 = llvm.intr.vector.reduce.fminimum(%arg0)  {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>) -> f32
    %1 = llvm.intr.vector.reduce.fmax(%arg0)  {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<4xf32>) -> f32
    %2 = llvm.intr.maxnum(%1, %arg1)  : (f32, f32) -> f32
    %3 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %5 = "llvm.intr.vector.reduce.fmul"(%4, %arg0) <{fastmathFlags = #llvm.fastmath<nnan, reassoc>}> : (f32, vector<4xf32>) -> f32
    %6 = llvm.intr.vector.reduce.fmin(%arg0)  {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>) -> f32
    %7 = "llvm.intr.vector.reduce.add"(%arg2) : (vector<4xi32>) -> i32
    return %0, %2, %3, %5, %6, %7 : f32, f32, f32, f32, f32, i32
  }
}

