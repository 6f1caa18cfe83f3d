// RUN: lowir opt --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm enable-arm-bf16 enable-arm-sve" %s
// Products of matrices of bytes and of bf16 by instructions of SVE.

#m0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#m1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#m2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#v0 = affine_map<(d0, d1) -> (d1)>
#v1 = affine_map<(d0, d1) -> (d0, d1)>
#v2 = affine_map<(d0, d1) -> (d0)>

func.func @signed(%l: vector<4x8xi8>, %r: vector<[4]x8xi8>, %acc: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
  %le = arith.extsi %l : vector<4x8xi8> to vector<4x8xi32>
  %re = arith.extsi %r : vector<[4]x8xi8> to vector<[4]x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  return %c : vector<4x[4]xi32>
}

func.func @unsigned(%l: vector<2x8xi8>, %r: vector<[2]x8xi8>, %acc: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %le = arith.extui %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extui %r : vector<[2]x8xi8> to vector<[2]x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %c : vector<2x[2]xi32>
}

func.func @mixed(%l: vector<2x8xi8>, %r: vector<[2]x8xi8>, %acc: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %le = arith.extui %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extsi %r : vector<[2]x8xi8> to vector<[2]x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %c : vector<2x[2]xi32>
}

func.func @swapped(%l: vector<2x8xi8>, %r: vector<[2]x8xi8>, %acc: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %le = arith.extsi %l : vector<2x8xi8> to vector<2x8xi32>
  %re = arith.extui %r : vector<[2]x8xi8> to vector<[2]x8xi32>
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %le, %re, %acc : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %c : vector<2x[2]xi32>
}

