// RUN: lowir opt --convert-vector-to-llvm=enable-amx %s
// RUN: lowir opt --convert-vector-to-llvm=enable-amx --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir
// Tiles are values of a type of LLVM; rows stand in memory as far apart as the memref says.
func.func @products(%m: memref<4x16x64xi8, strided<[2048, 128, 1], offset: ?>>, %f: memref<?x?xi32>, %i: index, %j: index) {
  %z = amx.tile_zero {kept} : !amx.tile<16x16xi32>
  %l = amx.tile_load %m[%i, %j, %i] : memref<4x16x64xi8, strided<[2048, 128, 1], offset: ?>> into !amx.tile<16x64xi8>
  %0 = amx.tile_muli %l, %l, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %1 = amx.tile_muli %l zext, %l, %0 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %2 = amx.tile_muli %l, %l zext, %1 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %3 = amx.tile_muli %l zext, %l zext, %2 {kept} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %f[%i, %j], %3 : memref<?x?xi32>, !amx.tile<16x16xi32>
  return
}
func.func @floats(%h: memref<16x8xf16>, %b: memref<?x32xbf16, strided<[?, 1], offset: 3>>, %c: memref<4x4xf32>, %d: memref<16x16xf32>, %i: index) {
  %z = amx.tile_zero : !amx.tile<4x4xf32>
  %u = amx.tile_load %h[%i, %i] : memref<16x8xf16> into !amx.tile<4x8xf16>
  %0 = amx.tile_mulf %u, %u, %z : !amx.tile<4x8xf16>, !amx.tile<4x8xf16>, !amx.tile<4x4xf32>
  amx.tile_store %c[%i, %i], %0 : memref<4x4xf32>, !amx.tile<4x4xf32>
  %l = amx.tile_load %b[%i, %i] : memref<?x32xbf16, strided<[?, 1], offset: 3>> into !amx.tile<16x32xbf16>
  %k = amx.tile_load %d[%i, %i] {kept = 1 : i8} : memref<16x16xf32> into !amx.tile<16x16xf32>
  %1 = amx.tile_mulf %l, %l, %k : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %d[%i, %i], %1 {kept} : memref<16x16xf32>, !amx.tile<16x16xf32>
  return
}
//--- out
module {
  func.func @products(%arg0: memref<4x16x64xi8, strided<[2048, 128, 1], offset: ?>>, %arg1: memref<?x?xi32>, %arg2: index, %arg3: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<?x?xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg0 : memref<4x16x64xi8, strided<[2048, 128, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %4 = llvm.mlir.constant(16 : i16) : i16
    %5 = llvm.mlir.constant(64 : i16) : i16
    %6 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%4, %5) {kept} : (i16, i16) -> !llvm.x86_amx
    %7 = llvm.mlir.constant(16 : i16) : i16
    %8 = llvm.mlir.constant(64 : i16) : i16
    %9 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %10 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %11 = llvm.getelementptr %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.mlir.constant(2048 : index) : i64
    %13 = llvm.mul %2, %12 : i64
    %14 = llvm.mlir.constant(128 : index) : i64
    %15 = llvm.mul %1, %14 : i64
    %16 = llvm.add %13, %15 : i64
    %17 = llvm.add %16, %2 : i64
    %18 = llvm.getelementptr %11[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.mlir.constant(128 : i64) : i64
    %20 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%7, %8, %18, %19) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %21 = llvm.mlir.constant(16 : i16) : i16
    %22 = llvm.mlir.constant(64 : i16) : i16
    %23 = llvm.mlir.constant(16 : i16) : i16
    %24 = llvm.mlir.constant(64 : i16) : i16
    %25 = llvm.call_intrinsic "llvm.x86.tdpbssd.internal"(%21, %24, %22, %6, %20, %20) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %26 = llvm.mlir.constant(16 : i16) : i16
    %27 = llvm.mlir.constant(64 : i16) : i16
    %28 = llvm.mlir.constant(16 : i16) : i16
    %29 = llvm.mlir.constant(64 : i16) : i16
    %30 = llvm.call_intrinsic "llvm.x86.tdpbusd.internal"(%26, %29, %27, %25, %20, %20) {isZextLhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %31 = llvm.mlir.constant(16 : i16) : i16
    %32 = llvm.mlir.constant(64 : i16) : i16
    %33 = llvm.mlir.constant(16 : i16) : i16
    %34 = llvm.mlir.constant(64 : i16) : i16
    %35 = llvm.call_intrinsic "llvm.x86.tdpbsud.internal"(%31, %34, %32, %30, %20, %20) {isZextRhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %36 = llvm.mlir.constant(16 : i16) : i16
    %37 = llvm.mlir.constant(64 : i16) : i16
    %38 = llvm.mlir.constant(16 : i16) : i16
    %39 = llvm.mlir.constant(64 : i16) : i16
    %40 = llvm.call_intrinsic "llvm.x86.tdpbuud.internal"(%36, %39, %37, %35, %20, %20) {isZextLhs, isZextRhs, kept} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %41 = llvm.mlir.constant(16 : i16) : i16
    %42 = llvm.mlir.constant(64 : i16) : i16
    %43 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mul %2, %44 : i64
    %46 = llvm.add %45, %1 : i64
    %47 = llvm.getelementptr %43[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %48 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mlir.constant(4 : i64) : i64
    %50 = llvm.mul %49, %48 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%41, %42, %47, %50, %40) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    return
  }
  func.func @floats(%arg0: memref<16x8xf16>, %arg1: memref<?x32xbf16, strided<[?, 1], offset: 3>>, %arg2: memref<4x4xf32>, %arg3: memref<16x16xf32>, %arg4: index) {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<16x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?x32xbf16, strided<[?, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<16x8xf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.mlir.constant(4 : i16) : i16
    %6 = llvm.mlir.constant(16 : i16) : i16
    %7 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%5, %6) : (i16, i16) -> !llvm.x86_amx
    %8 = llvm.mlir.constant(4 : i16) : i16
    %9 = llvm.mlir.constant(16 : i16) : i16
    %10 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mlir.constant(8 : index) : i64
    %12 = llvm.mul %3, %11 : i64
    %13 = llvm.add %12, %3 : i64
    %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%8, %9, %14, %15) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %17 = llvm.mlir.constant(4 : i16) : i16
    %18 = llvm.mlir.constant(16 : i16) : i16
    %19 = llvm.mlir.constant(4 : i16) : i16
    %20 = llvm.mlir.constant(16 : i16) : i16
    %21 = llvm.call_intrinsic "llvm.x86.tdpfp16ps.internal"(%17, %20, %18, %7, %16, %16) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %22 = llvm.mlir.constant(4 : i16) : i16
    %23 = llvm.mlir.constant(16 : i16) : i16
    %24 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mlir.constant(4 : index) : i64
    %26 = llvm.mul %3, %25 : i64
    %27 = llvm.add %26, %3 : i64
    %28 = llvm.getelementptr %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.mlir.constant(16 : i64) : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%22, %23, %28, %29, %21) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    %30 = llvm.mlir.constant(16 : i16) : i16
    %31 = llvm.mlir.constant(64 : i16) : i16
    %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(3 : index) : i64
    %34 = llvm.getelementptr %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %35 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.mul %3, %35 : i64
    %37 = llvm.add %36, %3 : i64
    %38 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %39 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.mlir.constant(2 : i64) : i64
    %41 = llvm.mul %40, %39 : i64
    %42 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%30, %31, %38, %41) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %43 = llvm.mlir.constant(16 : i16) : i16
    %44 = llvm.mlir.constant(64 : i16) : i16
    %45 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.mlir.constant(16 : index) : i64
    %47 = llvm.mul %3, %46 : i64
    %48 = llvm.add %47, %3 : i64
    %49 = llvm.getelementptr %45[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.mlir.constant(64 : i64) : i64
    %51 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%43, %44, %49, %50) {kept = 1 : i8} : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %52 = llvm.mlir.constant(16 : i16) : i16
    %53 = llvm.mlir.constant(64 : i16) : i16
    %54 = llvm.mlir.constant(16 : i16) : i16
    %55 = llvm.mlir.constant(64 : i16) : i16
    %56 = llvm.call_intrinsic "llvm.x86.tdpbf16ps.internal"(%52, %55, %53, %51, %42, %42) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %57 = llvm.mlir.constant(16 : i16) : i16
    %58 = llvm.mlir.constant(64 : i16) : i16
    %59 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.mlir.constant(16 : index) : i64
    %61 = llvm.mul %3, %60 : i64
    %62 = llvm.add %61, %3 : i64
    %63 = llvm.getelementptr %59[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.mlir.constant(64 : i64) : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%57, %58, %63, %64, %56) {kept} : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    return
  }
}

