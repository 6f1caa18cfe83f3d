// RUN: lowir opt --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm enable-arm-bf16 enable-arm-sve" %s
// Products of matrices of bytes and of bf16 by instructions of NEON: one part, several, one row, signs.

#m0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#m1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#m2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#v0 = affine_map<(d0, d1) -> (d1)>
#v1 = affine_map<(d0, d1) -> (d0, d1)>
#v2 = affine_map<(d0, d1) -> (d0)>

func.func @signed(%l: vector<2x8xi8>, %r: vector<2x8xi8>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %le = arith.extsi %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extsi %r : vector<2x8xi8> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %c : vector<2x2xi32>
}

func.func @unsigned(%l: vector<2x8xi8>, %r: vector<2x8xi8>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %le = arith.extui %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extui %r : vector<2x8xi8> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %c : vector<2x2xi32>
}

func.func @mixed(%l: vector<2x8xi8>, %r: vector<2x8xi8>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %le = arith.extui %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extsi %r : vector<2x8xi8> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %c : vector<2x2xi32>
}

func.func @swapped(%l: vector<2x8xi8>, %r: vector<2x8xi8>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %le = arith.extsi %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extui %r : vector<2x8xi8> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %c : vector<2x2xi32>
}

func.func @nibbles(%l: vector<2x8xi4>, %r: vector<2x8xi4>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %le = arith.extsi %l : vector<2x8xi4> to vector<2x8xi32>
  %re = arith.extsi %r : vector<2x8xi4> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %c : vector<2x2xi32>
}

func.func @several(%l: vector<4x16xi8>, %r: vector<4x16xi8>, %acc: vector<4x4xi32>) -> vector<4x4xi32> {
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %l, %r, %acc : vector<4x16xi8>, vector<4x16xi8> into vector<4x4xi32>
  return %c : vector<4x4xi32>
}