func.func @bfloat(%l: vector<2x4xbf16>, %r: vector<[4]x4xbf16>, %acc: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %c = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %l, %r, %acc : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<2x[4]xf32>
  return %c : vector<2x[4]xf32>
}
//--- out
module {
  func.func @signed(%arg0: vector<4x8xi8>, %arg1: vector<[4]x8xi8>, %arg2: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
    %2 = ub.poison : vector<[8]xi32>
    %3 = ub.poison : vector<4x[4]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<8xi8>> 
    %12 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<8xi8>> 
    %13 = llvm.shufflevector %11, %12 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %14 = llvm.intr.vector.insert %13, %5[0] : vector<16xi8> into vector<[16]xi8>
    %15 = "arm_sve.intr.dupq_lane"(%14) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %16 = vector.shape_cast %arg1 : vector<[4]x8xi8> to vector<[32]xi8>
    %17 = llvm.intr.vector.extract %16[0] : vector<[16]xi8> from vector<[32]xi8>
    %18 = llvm.intr.vector.extract %16[16] : vector<[16]xi8> from vector<[32]xi8>
    %19 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[4]xi32>> 
    %20 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xi32>> 
    %21 = llvm.bitcast %19 : vector<[4]xi32> to vector<[2]xi64>
    %22 = llvm.bitcast %20 : vector<[4]xi32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.interleave2"(%21, %22) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %24 = llvm.bitcast %23 : vector<[4]xi64> to vector<[8]xi32>
    %25 = llvm.intr.vector.extract %24[0] : vector<[4]xi32> from vector<[8]xi32>
    %26 = llvm.intr.vector.extract %24[4] : vector<[4]xi32> from vector<[8]xi32>
    %27 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xi32>> 
    %28 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[4]xi32>> 
    %29 = llvm.bitcast %27 : vector<[4]xi32> to vector<[2]xi64>
    %30 = llvm.bitcast %28 : vector<[4]xi32> to vector<[2]xi64>
    %31 = "llvm.intr.vector.interleave2"(%29, %30) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %32 = llvm.bitcast %31 : vector<[4]xi64> to vector<[8]xi32>
    %33 = llvm.intr.vector.extract %32[0] : vector<[4]xi32> from vector<[8]xi32>
    %34 = llvm.intr.vector.extract %32[4] : vector<[4]xi32> from vector<[8]xi32>
    %35 = "arm_sve.intr.smmla"(%25, %10, %17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %36 = "arm_sve.intr.smmla"(%26, %10, %18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %37 = "arm_sve.intr.smmla"(%33, %15, %17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %38 = "arm_sve.intr.smmla"(%34, %15, %18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %39 = llvm.intr.vector.insert %35, %2[0] : vector<[4]xi32> into vector<[8]xi32>
    %40 = llvm.intr.vector.insert %36, %39[4] : vector<[4]xi32> into vector<[8]xi32>
    %41 = llvm.bitcast %40 : vector<[8]xi32> to vector<[4]xi64>
    %42 = "llvm.intr.vector.deinterleave2"(%41) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %45 = llvm.bitcast %43 : vector<[2]xi64> to vector<[4]xi32>
    %46 = llvm.bitcast %44 : vector<[2]xi64> to vector<[4]xi32>
    %47 = llvm.insertvalue %45, %4[0] : !llvm.array<4 x vector<[4]xi32>> 
    %48 = llvm.insertvalue %46, %47[1] : !llvm.array<4 x vector<[4]xi32>> 
    %49 = llvm.intr.vector.insert %37, %2[0] : vector<[4]xi32> into vector<[8]xi32>
    %50 = llvm.intr.vector.insert %38, %49[4] : vector<[4]xi32> into vector<[8]xi32>
    %51 = llvm.bitcast %50 : vector<[8]xi32> to vector<[4]xi64>
    %52 = "llvm.intr.vector.deinterleave2"(%51) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %53 = llvm.extractvalue %52[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %54 = llvm.extractvalue %52[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %55 = llvm.bitcast %53 : vector<[2]xi64> to vector<[4]xi32>
    %56 = llvm.bitcast %54 : vector<[2]xi64> to vector<[4]xi32>
    %57 = llvm.insertvalue %55, %48[2] : !llvm.array<4 x vector<[4]xi32>> 
    %58 = llvm.insertvalue %56, %57[3] : !llvm.array<4 x vector<[4]xi32>> 
    %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<4 x vector<[4]xi32>> to vector<4x[4]xi32>
    return %59 : vector<4x[4]xi32>
  }
  func.func @unsigned(%arg0: vector<2x8xi8>, %arg1: vector<[2]x8xi8>, %arg2: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<[4]xi32>
    %3 = ub.poison : vector<2x[2]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = vector.shape_cast %arg1 : vector<[2]x8xi8> to vector<[16]xi8>
    %12 = llvm.intr.vector.extract %11[0] : vector<[16]xi8> from vector<[16]xi8>
    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xi32>> 
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xi32>> 
    %15 = llvm.bitcast %13 : vector<[2]xi32> to vector<[1]xi64>
    %16 = llvm.bitcast %14 : vector<[2]xi32> to vector<[1]xi64>
    %17 = "llvm.intr.vector.interleave2"(%15, %16) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
    %18 = llvm.bitcast %17 : vector<[2]xi64> to vector<[4]xi32>
    %19 = llvm.intr.vector.extract %18[0] : vector<[4]xi32> from vector<[4]xi32>
    %20 = "arm_sve.intr.ummla"(%19, %10, %12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %21 = llvm.intr.vector.insert %20, %2[0] : vector<[4]xi32> into vector<[4]xi32>
    %22 = llvm.bitcast %21 : vector<[4]xi32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.deinterleave2"(%22) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %26 = llvm.bitcast %24 : vector<[1]xi64> to vector<[2]xi32>
    %27 = llvm.bitcast %25 : vector<[1]xi64> to vector<[2]xi32>
    %28 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<[2]xi32>> 
    %29 = llvm.insertvalue %27, %28[1] : !llvm.array<2 x vector<[2]xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
    return %30 : vector<2x[2]xi32>
  }
  func.func @mixed(%arg0: vector<2x8xi8>, %arg1: vector<[2]x8xi8>, %arg2: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<[4]xi32>
    %3 = ub.poison : vector<2x[2]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = vector.shape_cast %arg1 : vector<[2]x8xi8> to vector<[16]xi8>
    %12 = llvm.intr.vector.extract %11[0] : vector<[16]xi8> from vector<[16]xi8>
    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xi32>> 
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xi32>> 
    %15 = llvm.bitcast %13 : vector<[2]xi32> to vector<[1]xi64>
    %16 = llvm.bitcast %14 : vector<[2]xi32> to vector<[1]xi64>
    %17 = "llvm.intr.vector.interleave2"(%15, %16) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
    %18 = llvm.bitcast %17 : vector<[2]xi64> to vector<[4]xi32>
    %19 = llvm.intr.vector.extract %18[0] : vector<[4]xi32> from vector<[4]xi32>
    %20 = "arm_sve.intr.usmmla"(%19, %10, %12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %21 = llvm.intr.vector.insert %20, %2[0] : vector<[4]xi32> into vector<[4]xi32>
    %22 = llvm.bitcast %21 : vector<[4]xi32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.deinterleave2"(%22) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %26 = llvm.bitcast %24 : vector<[1]xi64> to vector<[2]xi32>
    %27 = llvm.bitcast %25 : vector<[1]xi64> to vector<[2]xi32>
    %28 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<[2]xi32>> 
    %29 = llvm.insertvalue %27, %28[1] : !llvm.array<2 x vector<[2]xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
    return %30 : vector<2x[2]xi32>
  }
  func.func @swapped(%arg0: vector<2x8xi8>, %arg1: vector<[2]x8xi8>, %arg2: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<[4]xi32>
    %3 = ub.poison : vector<2x[2]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = vector.shape_cast %arg1 : vector<[2]x8xi8> to vector<[16]xi8>
    %12 = llvm.intr.vector.extract %11[0] : vector<[16]xi8> from vector<[16]xi8>
    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xi32>> 
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xi32>> 
    %15 = "llvm.intr.vector.interleave2"(%13, %14) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
    %16 = llvm.intr.vector.extract %15[0] : vector<[4]xi32> from vector<[4]xi32>
    %17 = "arm_sve.intr.usmmla"(%16, %12, %10) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %18 = llvm.intr.vector.insert %17, %2[0] : vector<[4]xi32> into vector<[4]xi32>
    %19 = "llvm.intr.vector.deinterleave2"(%18) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
    %22 = llvm.insertvalue %20, %4[0] : !llvm.array<2 x vector<[2]xi32>> 
    %23 = llvm.insertvalue %21, %22[1] : !llvm.array<2 x vector<[2]xi32>> 
    %24 = builtin.unrealized_conversion_cast %23 : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
    return %24 : vector<2x[2]xi32>
  }
  func.func @bfloat(%arg0: vector<2x4xbf16>, %arg1: vector<[4]x4xbf16>, %arg2: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
    %2 = ub.poison : vector<[8]xf32>
    %3 = ub.poison : vector<2x[4]xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %5 = ub.poison : vector<[8]xbf16>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xbf16>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xbf16>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<8xbf16> into vector<[8]xbf16>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    %11 = vector.shape_cast %arg1 : vector<[4]x4xbf16> to vector<[16]xbf16>
    %12 = llvm.intr.vector.extract %11[0] : vector<[8]xbf16> from vector<[16]xbf16>
    %13 = llvm.intr.vector.extract %11[8] : vector<[8]xbf16> from vector<[16]xbf16>
    %14 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %16 = llvm.bitcast %14 : vector<[4]xf32> to vector<[2]xi64>
    %17 = llvm.bitcast %15 : vector<[4]xf32> to vector<[2]xi64>
    %18 = "llvm.intr.vector.interleave2"(%16, %17) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %19 = llvm.bitcast %18 : vector<[4]xi64> to vector<[8]xf32>
    %20 = llvm.intr.vector.extract %19[0] : vector<[4]xf32> from vector<[8]xf32>
    %21 = llvm.intr.vector.extract %19[4] : vector<[4]xf32> from vector<[8]xf32>
    %22 = arm_sve.intr.bfmmla %20, %10, %12 : vector<[8]xbf16> to vector<[4]xf32>
    %23 = arm_sve.intr.bfmmla %21, %10, %13 : vector<[8]xbf16> to vector<[4]xf32>
    %24 = llvm.intr.vector.insert %22, %2[0] : vector<[4]xf32> into vector<[8]xf32>
    %25 = llvm.intr.vector.insert %23, %24[4] : vector<[4]xf32> into vector<[8]xf32>
    %26 = llvm.bitcast %25 : vector<[8]xf32> to vector<[4]xi64>
    %27 = "llvm.intr.vector.deinterleave2"(%26) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %29 = llvm.extractvalue %27[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %30 = llvm.bitcast %28 : vector<[2]xi64> to vector<[4]xf32>
    %31 = llvm.bitcast %29 : vector<[2]xi64> to vector<[4]xf32>
    %32 = llvm.insertvalue %30, %4[0] : !llvm.array<2 x vector<[4]xf32>> 
    %33 = llvm.insertvalue %31, %32[1] : !llvm.array<2 x vector<[4]xf32>> 
    %34 = builtin.unrealized_conversion_cast %33 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %34 : vector<2x[4]xf32>
  }
}

