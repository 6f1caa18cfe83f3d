// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Reductions under a mask.
func.func @mr(%a: vector<4xf32>, %m: vector<4xi1>, %c: f32) -> (f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <maximumf>, %a, %c : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <minnumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %m { vector.reduction <maxnumf>, %a, %c fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %m { vector.reduction <minimumf>, %a fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
//--- out
module {
  func.func @mr(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: f32) -> (f32, f32, f32, f32) {
    %0 = llvm.mlir.constant(dense<-1.401300e-45> : vector<4xf32>) : vector<4xf32>
    %1 = llvm.select %arg1, %arg0, %0 : vector<4xi1>, vector<4xf32>
    %2 = llvm.intr.vector.reduce.fmaximum(%1) : (vector<4xf32>) -> f32
    %3 = llvm.intr.maximum(%2, %arg2) : (f32, f32) -> f32
    %4 = llvm.mlir.constant(0xFFC00000 : f32) : f32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = "llvm.intr.vp.reduce.fmin"(%4, %arg0, %arg1, %5) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = "llvm.intr.vp.reduce.fmax"(%arg2, %arg0, %arg1, %7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %9 = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
    %10 = llvm.select %arg1, %arg0, %9 : vector<4xi1>, vector<4xf32>
    %11 = llvm.intr.vector.reduce.fminimum(%10) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    return %3, %6, %8, %11 : f32, f32, f32, f32
  }
}

//--- out 2
module {
  func.func @mr(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: f32) -> (f32, f32, f32, f32) {
    %0 = llvm.mlir.constant(dense<-1.401300e-45> : vector<4xf32>) : vector<4xf32>
    %1 = llvm.select %arg1, %arg0, %0 : vector<4xi1>, vector<4xf32>
    %2 = llvm.intr.vector.reduce.fmaximum(%1)  : (vector<4xf32>) -> f32
    %3 = llvm.intr.maximum(%2, %arg2)  : (f32, f32) -> f32
    %4 = llvm.mlir.constant(0xFFC00000 : f32) : f32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = "llvm.intr.vp.reduce.fmin"(%4, %arg0, %arg1, %5) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = "llvm.intr.vp.reduce.fmax"(%arg2, %arg0, %arg1, %7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
    %9 = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
    %10 = llvm.select %arg1, %arg0, %9 : vector<4xi1>, vector<4xf32>
    %11 = llvm.intr.vector.reduce.fminimum(%10)  {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    return %3, %6, %8, %11 : f32, f32, f32, f32
  }
}

