// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-amx
// Release 19 has vectors for tiles, and takes the size of a row in memory for the distance between rows.
func.func @products(%m: memref<4x16x64xi8, strided<[2048, 128, 1], offset: ?>>, %f: memref<?x?xi32>, %i: index, %j: index) {
  %z = amx.tile_zero {kept} : vector<16x16xi32>
  %l = amx.tile_load %m[%i, %j, %i] : memref<4x16x64xi8, strided<[2048, 128, 1], offset: ?>> into vector<16x64xi8>
  %0 = amx.tile_muli %l, %l, %z : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
  %1 = amx.tile_muli %l zext, %l, %0 : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
  %2 = amx.tile_muli %l, %l zext, %1 : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
  %3 = amx.tile_muli %l zext, %l zext, %2 {kept} : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
  amx.tile_store %f[%i, %j], %3 : memref<?x?xi32>, vector<16x16xi32>
  return
}
func.func @floats(%h: memref<16x8xbf16>, %b: memref<?x32xbf16, strided<[?, 1], offset: 3>>, %c: memref<4x4xf32>, %d: memref<16x16xf32>, %i: index) {
  %z = amx.tile_zero : vector<4x4xf32>
  %u = amx.tile_load %h[%i, %i] : memref<16x8xbf16> into vector<4x8xbf16>
  %0 = amx.tile_mulf %u, %u, %z : vector<4x8xbf16>, vector<4x8xbf16>, vector<4x4xf32>
  amx.tile_store %c[%i, %i], %0 : memref<4x4xf32>, vector<4x4xf32>
  %l = amx.tile_load %b[%i, %i] : memref<?x32xbf16, strided<[?, 1], offset: 3>> into vector<16x32xbf16>
  %k = amx.tile_load %d[%i, %i] {kept = 1 : i8} : memref<16x16xf32> into vector<16x16xf32>
  %1 = amx.tile_mulf %l, %l, %k : vector<16x32xbf16>, vector<16x32xbf16>, vector<16x16xf32>
  amx.tile_store %d[%i, %i], %1 {kept} : memref<16x16xf32>, vector<16x16xf32>
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
    %6 = "amx.tilezero"(%4, %5) : (i16, i16) -> !llvm.array<16 x vector<16xi32>>
    %7 = llvm.mlir.constant(16 : i16) : i16
    %8 = llvm.mlir.constant(64 : i16) : i16
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %11 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %12 = llvm.getelementptr %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.mlir.constant(2048 : index) : i64
    %14 = llvm.mul %2, %13 : i64
    %15 = llvm.mlir.constant(128 : index) : i64
    %16 = llvm.mul %1, %15 : i64
    %17 = llvm.add %14, %16 : i64
    %18 = llvm.add %17, %2 : i64
    %19 = llvm.getelementptr %12[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = "amx.tileloadd64"(%7, %8, %19, %9) : (i16, i16, !llvm.ptr, i64) -> !llvm.array<16 x vector<64xi8>>
    %21 = llvm.mlir.constant(16 : i16) : i16
    %22 = llvm.mlir.constant(64 : i16) : i16
    %23 = llvm.mlir.constant(16 : i16) : i16
    %24 = llvm.mlir.constant(64 : i16) : i16
    %25 = "amx.tdpbssd"(%21, %24, %22, %6, %20, %20) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<64xi8>>, !llvm.array<16 x vector<64xi8>>) -> !llvm.array<16 x vector<16xi32>>
    %26 = llvm.mlir.constant(16 : i16) : i16
    %27 = llvm.mlir.constant(64 : i16) : i16
    %28 = llvm.mlir.constant(16 : i16) : i16
    %29 = llvm.mlir.constant(64 : i16) : i16
    %30 = "amx.tdpbusd"(%26, %29, %27, %25, %20, %20) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<64xi8>>, !llvm.array<16 x vector<64xi8>>) -> !llvm.array<16 x vector<16xi32>>
    %31 = llvm.mlir.constant(16 : i16) : i16
    %32 = llvm.mlir.constant(64 : i16) : i16
    %33 = llvm.mlir.constant(16 : i16) : i16
    %34 = llvm.mlir.constant(64 : i16) : i16
    %35 = "amx.tdpbsud"(%31, %34, %32, %30, %20, %20) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<64xi8>>, !llvm.array<16 x vector<64xi8>>) -> !llvm.array<16 x vector<16xi32>>
    %36 = llvm.mlir.constant(16 : i16) : i16
    %37 = llvm.mlir.constant(64 : i16) : i16
    %38 = llvm.mlir.constant(16 : i16) : i16
    %39 = llvm.mlir.constant(64 : i16) : i16
    %40 = "amx.tdpbuud"(%36, %39, %37, %35, %20, %20) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<64xi8>>, !llvm.array<16 x vector<64xi8>>) -> !llvm.array<16 x vector<16xi32>>
    %41 = llvm.mlir.constant(16 : i16) : i16
    %42 = llvm.mlir.constant(64 : i16) : i16
    %43 = llvm.mlir.constant(4 : i64) : i64
    %44 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mul %43, %44 : i64
    %46 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.mul %2, %47 : i64
    %49 = llvm.add %48, %1 : i64
    %50 = llvm.getelementptr %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    "amx.tilestored64"(%41, %42, %50, %45, %40) : (i16, i16, !llvm.ptr, i64, !llvm.array<16 x vector<16xi32>>) -> ()
    return
  }
  func.func @floats(%arg0: memref<16x8xbf16>, %arg1: memref<?x32xbf16, strided<[?, 1], offset: 3>>, %arg2: memref<4x4xf32>, %arg3: memref<16x16xf32>, %arg4: index) {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<16x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?x32xbf16, strided<[?, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<16x8xbf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.mlir.constant(4 : i16) : i16
    %6 = llvm.mlir.constant(16 : i16) : i16
    %7 = "amx.tilezero"(%5, %6) : (i16, i16) -> !llvm.array<4 x vector<4xf32>>
    %8 = llvm.mlir.constant(4 : i16) : i16
    %9 = llvm.mlir.constant(16 : i16) : i16
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.mlir.constant(8 : index) : i64
    %13 = llvm.mul %3, %12 : i64
    %14 = llvm.add %13, %3 : i64
    %15 = llvm.getelementptr %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %16 = "amx.tileloadd64"(%8, %9, %15, %10) : (i16, i16, !llvm.ptr, i64) -> !llvm.array<4 x vector<8xbf16>>
    %17 = llvm.mlir.constant(4 : i16) : i16
    %18 = llvm.mlir.constant(16 : i16) : i16
    %19 = llvm.mlir.constant(4 : i16) : i16
    %20 = llvm.mlir.constant(16 : i16) : i16
    %21 = "amx.tdpbf16ps"(%17, %20, %18, %7, %16, %16) : (i16, i16, i16, !llvm.array<4 x vector<4xf32>>, !llvm.array<4 x vector<8xbf16>>, !llvm.array<4 x vector<8xbf16>>) -> !llvm.array<4 x vector<4xf32>>
    %22 = llvm.mlir.constant(4 : i16) : i16
    %23 = llvm.mlir.constant(16 : i16) : i16
    %24 = llvm.mlir.constant(16 : i64) : i64
    %25 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.mlir.constant(4 : index) : i64
    %27 = llvm.mul %3, %26 : i64
    %28 = llvm.add %27, %3 : i64
    %29 = llvm.getelementptr %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "amx.tilestored64"(%22, %23, %29, %24, %21) : (i16, i16, !llvm.ptr, i64, !llvm.array<4 x vector<4xf32>>) -> ()
    %30 = llvm.mlir.constant(16 : i16) : i16
    %31 = llvm.mlir.constant(64 : i16) : i16
    %32 = llvm.mlir.constant(64 : i64) : i64
    %33 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.mlir.constant(3 : index) : i64
    %35 = llvm.getelementptr %33[%34] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %36 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.mul %3, %36 : i64
    %38 = llvm.add %37, %3 : i64
    %39 = llvm.getelementptr %35[%38] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %40 = "amx.tileloadd64"(%30, %31, %39, %32) : (i16, i16, !llvm.ptr, i64) -> !llvm.array<16 x vector<32xbf16>>
    %41 = llvm.mlir.constant(16 : i16) : i16
    %42 = llvm.mlir.constant(64 : i16) : i16
    %43 = llvm.mlir.constant(64 : i64) : i64
    %44 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(16 : index) : i64
    %46 = llvm.mul %3, %45 : i64
    %47 = llvm.add %46, %3 : i64
    %48 = llvm.getelementptr %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = "amx.tileloadd64"(%41, %42, %48, %43) : (i16, i16, !llvm.ptr, i64) -> !llvm.array<16 x vector<16xf32>>
    %50 = llvm.mlir.constant(16 : i16) : i16
    %51 = llvm.mlir.constant(64 : i16) : i16
    %52 = llvm.mlir.constant(16 : i16) : i16
    %53 = llvm.mlir.constant(64 : i16) : i16
    %54 = "amx.tdpbf16ps"(%50, %53, %51, %49, %40, %40) : (i16, i16, i16, !llvm.array<16 x vector<16xf32>>, !llvm.array<16 x vector<32xbf16>>, !llvm.array<16 x vector<32xbf16>>) -> !llvm.array<16 x vector<16xf32>>
    %55 = llvm.mlir.constant(16 : i16) : i16
    %56 = llvm.mlir.constant(64 : i16) : i16
    %57 = llvm.mlir.constant(64 : i64) : i64
    %58 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.mlir.constant(16 : index) : i64
    %60 = llvm.mul %3, %59 : i64
    %61 = llvm.add %60, %3 : i64
    %62 = llvm.getelementptr %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "amx.tilestored64"(%55, %56, %62, %57, %54) : (i16, i16, !llvm.ptr, i64, !llvm.array<16 x vector<16xf32>>) -> ()
    return
  }
}