//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @products(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) {
  %19 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %9, 0
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %19, ptr %10, 1
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 %11, 2
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, i64 %12, 3, 0
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, i64 %14, 4, 0
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %13, 3, 1
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %15, 4, 1
  %26 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %0, 0
  %27 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %26, ptr %1, 1
  %28 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %27, i64 %2, 2
  %29 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %28, i64 %3, 3, 0
  %30 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %29, i64 %6, 4, 0
  %31 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %30, i64 %4, 3, 1
  %32 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %31, i64 %7, 4, 1
  %33 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %32, i64 %5, 3, 2
  %34 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %33, i64 %8, 4, 2
  %35 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %36 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %34, 1
  %37 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %34, 2
  %38 = getelementptr i8, ptr %36, i64 %37
  %39 = mul i64 %16, 2048
  %40 = mul i64 %17, 128
  %41 = add i64 %39, %40
  %42 = add i64 %41, %16
  %43 = getelementptr i8, ptr %38, i64 %42
  %44 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %43, i64 128)
  %45 = call x86_amx @llvm.x86.tdpbssd.internal(i16 16, i16 64, i16 64, x86_amx %35, x86_amx %44, x86_amx %44)
  %46 = call x86_amx @llvm.x86.tdpbusd.internal(i16 16, i16 64, i16 64, x86_amx %45, x86_amx %44, x86_amx %44)
  %47 = call x86_amx @llvm.x86.tdpbsud.internal(i16 16, i16 64, i16 64, x86_amx %46, x86_amx %44, x86_amx %44)
  %48 = call x86_amx @llvm.x86.tdpbuud.internal(i16 16, i16 64, i16 64, x86_amx %47, x86_amx %44, x86_amx %44)
  %49 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, 1
  %50 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, 4, 0
  %51 = mul i64 %16, %50
  %52 = add i64 %51, %17
  %53 = getelementptr i32, ptr %49, i64 %52
  %54 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, 4, 0
  %55 = mul i64 4, %54
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %53, i64 %55, x86_amx %48)
  ret void
}

