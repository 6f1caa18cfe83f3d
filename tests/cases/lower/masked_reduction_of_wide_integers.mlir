// RUN: lowir opt --convert-vector-to-llvm
// Start values of more than 128 bits, with a sign that goes on to the end.

func.func @f(%v: vector<4xi256>, %w: vector<4xi129>, %m: vector<4xi1>) -> (i256, i256, i256, i256, i129) {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi256> into i256 } : vector<4xi1> -> i256
  %1 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi256> into i256 } : vector<4xi1> -> i256
  %2 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi256> into i256 } : vector<4xi1> -> i256
  %3 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi256> into i256 } : vector<4xi1> -> i256
  %4 = vector.mask %m { vector.reduction <maxsi>, %w : vector<4xi129> into i129 } : vector<4xi1> -> i129
  return %0, %1, %2, %3, %4 : i256, i256, i256, i256, i129
}
//--- out
module {
  func.func @f(%arg0: vector<4xi256>, %arg1: vector<4xi129>, %arg2: vector<4xi1>) -> (i256, i256, i256, i256, i129) {
    %0 = llvm.mlir.constant(-57896044618658097711785492504343953926634992332820282019728792003956564819968 : i256) : i256
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = "llvm.intr.vp.reduce.smax"(%0, %arg0, %arg2, %1) : (i256, vector<4xi256>, vector<4xi1>, i32) -> i256
    %3 = llvm.mlir.constant(57896044618658097711785492504343953926634992332820282019728792003956564819967 : i256) : i256
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = "llvm.intr.vp.reduce.smin"(%3, %arg0, %arg2, %4) : (i256, vector<4xi256>, vector<4xi1>, i32) -> i256
    %6 = llvm.mlir.constant(-1 : i256) : i256
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = "llvm.intr.vp.reduce.umin"(%6, %arg0, %arg2, %7) : (i256, vector<4xi256>, vector<4xi1>, i32) -> i256
    %9 = llvm.mlir.constant(1 : i256) : i256
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = "llvm.intr.vp.reduce.mul"(%9, %arg0, %arg2, %10) : (i256, vector<4xi256>, vector<4xi1>, i32) -> i256
    %12 = llvm.mlir.constant(-340282366920938463463374607431768211456 : i129) : i129
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = "llvm.intr.vp.reduce.smax"(%12, %arg1, %arg2, %13) : (i129, vector<4xi129>, vector<4xi1>, i32) -> i129
    return %2, %5, %8, %11, %14 : i256, i256, i256, i256, i129
  }
}

