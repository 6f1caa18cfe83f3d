// RUN: lowir opt --convert-vector-to-llvm=enable-x86vector %s
// RUN: lowir opt --convert-vector-to-llvm=enable-x86vector --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir
// Operations of AVX are calls of intrinsics, named by the width and the elements of the vectors.
func.func @f(%s4: vector<4xf32>, %s8: vector<8xf32>, %s16: vector<16xf32>, %a8: vector<8xbf16>, %a16: vector<16xbf16>, %a32: vector<32xbf16>) -> (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>){
  %0 = x86vector.avx512.dot %s4, %a8, %a8 : vector<8xbf16> -> vector<4xf32>
  %1 = x86vector.avx512.dot %s8, %a16, %a16 : vector<16xbf16> -> vector<8xf32>
  %2 = x86vector.avx512.dot %s16, %a32, %a32 : vector<32xbf16> -> vector<16xf32>
  %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8xf32> -> vector<8xbf16>
  %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %s16 : vector<16xf32> -> vector<16xbf16>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>
}
func.func @i8(%w4: vector<4xi32>, %w8: vector<8xi32>, %a16: vector<16xi8>, %a32: vector<32xi8>) -> (vector<4xi32>, vector<8xi32>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  %1 = x86vector.avx.dot.i8 %w8, %a32, %a32 : vector<32xi8> -> vector<8xi32>
  return %0, %1 : vector<4xi32>, vector<8xi32>
}
func.func @m(%m: memref<1xbf16>, %n: memref<1xf16>, %k: memref<8xbf16>, %l: memref<16xf16, strided<[1], offset: ?>>, %o: memref<16xbf16, strided<[1], offset: 5>>) -> (vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>) {
  %0 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<4xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %n : memref<1xf16> -> vector<8xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %k : memref<8xbf16> -> vector<4xf32>
  %3 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %l : memref<16xf16, strided<[1], offset: ?>> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %o : memref<16xbf16, strided<[1], offset: 5>> -> vector<8xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>
}
func.func @compress(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xf32>, %k8: vector<8xi1>, %l: vector<8xi64>, %i: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a, %s {kept = 1 : i32} : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k8, %l {constant_src = dense<5> : vector<8xi64>} : vector<8xi64>
  %3 = x86vector.avx512.mask.compress %k, %i : vector<16xi32>
  return %0, %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>
}
func.func @floats(%a: vector<16xf32>, %d: vector<8xf64>, %nn: i32, %m16: i16, %m8: i8, %y: vector<8xf32>) -> (vector<16xf32>, vector<8xf64>, vector<8xf32>) {
  %n = arith.constant 4 : i32
  %3 = x86vector.avx512.mask.rndscale %a, %n, %a, %m16, %n : vector<16xf32>
  %4 = x86vector.avx512.mask.rndscale %d, %n, %d, %m8, %n : vector<8xf64>
  %5 = x86vector.avx512.mask.scalef %a, %3, %a, %m16, %n : vector<16xf32>
  %6 = x86vector.avx512.mask.scalef %d, %4, %d, %m8, %n {kept} : vector<8xf64>
  %11 = x86vector.avx.rsqrt %y : vector<8xf32>
  %12 = x86vector.avx.intr.dot %y, %11 : vector<8xf32>
  return %5, %6, %12 : vector<16xf32>, vector<8xf64>, vector<8xf32>
}
func.func @meet(%i: vector<16xi32>, %l: vector<8xi64>) -> (vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>) {
  %7, %8 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
  %9, %10 = x86vector.avx512.vp2intersect %l, %l : vector<8xi64>
  return %7, %8, %9, %10 : vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>
}
//--- out
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<16xf32>, %arg3: vector<8xbf16>, %arg4: vector<16xbf16>, %arg5: vector<32xbf16>) -> (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>) {
    %0 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%arg0, %arg3, %arg3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %1 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%arg1, %arg4, %arg4) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
    %2 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%arg2, %arg5, %arg5) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    %3 = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.256"(%arg1) : (vector<8xf32>) -> vector<8xbf16>
    %4 = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.512"(%arg2) : (vector<16xf32>) -> vector<16xbf16>
    return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>
  }
  func.func @i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi8>, %arg3: vector<32xi8>) -> (vector<4xi32>, vector<8xi32>) {
    %0 = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.128"(%arg0, %arg2, %arg2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %1 = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.256"(%arg1, %arg3, %arg3) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
    return %0, %1 : vector<4xi32>, vector<8xi32>
  }
  func.func @m(%arg0: memref<1xbf16>, %arg1: memref<1xf16>, %arg2: memref<8xbf16>, %arg3: memref<16xf16, strided<[1], offset: ?>>, %arg4: memref<16xbf16, strided<[1], offset: 5>>) -> (vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : memref<16xbf16, strided<[1], offset: 5>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg3 : memref<16xf16, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<8xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg1 : memref<1xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps128"(%5) : (!llvm.ptr) -> vector<4xf32>
    %7 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.call_intrinsic "llvm.x86.vbcstnesh2ps256"(%7) : (!llvm.ptr) -> vector<8xf32>
    %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.call_intrinsic "llvm.x86.vcvtneebf162ps128"(%9) : (!llvm.ptr) -> vector<4xf32>
    %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %14 = llvm.call_intrinsic "llvm.x86.vcvtneoph2ps256"(%13) : (!llvm.ptr) -> vector<8xf32>
    %15 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.mlir.constant(5 : index) : i64
    %17 = llvm.getelementptr %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %18 = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps256"(%17) : (!llvm.ptr) -> vector<8xf32>
    return %6, %8, %10, %14, %18 : vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>
  }
  func.func @compress(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>, %arg3: vector<8xi1>, %arg4: vector<8xi64>, %arg5: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>) {
    %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %1 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg1, %0, %arg0) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    %2 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg1, %arg2, %arg0) {kept = 1 : i32} : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    %3 = llvm.mlir.constant(dense<5> : vector<8xi64>) : vector<8xi64>
    %4 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg4, %3, %arg3) {constant_src = dense<5> : vector<8xi64>} : (vector<8xi64>, vector<8xi64>, vector<8xi1>) -> vector<8xi64>
    %5 = llvm.mlir.constant(dense<0> : vector<16xi32>) : vector<16xi32>
    %6 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg5, %5, %arg0) : (vector<16xi32>, vector<16xi32>, vector<16xi1>) -> vector<16xi32>
    return %1, %2, %4, %6 : vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>
  }
  func.func @floats(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8, %arg5: vector<8xf32>) -> (vector<16xf32>, vector<8xf64>, vector<8xf32>) {
    %c4_i32 = arith.constant 4 : i32
    %0 = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.ps.512"(%arg0, %c4_i32, %arg0, %arg3, %c4_i32) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
    %1 = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.pd.512"(%arg1, %c4_i32, %arg1, %arg4, %c4_i32) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
    %2 = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.ps.512"(%arg0, %0, %arg0, %arg3, %c4_i32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
    %3 = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.pd.512"(%arg1, %1, %arg1, %arg4, %c4_i32) {kept} : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
    %4 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%arg5) : (vector<8xf32>) -> vector<8xf32>
    %5 = llvm.mlir.constant(-1 : i8) : i8
    %6 = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%arg5, %4, %5) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
    return %2, %3, %6 : vector<16xf32>, vector<8xf64>, vector<8xf32>
  }
  func.func @meet(%arg0: vector<16xi32>, %arg1: vector<8xi64>) -> (vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>) {
    %0 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"(%arg0, %arg0) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
    %3 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.q.512"(%arg1, %arg1) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
    return %1, %2, %4, %5 : vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>
  }
}