func.func @row(%l: vector<8xi8>, %r: vector<2x8xi8>, %acc: vector<2xi32>) -> vector<2xi32> {
  %c = vector.contract {indexing_maps = [#v0, #v1, #v2], iterator_types = ["parallel", "reduction"]} %l, %r, %acc : vector<8xi8>, vector<2x8xi8> into vector<2xi32>
  return %c : vector<2xi32>
}

func.func @odd(%l: vector<3x8xi8>, %r: vector<2x8xi8>, %acc: vector<3x2xi32>) -> vector<3x2xi32> {
  %le = arith.extsi %l : vector<3x8xi8> to vector<3x8xi32>
  %re = arith.extsi %r : vector<2x8xi8> to vector<2x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<3x8xi32>, vector<2x8xi32> into vector<3x2xi32>
  return %c : vector<3x2xi32>
}

func.func @bfloat(%l: vector<2x4xbf16>, %r: vector<2x4xbf16>, %acc: vector<2x2xf32>) -> vector<2x2xf32> {
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %l, %r, %acc : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xf32>
  return %c : vector<2x2xf32>
}
//--- out
module {
  func.func @signed(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.smmla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @unsigned(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.ummla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @mixed(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.usmmla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @swapped(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %5 = ub.poison : vector<2x2xi32>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi32>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<2xi32>
    %10 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<2xi32>> 
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.insertelement %9, %10[%11 : i64] : vector<2xi32>
    %13 = llvm.insertvalue %12, %6[0] : !llvm.array<2 x vector<2xi32>> 
    %14 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi32>> 
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<2xi32>
    %17 = llvm.extractvalue %13[1] : !llvm.array<2 x vector<2xi32>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.insertelement %16, %17[%18 : i64] : vector<2xi32>
    %20 = llvm.insertvalue %19, %13[1] : !llvm.array<2 x vector<2xi32>> 
    %21 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi32>> 
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<2xi32>
    %24 = llvm.extractvalue %20[0] : !llvm.array<2 x vector<2xi32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.insertelement %23, %24[%25 : i64] : vector<2xi32>
    %27 = llvm.insertvalue %26, %20[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi32>> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.extractelement %28[%29 : i64] : vector<2xi32>
    %31 = llvm.extractvalue %27[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %30, %31[%32 : i64] : vector<2xi32>
    %34 = llvm.insertvalue %33, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %36 = llvm.shufflevector %35, %35 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %37 = llvm.shufflevector %36, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %38 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %39 = llvm.shufflevector %38, %38 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %40 = llvm.shufflevector %39, %37 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %41 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xi8>> 
    %42 = llvm.shufflevector %41, %41 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %43 = llvm.shufflevector %42, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %44 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xi8>> 
    %45 = llvm.shufflevector %44, %44 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %46 = llvm.shufflevector %45, %43 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %47 = llvm.extractvalue %34[0] : !llvm.array<2 x vector<2xi32>> 
    %48 = llvm.shufflevector %47, %47 [0, 1, 0, 0] : vector<2xi32> 
    %49 = llvm.shufflevector %48, %3 [0, 1, 6, 7] : vector<4xi32> 
    %50 = llvm.extractvalue %34[1] : !llvm.array<2 x vector<2xi32>> 
    %51 = llvm.shufflevector %50, %50 [0, 1, 0, 0] : vector<2xi32> 
    %52 = llvm.shufflevector %51, %49 [4, 5, 0, 1] : vector<4xi32> 
    %53 = arm_neon.intr.usmmla %52, %46, %40 : vector<16xi8> to vector<4xi32>
    %54 = llvm.mlir.constant(0 : i64) : i64
    %55 = llvm.extractelement %53[%54 : i64] : vector<4xi32>
    %56 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<2xi32>> 
    %57 = llvm.mlir.constant(0 : i64) : i64
    %58 = llvm.insertelement %55, %56[%57 : i64] : vector<2xi32>
    %59 = llvm.insertvalue %58, %6[0] : !llvm.array<2 x vector<2xi32>> 
    %60 = llvm.mlir.constant(1 : i64) : i64
    %61 = llvm.extractelement %53[%60 : i64] : vector<4xi32>
    %62 = llvm.extractvalue %59[1] : !llvm.array<2 x vector<2xi32>> 
    %63 = llvm.mlir.constant(0 : i64) : i64
    %64 = llvm.insertelement %61, %62[%63 : i64] : vector<2xi32>
    %65 = llvm.insertvalue %64, %59[1] : !llvm.array<2 x vector<2xi32>> 
    %66 = llvm.mlir.constant(2 : i64) : i64
    %67 = llvm.extractelement %53[%66 : i64] : vector<4xi32>
    %68 = llvm.extractvalue %65[0] : !llvm.array<2 x vector<2xi32>> 
    %69 = llvm.mlir.constant(1 : i64) : i64
    %70 = llvm.insertelement %67, %68[%69 : i64] : vector<2xi32>
    %71 = llvm.insertvalue %70, %65[0] : !llvm.array<2 x vector<2xi32>> 
    %72 = llvm.mlir.constant(3 : i64) : i64
    %73 = llvm.extractelement %53[%72 : i64] : vector<4xi32>
    %74 = llvm.extractvalue %71[1] : !llvm.array<2 x vector<2xi32>> 
    %75 = llvm.mlir.constant(1 : i64) : i64
    %76 = llvm.insertelement %73, %74[%75 : i64] : vector<2xi32>
    %77 = llvm.insertvalue %76, %71[1] : !llvm.array<2 x vector<2xi32>> 
    %78 = builtin.unrealized_conversion_cast %77 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %78 : vector<2x2xi32>
  }
  func.func @nibbles(%arg0: vector<2x8xi4>, %arg1: vector<2x8xi4>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = ub.poison : vector<2x2xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %5 = arith.extsi %arg0 : vector<2x8xi4> to vector<2x8xi8>
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
    %27 = arm_neon.intr.smmla %26, %14, %20 : vector<16xi8> to vector<4xi32>
    %28 = llvm.shufflevector %27, %27 [0, 1] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %2[0] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.shufflevector %27, %27 [2, 3] : vector<4xi32> 
    %31 = llvm.insertvalue %30, %29[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %32 : vector<2x2xi32>
  }
  func.func @several(%arg0: vector<4x16xi8>, %arg1: vector<4x16xi8>, %arg2: vector<4x4xi32>) -> vector<4x4xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x4xi32> to !llvm.array<4 x vector<4xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<4x16xi8> to !llvm.array<4 x vector<16xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<4x16xi8> to !llvm.array<4 x vector<16xi8>>
    %cst = arith.constant dense<0> : vector<4xi32>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %cst_0 = arith.constant dense<0> : vector<4x4xi32>
    %5 = builtin.unrealized_conversion_cast %cst_0 : vector<4x4xi32> to !llvm.array<4 x vector<4xi32>>
    %6 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<16xi8>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %8 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<16xi8>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %10 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<16xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %12 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<16xi8>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %14 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<4xi32>> 
    %15 = llvm.shufflevector %14, %14 [0, 1] : vector<4xi32> 
    %16 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xi32>> 
    %17 = llvm.shufflevector %16, %16 [0, 1] : vector<4xi32> 
    %18 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %19 = llvm.shufflevector %18, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %20 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %21 = llvm.shufflevector %20, %19 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %22 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %23 = llvm.shufflevector %22, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %24 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %25 = llvm.shufflevector %24, %23 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %26 = llvm.shufflevector %15, %15 [0, 1, 0, 0] : vector<2xi32> 
    %27 = llvm.shufflevector %26, %3 [0, 1, 6, 7] : vector<4xi32> 
    %28 = llvm.shufflevector %17, %17 [0, 1, 0, 0] : vector<2xi32> 
    %29 = llvm.shufflevector %28, %27 [4, 5, 0, 1] : vector<4xi32> 
    %30 = arm_neon.intr.smmla %29, %21, %25 : vector<16xi8> to vector<4xi32>
    %31 = llvm.shufflevector %30, %30 [0, 1] : vector<4xi32> 
    %32 = llvm.shufflevector %30, %30 [2, 3] : vector<4xi32> 
    %33 = llvm.shufflevector %31, %31 [0, 1, 0, 0] : vector<2xi32> 
    %34 = llvm.shufflevector %33, %cst [0, 1, 6, 7] : vector<4xi32> 
    %35 = llvm.insertvalue %34, %5[0] : !llvm.array<4 x vector<4xi32>> 
    %36 = llvm.shufflevector %32, %32 [0, 1, 0, 0] : vector<2xi32> 
    %37 = llvm.shufflevector %36, %cst [0, 1, 6, 7] : vector<4xi32> 
    %38 = llvm.insertvalue %37, %35[1] : !llvm.array<4 x vector<4xi32>> 
    %39 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<16xi8>> 
    %40 = llvm.shufflevector %39, %39 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %41 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<16xi8>> 
    %42 = llvm.shufflevector %41, %41 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %43 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<16xi8>> 
    %44 = llvm.shufflevector %43, %43 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %45 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<16xi8>> 
    %46 = llvm.shufflevector %45, %45 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %47 = llvm.shufflevector %40, %40 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %48 = llvm.shufflevector %47, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %49 = llvm.shufflevector %42, %42 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %50 = llvm.shufflevector %49, %48 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %51 = llvm.shufflevector %44, %44 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %52 = llvm.shufflevector %51, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %53 = llvm.shufflevector %46, %46 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %54 = llvm.shufflevector %53, %52 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %55 = arm_neon.intr.smmla %30, %50, %54 : vector<16xi8> to vector<4xi32>
    %56 = llvm.shufflevector %55, %55 [0, 1] : vector<4xi32> 
    %57 = llvm.shufflevector %55, %55 [2, 3] : vector<4xi32> 
    %58 = llvm.shufflevector %56, %56 [0, 1, 0, 0] : vector<2xi32> 
    %59 = llvm.shufflevector %58, %34 [0, 1, 6, 7] : vector<4xi32> 
    %60 = llvm.insertvalue %59, %38[0] : !llvm.array<4 x vector<4xi32>> 
    %61 = llvm.shufflevector %57, %57 [0, 1, 0, 0] : vector<2xi32> 
    %62 = llvm.shufflevector %61, %37 [0, 1, 6, 7] : vector<4xi32> 
    %63 = llvm.insertvalue %62, %60[1] : !llvm.array<4 x vector<4xi32>> 
    %64 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<16xi8>> 
    %65 = llvm.shufflevector %64, %64 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %66 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<16xi8>> 
    %67 = llvm.shufflevector %66, %66 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %68 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<16xi8>> 
    %69 = llvm.shufflevector %68, %68 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %70 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<16xi8>> 
    %71 = llvm.shufflevector %70, %70 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %72 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<4xi32>> 
    %73 = llvm.shufflevector %72, %72 [2, 3] : vector<4xi32> 
    %74 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xi32>> 
    %75 = llvm.shufflevector %74, %74 [2, 3] : vector<4xi32> 
    %76 = llvm.shufflevector %65, %65 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %77 = llvm.shufflevector %76, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %78 = llvm.shufflevector %67, %67 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %79 = llvm.shufflevector %78, %77 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %80 = llvm.shufflevector %69, %69 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %81 = llvm.shufflevector %80, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %82 = llvm.shufflevector %71, %71 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %83 = llvm.shufflevector %82, %81 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %84 = llvm.shufflevector %73, %73 [0, 1, 0, 0] : vector<2xi32> 
    %85 = llvm.shufflevector %84, %3 [0, 1, 6, 7] : vector<4xi32> 
    %86 = llvm.shufflevector %75, %75 [0, 1, 0, 0] : vector<2xi32> 
    %87 = llvm.shufflevector %86, %85 [4, 5, 0, 1] : vector<4xi32> 
    %88 = arm_neon.intr.smmla %87, %79, %83 : vector<16xi8> to vector<4xi32>
    %89 = llvm.shufflevector %88, %88 [0, 1] : vector<4xi32> 
    %90 = llvm.shufflevector %88, %88 [2, 3] : vector<4xi32> 
    %91 = llvm.shufflevector %89, %89 [0, 1, 0, 0] : vector<2xi32> 
    %92 = llvm.shufflevector %91, %59 [4, 5, 0, 1] : vector<4xi32> 
    %93 = llvm.insertvalue %92, %63[0] : !llvm.array<4 x vector<4xi32>> 
    %94 = llvm.shufflevector %90, %90 [0, 1, 0, 0] : vector<2xi32> 
    %95 = llvm.shufflevector %94, %62 [4, 5, 0, 1] : vector<4xi32> 
    %96 = llvm.insertvalue %95, %93[1] : !llvm.array<4 x vector<4xi32>> 
    %97 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<16xi8>> 
    %98 = llvm.shufflevector %97, %97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %99 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<16xi8>> 
    %100 = llvm.shufflevector %99, %99 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %101 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<16xi8>> 
    %102 = llvm.shufflevector %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %103 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<16xi8>> 
    %104 = llvm.shufflevector %103, %103 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %105 = llvm.shufflevector %98, %98 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %106 = llvm.shufflevector %105, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %107 = llvm.shufflevector %100, %100 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %108 = llvm.shufflevector %107, %106 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %109 = llvm.shufflevector %102, %102 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %110 = llvm.shufflevector %109, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %111 = llvm.shufflevector %104, %104 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %112 = llvm.shufflevector %111, %110 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %113 = arm_neon.intr.smmla %88, %108, %112 : vector<16xi8> to vector<4xi32>
    %114 = llvm.shufflevector %113, %113 [0, 1] : vector<4xi32> 
    %115 = llvm.shufflevector %113, %113 [2, 3] : vector<4xi32> 
    %116 = llvm.shufflevector %114, %114 [0, 1, 0, 0] : vector<2xi32> 
    %117 = llvm.shufflevector %116, %92 [4, 5, 0, 1] : vector<4xi32> 
    %118 = llvm.insertvalue %117, %96[0] : !llvm.array<4 x vector<4xi32>> 
    %119 = llvm.shufflevector %115, %115 [0, 1, 0, 0] : vector<2xi32> 
    %120 = llvm.shufflevector %119, %95 [4, 5, 0, 1] : vector<4xi32> 
    %121 = llvm.insertvalue %120, %118[1] : !llvm.array<4 x vector<4xi32>> 
    %122 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<16xi8>> 
    %123 = llvm.shufflevector %122, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %124 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<16xi8>> 
    %125 = llvm.shufflevector %124, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %126 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<16xi8>> 
    %127 = llvm.shufflevector %126, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %128 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<16xi8>> 
    %129 = llvm.shufflevector %128, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %130 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xi32>> 
    %131 = llvm.shufflevector %130, %130 [0, 1] : vector<4xi32> 
    %132 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xi32>> 
    %133 = llvm.shufflevector %132, %132 [0, 1] : vector<4xi32> 
    %134 = llvm.shufflevector %123, %123 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %135 = llvm.shufflevector %134, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %136 = llvm.shufflevector %125, %125 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %137 = llvm.shufflevector %136, %135 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %138 = llvm.shufflevector %127, %127 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %139 = llvm.shufflevector %138, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %140 = llvm.shufflevector %129, %129 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %141 = llvm.shufflevector %140, %139 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %142 = llvm.shufflevector %131, %131 [0, 1, 0, 0] : vector<2xi32> 
    %143 = llvm.shufflevector %142, %3 [0, 1, 6, 7] : vector<4xi32> 
    %144 = llvm.shufflevector %133, %133 [0, 1, 0, 0] : vector<2xi32> 
    %145 = llvm.shufflevector %144, %143 [4, 5, 0, 1] : vector<4xi32> 
    %146 = arm_neon.intr.smmla %145, %137, %141 : vector<16xi8> to vector<4xi32>
    %147 = llvm.shufflevector %146, %146 [0, 1] : vector<4xi32> 
    %148 = llvm.shufflevector %146, %146 [2, 3] : vector<4xi32> 
    %149 = llvm.shufflevector %147, %147 [0, 1, 0, 0] : vector<2xi32> 
    %150 = llvm.shufflevector %149, %cst [0, 1, 6, 7] : vector<4xi32> 
    %151 = llvm.insertvalue %150, %121[2] : !llvm.array<4 x vector<4xi32>> 
    %152 = llvm.shufflevector %148, %148 [0, 1, 0, 0] : vector<2xi32> 
    %153 = llvm.shufflevector %152, %cst [0, 1, 6, 7] : vector<4xi32> 
    %154 = llvm.insertvalue %153, %151[3] : !llvm.array<4 x vector<4xi32>> 
    %155 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<16xi8>> 
    %156 = llvm.shufflevector %155, %155 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %157 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<16xi8>> 
    %158 = llvm.shufflevector %157, %157 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %159 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<16xi8>> 
    %160 = llvm.shufflevector %159, %159 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %161 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<16xi8>> 
    %162 = llvm.shufflevector %161, %161 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %163 = llvm.shufflevector %156, %156 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %164 = llvm.shufflevector %163, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %165 = llvm.shufflevector %158, %158 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %166 = llvm.shufflevector %165, %164 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %167 = llvm.shufflevector %160, %160 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %168 = llvm.shufflevector %167, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %169 = llvm.shufflevector %162, %162 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %170 = llvm.shufflevector %169, %168 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %171 = arm_neon.intr.smmla %146, %166, %170 : vector<16xi8> to vector<4xi32>
    %172 = llvm.shufflevector %171, %171 [0, 1] : vector<4xi32> 
    %173 = llvm.shufflevector %171, %171 [2, 3] : vector<4xi32> 
    %174 = llvm.shufflevector %172, %172 [0, 1, 0, 0] : vector<2xi32> 
    %175 = llvm.shufflevector %174, %150 [0, 1, 6, 7] : vector<4xi32> 
    %176 = llvm.insertvalue %175, %154[2] : !llvm.array<4 x vector<4xi32>> 
    %177 = llvm.shufflevector %173, %173 [0, 1, 0, 0] : vector<2xi32> 
    %178 = llvm.shufflevector %177, %153 [0, 1, 6, 7] : vector<4xi32> 
    %179 = llvm.insertvalue %178, %176[3] : !llvm.array<4 x vector<4xi32>> 
    %180 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<16xi8>> 
    %181 = llvm.shufflevector %180, %180 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %182 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<16xi8>> 
    %183 = llvm.shufflevector %182, %182 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %184 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<16xi8>> 
    %185 = llvm.shufflevector %184, %184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %186 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<16xi8>> 
    %187 = llvm.shufflevector %186, %186 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %188 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xi32>> 
    %189 = llvm.shufflevector %188, %188 [2, 3] : vector<4xi32> 
    %190 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xi32>> 
    %191 = llvm.shufflevector %190, %190 [2, 3] : vector<4xi32> 
    %192 = llvm.shufflevector %181, %181 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %193 = llvm.shufflevector %192, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %194 = llvm.shufflevector %183, %183 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %195 = llvm.shufflevector %194, %193 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %196 = llvm.shufflevector %185, %185 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %197 = llvm.shufflevector %196, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %198 = llvm.shufflevector %187, %187 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %199 = llvm.shufflevector %198, %197 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %200 = llvm.shufflevector %189, %189 [0, 1, 0, 0] : vector<2xi32> 
    %201 = llvm.shufflevector %200, %3 [0, 1, 6, 7] : vector<4xi32> 
    %202 = llvm.shufflevector %191, %191 [0, 1, 0, 0] : vector<2xi32> 
    %203 = llvm.shufflevector %202, %201 [4, 5, 0, 1] : vector<4xi32> 
    %204 = arm_neon.intr.smmla %203, %195, %199 : vector<16xi8> to vector<4xi32>
    %205 = llvm.shufflevector %204, %204 [0, 1] : vector<4xi32> 
    %206 = llvm.shufflevector %204, %204 [2, 3] : vector<4xi32> 
    %207 = llvm.shufflevector %205, %205 [0, 1, 0, 0] : vector<2xi32> 
    %208 = llvm.shufflevector %207, %175 [4, 5, 0, 1] : vector<4xi32> 
    %209 = llvm.insertvalue %208, %179[2] : !llvm.array<4 x vector<4xi32>> 
    %210 = llvm.shufflevector %206, %206 [0, 1, 0, 0] : vector<2xi32> 
    %211 = llvm.shufflevector %210, %178 [4, 5, 0, 1] : vector<4xi32> 
    %212 = llvm.insertvalue %211, %209[3] : !llvm.array<4 x vector<4xi32>> 
    %213 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<16xi8>> 
    %214 = llvm.shufflevector %213, %213 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %215 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<16xi8>> 
    %216 = llvm.shufflevector %215, %215 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %217 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<16xi8>> 
    %218 = llvm.shufflevector %217, %217 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %219 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<16xi8>> 
    %220 = llvm.shufflevector %219, %219 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %221 = llvm.shufflevector %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %222 = llvm.shufflevector %221, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %223 = llvm.shufflevector %216, %216 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %224 = llvm.shufflevector %223, %222 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %225 = llvm.shufflevector %218, %218 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %226 = llvm.shufflevector %225, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %227 = llvm.shufflevector %220, %220 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %228 = llvm.shufflevector %227, %226 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %229 = arm_neon.intr.smmla %204, %224, %228 : vector<16xi8> to vector<4xi32>
    %230 = llvm.shufflevector %229, %229 [0, 1] : vector<4xi32> 
    %231 = llvm.shufflevector %229, %229 [2, 3] : vector<4xi32> 
    %232 = llvm.shufflevector %230, %230 [0, 1, 0, 0] : vector<2xi32> 
    %233 = llvm.shufflevector %232, %208 [4, 5, 0, 1] : vector<4xi32> 
    %234 = llvm.insertvalue %233, %212[2] : !llvm.array<4 x vector<4xi32>> 
    %235 = llvm.shufflevector %231, %231 [0, 1, 0, 0] : vector<2xi32> 
    %236 = llvm.shufflevector %235, %211 [4, 5, 0, 1] : vector<4xi32> 
    %237 = llvm.insertvalue %236, %234[3] : !llvm.array<4 x vector<4xi32>> 
    %238 = builtin.unrealized_conversion_cast %237 : !llvm.array<4 x vector<4xi32>> to vector<4x4xi32>
    return %238 : vector<4x4xi32>
  }
  func.func @row(%arg0: vector<8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2xi32>) -> vector<2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %cst = arith.constant dense<0> : vector<4xi32>
    %1 = ub.poison : vector<4xi32>
    %cst_0 = arith.constant dense<0> : vector<16xi8>
    %2 = ub.poison : vector<16xi8>
    %3 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %4 = llvm.shufflevector %3, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %5 = llvm.shufflevector %cst_0, %4 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %8 = llvm.shufflevector %7, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xi8>> 
    %10 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %11 = llvm.shufflevector %10, %8 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %12 = llvm.shufflevector %arg2, %arg2 [0, 1, 0, 0] : vector<2xi32> 
    %13 = llvm.shufflevector %12, %1 [0, 1, 6, 7] : vector<4xi32> 
    %14 = llvm.shufflevector %cst, %13 [4, 5, 0, 1] : vector<4xi32> 
    %15 = arm_neon.intr.smmla %14, %5, %11 : vector<16xi8> to vector<4xi32>
    %16 = llvm.shufflevector %15, %15 [0, 1] : vector<4xi32> 
    return %16 : vector<2xi32>
  }
  func.func @odd(%arg0: vector<3x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<3x2xi32>) -> vector<3x2xi32> {
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<3x2xi32> to !llvm.array<3 x vector<2xi32>>
    %1 = arith.extsi %arg0 : vector<3x8xi8> to vector<3x8xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x8xi32> to !llvm.array<3 x vector<8xi32>>
    %3 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %5 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<8xi32>> 
    %6 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi32>> 
    %7 = arith.muli %5, %6 : vector<8xi32>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<8xi32>) -> i32
    %9 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi32>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<3 x vector<2xi32>> 
    %13 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi32>> 
    %14 = arith.muli %5, %13 : vector<8xi32>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<8xi32>) -> i32
    %16 = llvm.extractvalue %12[0] : !llvm.array<3 x vector<2xi32>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi32>
    %19 = llvm.insertvalue %18, %12[0] : !llvm.array<3 x vector<2xi32>> 
    %20 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<8xi32>> 
    %21 = arith.muli %20, %6 : vector<8xi32>
    %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<8xi32>) -> i32
    %23 = llvm.extractvalue %19[1] : !llvm.array<3 x vector<2xi32>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi32>
    %26 = llvm.insertvalue %25, %19[1] : !llvm.array<3 x vector<2xi32>> 
    %27 = arith.muli %20, %13 : vector<8xi32>
    %28 = "llvm.intr.vector.reduce.add"(%27) : (vector<8xi32>) -> i32
    %29 = llvm.extractvalue %26[1] : !llvm.array<3 x vector<2xi32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.insertelement %28, %29[%30 : i64] : vector<2xi32>
    %32 = llvm.insertvalue %31, %26[1] : !llvm.array<3 x vector<2xi32>> 
    %33 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<8xi32>> 
    %34 = arith.muli %33, %6 : vector<8xi32>
    %35 = "llvm.intr.vector.reduce.add"(%34) : (vector<8xi32>) -> i32
    %36 = llvm.extractvalue %32[2] : !llvm.array<3 x vector<2xi32>> 
    %37 = llvm.mlir.constant(0 : i64) : i64
    %38 = llvm.insertelement %35, %36[%37 : i64] : vector<2xi32>
    %39 = llvm.insertvalue %38, %32[2] : !llvm.array<3 x vector<2xi32>> 
    %40 = arith.muli %33, %13 : vector<8xi32>
    %41 = "llvm.intr.vector.reduce.add"(%40) : (vector<8xi32>) -> i32
    %42 = llvm.extractvalue %39[2] : !llvm.array<3 x vector<2xi32>> 
    %43 = llvm.mlir.constant(1 : i64) : i64
    %44 = llvm.insertelement %41, %42[%43 : i64] : vector<2xi32>
    %45 = llvm.insertvalue %44, %39[2] : !llvm.array<3 x vector<2xi32>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<3 x vector<2xi32>> to vector<3x2xi32>
    %47 = arith.addi %46, %arg2 : vector<3x2xi32>
    return %47 : vector<3x2xi32>
  }
  func.func @bfloat(%arg0: vector<2x4xbf16>, %arg1: vector<2x4xbf16>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
    %3 = ub.poison : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = ub.poison : vector<4xf32>
    %6 = ub.poison : vector<8xbf16>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xbf16>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xbf16>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %12 = llvm.shufflevector %11, %9 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xbf16>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xbf16>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %18 = llvm.shufflevector %17, %15 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xf32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xf32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xf32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xf32> 
    %25 = arm_neon.intr.bfmmla %24, %12, %18 : vector<8xbf16> to vector<4xf32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xf32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xf32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %30 : vector<2x2xf32>
  }
}