define void @floats(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, ptr %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28) {
  %30 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %21, 0
  %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %30, ptr %22, 1
  %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, i64 %23, 2
  %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %24, 3, 0
  %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %26, 4, 0
  %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %25, 3, 1
  %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %27, 4, 1
  %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %14, 0
  %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, ptr %15, 1
  %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %16, 2
  %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, i64 %17, 3, 0
  %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, i64 %19, 4, 0
  %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %18, 3, 1
  %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %20, 4, 1
  %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, ptr %8, 1
  %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %9, 2
  %47 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, i64 %10, 3, 0
  %48 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %47, i64 %12, 4, 0
  %49 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %48, i64 %11, 3, 1
  %50 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %49, i64 %13, 4, 1
  %51 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %52 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %51, ptr %1, 1
  %53 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, i64 %2, 2
  %54 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, i64 %3, 3, 0
  %55 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %54, i64 %5, 4, 0
  %56 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %55, i64 %4, 3, 1
  %57 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %56, i64 %6, 4, 1
  %58 = call x86_amx @llvm.x86.tilezero.internal(i16 4, i16 16)
  %59 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %57, 1
  %60 = mul i64 %28, 8
  %61 = add i64 %60, %28
  %62 = getelementptr half, ptr %59, i64 %61
  %63 = call x86_amx @llvm.x86.tileloadd64.internal(i16 4, i16 16, ptr %62, i64 16)
  %64 = call x86_amx @llvm.x86.tdpfp16ps.internal(i16 4, i16 16, i16 16, x86_amx %58, x86_amx %63, x86_amx %63)
  %65 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, 1
  %66 = mul i64 %28, 4
  %67 = add i64 %66, %28
  %68 = getelementptr float, ptr %65, i64 %67
  call void @llvm.x86.tilestored64.internal(i16 4, i16 16, ptr %68, i64 16, x86_amx %64)
  %69 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, 1
  %70 = getelementptr bfloat, ptr %69, i64 3
  %71 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, 4, 0
  %72 = mul i64 %28, %71
  %73 = add i64 %72, %28
  %74 = getelementptr bfloat, ptr %70, i64 %73
  %75 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, 4, 0
  %76 = mul i64 2, %75
  %77 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %74, i64 %76)
  %78 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, 1
  %79 = mul i64 %28, 16
  %80 = add i64 %79, %28
  %81 = getelementptr float, ptr %78, i64 %80
  %82 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %81, i64 64)
  %83 = call x86_amx @llvm.x86.tdpbf16ps.internal(i16 16, i16 64, i16 64, x86_amx %82, x86_amx %77, x86_amx %77)
  %84 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, 1
  %85 = mul i64 %28, 16
  %86 = add i64 %85, %28
  %87 = getelementptr float, ptr %84, i64 %86
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %87, i64 64, x86_amx %83)
  ret void
}

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)

declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare x86_amx @llvm.x86.tdpbusd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare x86_amx @llvm.x86.tdpbsud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare x86_amx @llvm.x86.tdpbuud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)

declare x86_amx @llvm.x86.tdpfp16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare x86_amx @llvm.x86.tdpbf16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