//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } @f(<4 x float> %0, <8 x float> %1, <16 x float> %2, <8 x bfloat> %3, <16 x bfloat> %4, <32 x bfloat> %5) {
  %7 = call <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float> %0, <8 x bfloat> %3, <8 x bfloat> %3)
  %8 = call <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float> %1, <16 x bfloat> %4, <16 x bfloat> %4)
  %9 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %2, <32 x bfloat> %5, <32 x bfloat> %5)
  %10 = call <8 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float> %1)
  %11 = call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %2)
  %12 = insertvalue { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } poison, <4 x float> %7, 0
  %13 = insertvalue { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } %12, <8 x float> %8, 1
  %14 = insertvalue { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } %13, <16 x float> %9, 2
  %15 = insertvalue { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } %14, <8 x bfloat> %10, 3
  %16 = insertvalue { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } %15, <16 x bfloat> %11, 4
  ret { <4 x float>, <8 x float>, <16 x float>, <8 x bfloat>, <16 x bfloat> } %16
}

define { <4 x i32>, <8 x i32> } @i8(<4 x i32> %0, <8 x i32> %1, <16 x i8> %2, <32 x i8> %3) {
  %5 = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %0, <16 x i8> %2, <16 x i8> %2)
  %6 = call <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32> %1, <32 x i8> %3, <32 x i8> %3)
  %7 = insertvalue { <4 x i32>, <8 x i32> } poison, <4 x i32> %5, 0
  %8 = insertvalue { <4 x i32>, <8 x i32> } %7, <8 x i32> %6, 1
  ret { <4 x i32>, <8 x i32> } %8
}

define { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } @m(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24) {
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %20, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, ptr %21, 1
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, i64 %22, 2
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %23, 3, 0
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %24, 4, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %15, 0
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, ptr %16, 1
  %33 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, i64 %17, 2
  %34 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %33, i64 %18, 3, 0
  %35 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, i64 %19, 4, 0
  %36 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %37 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %36, ptr %11, 1
  %38 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %37, i64 %12, 2
  %39 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %38, i64 %13, 3, 0
  %40 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %39, i64 %14, 4, 0
  %41 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %42 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %41, ptr %6, 1
  %43 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %42, i64 %7, 2
  %44 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %43, i64 %8, 3, 0
  %45 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %44, i64 %9, 4, 0
  %46 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %47 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %46, ptr %1, 1
  %48 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %47, i64 %2, 2
  %49 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %48, i64 %3, 3, 0
  %50 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %49, i64 %4, 4, 0
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %50, 1
  %52 = call <4 x float> @llvm.x86.vbcstnebf162ps128(ptr %51)
  %53 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 1
  %54 = call <8 x float> @llvm.x86.vbcstnesh2ps256(ptr %53)
  %55 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %40, 1
  %56 = call <4 x float> @llvm.x86.vcvtneebf162ps128(ptr %55)
  %57 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 1
  %58 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %35, 2
  %59 = getelementptr half, ptr %57, i64 %58
  %60 = call <8 x float> @llvm.x86.vcvtneoph2ps256(ptr %59)
  %61 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, 1
  %62 = getelementptr bfloat, ptr %61, i64 5
  %63 = call <8 x float> @llvm.x86.vcvtneobf162ps256(ptr %62)
  %64 = insertvalue { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } poison, <4 x float> %52, 0
  %65 = insertvalue { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } %64, <8 x float> %54, 1
  %66 = insertvalue { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } %65, <4 x float> %56, 2
  %67 = insertvalue { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } %66, <8 x float> %60, 3
  %68 = insertvalue { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } %67, <8 x float> %63, 4
  ret { <4 x float>, <8 x float>, <4 x float>, <8 x float>, <8 x float> } %68
}

define { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } @compress(<16 x i1> %0, <16 x float> %1, <16 x float> %2, <8 x i1> %3, <8 x i64> %4, <16 x i32> %5) {
  %7 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> zeroinitializer, <16 x i1> %0)
  %8 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> %2, <16 x i1> %0)
  %9 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %4, <8 x i64> splat (i64 5), <8 x i1> %3)
  %10 = call <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32> %5, <16 x i32> zeroinitializer, <16 x i1> %0)
  %11 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } poison, <16 x float> %7, 0
  %12 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %11, <16 x float> %8, 1
  %13 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %12, <8 x i64> %9, 2
  %14 = insertvalue { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %13, <16 x i32> %10, 3
  ret { <16 x float>, <16 x float>, <8 x i64>, <16 x i32> } %14
}

define { <16 x float>, <8 x double>, <8 x float> } @floats(<16 x float> %0, <8 x double> %1, i32 %2, i16 %3, i8 %4, <8 x float> %5) {
  %7 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %0, i32 4, <16 x float> %0, i16 %3, i32 4)
  %8 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %1, i32 4, <8 x double> %1, i8 %4, i32 4)
  %9 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %0, <16 x float> %7, <16 x float> %0, i16 %3, i32 4)
  %10 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %1, <8 x double> %8, <8 x double> %1, i8 %4, i32 4)
  %11 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %5)
  %12 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %5, <8 x float> %11, i8 -1)
  %13 = insertvalue { <16 x float>, <8 x double>, <8 x float> } poison, <16 x float> %9, 0
  %14 = insertvalue { <16 x float>, <8 x double>, <8 x float> } %13, <8 x double> %10, 1
  %15 = insertvalue { <16 x float>, <8 x double>, <8 x float> } %14, <8 x float> %12, 2
  ret { <16 x float>, <8 x double>, <8 x float> } %15
}

define { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } @meet(<16 x i32> %0, <8 x i64> %1) {
  %3 = call { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32> %0, <16 x i32> %0)
  %4 = extractvalue { <16 x i1>, <16 x i1> } %3, 0
  %5 = extractvalue { <16 x i1>, <16 x i1> } %3, 1
  %6 = call { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64> %1, <8 x i64> %1)
  %7 = extractvalue { <8 x i1>, <8 x i1> } %6, 0
  %8 = extractvalue { <8 x i1>, <8 x i1> } %6, 1
  %9 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } poison, <16 x i1> %4, 0
  %10 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %9, <16 x i1> %5, 1
  %11 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %10, <8 x i1> %7, 2
  %12 = insertvalue { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %11, <8 x i1> %8, 3
  ret { <16 x i1>, <16 x i1>, <8 x i1>, <8 x i1> } %12
}

declare <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float>, <8 x bfloat>, <8 x bfloat>)

declare <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float>, <16 x bfloat>, <16 x bfloat>)

declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>)

declare <8 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float>)

declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>)

declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <16 x i8>, <16 x i8>)

declare <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32>, <32 x i8>, <32 x i8>)

declare <4 x float> @llvm.x86.vbcstnebf162ps128(ptr)

declare <8 x float> @llvm.x86.vbcstnesh2ps256(ptr)

declare <4 x float> @llvm.x86.vcvtneebf162ps128(ptr)

declare <8 x float> @llvm.x86.vcvtneoph2ps256(ptr)

declare <8 x float> @llvm.x86.vcvtneobf162ps256(ptr)

declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>) #0

declare <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64>, <8 x i64>, <8 x i1>) #0

declare <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32>, <16 x i32>, <16 x i1>) #0

declare <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float>, i32 immarg, <16 x float>, i16, i32 immarg) #0

declare <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double>, i32 immarg, <8 x double>, i8, i32 immarg) #0

declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #0

declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32 immarg) #0

declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #0

declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #0

declare { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32>, <16 x i32>) #0

declare { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64>, <8 x i64>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
