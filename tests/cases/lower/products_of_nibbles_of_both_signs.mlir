// RUN: lowir opt --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm enable-arm-bf16 enable-arm-sve" %s
// Integers of less than 8 bits are extended as the contraction says.
// DIFFERS: mlir-opt 22 extends each side with the sign of the other one.
#m0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#m1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#m2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#v0 = affine_map<(d0, d1) -> (d1)>
#v1 = affine_map<(d0, d1) -> (d0, d1)>
#v2 = affine_map<(d0, d1) -> (d0)>

func.func @mixed(%l: vector<2x8xi4>, %r: vector<2x8xi4>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %le = arith.extui %l : vector<2x8xi4> to vector<2x8xi32>
  %re = arith.extsi %r : vector<2x8xi4> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %c : vector<2x2xi32>
}
//--- out
module {
  func.func @mixed(%arg0: vector<2x8xi4>, %arg1: vector<2x8xi4>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = ub.poison : vector<2x2xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %5 = arith.extui %arg0 : vector<2x8xi4> to vector<2x8xi8>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %7 = arith.extsi %arg1 : vector<2x8xi4> to vector<2x8xi8>
    %8 = builtin.unrealized_conversion_cast %7 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %9 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<8xi8>> 
    %10 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %11 = llvm.shufflevector %10, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %12 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<8xi8>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %14 = llvm.shufflevector %13, %11 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %15 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<8xi8>> 
    %16 = llvm.shufflevector %15, %15 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %17 = llvm.shufflevector %16, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %18 = llvm.extractvalue %8[1] : !llvm.array<2 x vector<8xi8>> 
    %19 = llvm.shufflevector %18, %18 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %20 = llvm.shufflevector %19, %17 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %21 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %22 = llvm.shufflevector %21, %21 [0, 1, 0, 0] : vector<2xi32> 
    %23 = llvm.shufflevector %22, %3 [0, 1, 6, 7] : vector<4xi32> 
    %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %25 = llvm.shufflevector %24, %24 [0, 1, 0, 0] : vector<2xi32> 
    %26 = llvm.shufflevector %25, %23 [4, 5, 0, 1] : vector<4xi32> 
    %27 = arm_neon.intr.usmmla %26, %14, %20 : vector<16xi8> to vector<4xi32>
    %28 = llvm.shufflevector %27, %27 [0, 1] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %2[0] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.shufflevector %27, %27 [2, 3] : vector<4xi32> 
    %31 = llvm.insertvalue %30, %29[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %32 : vector<2x2xi32>
  }
}

