// RUN: lowir opt %s
// RUN: lowir opt --convert-vector-to-llvm=enable-amx %s
// RUN: lowir opt --cse %s
// Tiles of memory whose rows are a given distance apart, in release 22; tiles are loaded even if nothing uses them.

func.func @f(%m: memref<?x?xbf16>, %k: memref<8x32xbf16>, %i: index, %s: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %1 = amx.tile_load %m[%i, %i], %s : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %2 = amx.tile_load %k[%i, %i], %s : memref<8x32xbf16> into !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %0, %s : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
func.func @few_dimensions_1(%m: memref<?xbf16>, %i: index, %s: index) {
  %0 = amx.tile_load %m[%i], %s : memref<?xbf16> into !amx.tile<16x32xbf16>
  return
}
func.func @few_dimensions_2(%m: memref<?xbf16, strided<[2]>>, %i: index, %s: index) {
  %0 = amx.tile_load %m[%i], %s : memref<?xbf16, strided<[2]>> into !amx.tile<16x32xbf16>
  return
}
func.func @few_dimensions_3(%m: memref<bf16>, %i: index, %s: index) {
  %0 = amx.tile_load %m[], %s : memref<bf16> into !amx.tile<16x32xbf16>
  return
}
//--- out
module {
  func.func @f(%arg0: memref<?x?xbf16>, %arg1: memref<8x32xbf16>, %arg2: index, %arg3: index) {
    %0 = amx.tile_load %arg0[%arg2, %arg2] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %1 = amx.tile_load %arg0[%arg2, %arg2], %arg3 : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %2 = amx.tile_load %arg1[%arg2, %arg2], %arg3 : memref<8x32xbf16> into !amx.tile<16x32xbf16>
    amx.tile_store %arg0[%arg2, %arg2], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    amx.tile_store %arg0[%arg2, %arg2], %0, %arg3 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    return
  }
  func.func @few_dimensions_1(%arg0: memref<?xbf16>, %arg1: index, %arg2: index) {
    %0 = amx.tile_load %arg0[%arg1], %arg2 : memref<?xbf16> into !amx.tile<16x32xbf16>
    return
  }
  func.func @few_dimensions_2(%arg0: memref<?xbf16, strided<[2]>>, %arg1: index, %arg2: index) {
    %0 = amx.tile_load %arg0[%arg1], %arg2 : memref<?xbf16, strided<[2]>> into !amx.tile<16x32xbf16>
    return
  }
  func.func @few_dimensions_3(%arg0: memref<bf16>, %arg1: index, %arg2: index) {
    %0 = amx.tile_load %arg0[], %arg2 : memref<bf16> into !amx.tile<16x32xbf16>
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<?x?xbf16>, %arg1: memref<8x32xbf16>, %arg2: index, %arg3: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<8x32xbf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xbf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.mlir.constant(16 : i16) : i16
    %5 = llvm.mlir.constant(64 : i16) : i16
    %6 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mul %2, %7 : i64
    %9 = llvm.add %8, %2 : i64
    %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %11 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mul %12, %11 : i64
    %14 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%4, %5, %10, %13) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %15 = llvm.mlir.constant(16 : i16) : i16
    %16 = llvm.mlir.constant(64 : i16) : i16
    %17 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.mul %2, %18 : i64
    %20 = llvm.add %19, %2 : i64
    %21 = llvm.getelementptr %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %22 = llvm.mlir.constant(2 : i64) : i64
    %23 = llvm.mul %22, %1 : i64
    %24 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%15, %16, %21, %23) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %25 = llvm.mlir.constant(16 : i16) : i16
    %26 = llvm.mlir.constant(64 : i16) : i16
    %27 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.mlir.constant(32 : index) : i64
    %29 = llvm.mul %2, %28 : i64
    %30 = llvm.add %29, %2 : i64
    %31 = llvm.getelementptr %27[%30] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %32 = llvm.mlir.constant(2 : i64) : i64
    %33 = llvm.mul %32, %1 : i64
    %34 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%25, %26, %31, %33) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %35 = llvm.mlir.constant(16 : i16) : i16
    %36 = llvm.mlir.constant(64 : i16) : i16
    %37 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mul %2, %38 : i64
    %40 = llvm.add %39, %2 : i64
    %41 = llvm.getelementptr %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %42 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.mlir.constant(2 : i64) : i64
    %44 = llvm.mul %43, %42 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%35, %36, %41, %44, %14) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    %45 = llvm.mlir.constant(16 : i16) : i16
    %46 = llvm.mlir.constant(64 : i16) : i16
    %47 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mul %2, %48 : i64
    %50 = llvm.add %49, %2 : i64
    %51 = llvm.getelementptr %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %52 = llvm.mlir.constant(2 : i64) : i64
    %53 = llvm.mul %52, %1 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%45, %46, %51, %53, %14) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    return
  }
  func.func @few_dimensions_1(%arg0: memref<?xbf16>, %arg1: index, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.mlir.constant(16 : i16) : i16
    %4 = llvm.mlir.constant(64 : i16) : i16
    %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mul %7, %0 : i64
    %9 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%3, %4, %6, %8) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    return
  }
  func.func @few_dimensions_2(%arg0: memref<?xbf16, strided<[2]>>, %arg1: index, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xbf16, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.mlir.constant(16 : i16) : i16
    %4 = llvm.mlir.constant(64 : i16) : i16
    %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(2 : index) : i64
    %7 = llvm.mul %1, %6 : i64
    %8 = llvm.getelementptr %5[%7] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mul %9, %0 : i64
    %11 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%3, %4, %8, %10) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    return
  }
  func.func @few_dimensions_3(%arg0: memref<bf16>, %arg1: index, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<bf16> to !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.mlir.constant(16 : i16) : i16
    %3 = llvm.mlir.constant(64 : i16) : i16
    %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mul %5, %0 : i64
    %7 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%2, %3, %4, %6) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    return
  }
}

//--- out 3
module {
  func.func @f(%arg0: memref<?x?xbf16>, %arg1: memref<8x32xbf16>, %arg2: index, %arg3: index) {
    %0 = amx.tile_load %arg0[%arg2, %arg2] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %1 = amx.tile_load %arg0[%arg2, %arg2], %arg3 : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %2 = amx.tile_load %arg1[%arg2, %arg2], %arg3 : memref<8x32xbf16> into !amx.tile<16x32xbf16>
    amx.tile_store %arg0[%arg2, %arg2], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    amx.tile_store %arg0[%arg2, %arg2], %0, %arg3 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    return
  }
  func.func @few_dimensions_1(%arg0: memref<?xbf16>, %arg1: index, %arg2: index) {
    %0 = amx.tile_load %arg0[%arg1], %arg2 : memref<?xbf16> into !amx.tile<16x32xbf16>
    return
  }
  func.func @few_dimensions_2(%arg0: memref<?xbf16, strided<[2]>>, %arg1: index, %arg2: index) {
    %0 = amx.tile_load %arg0[%arg1], %arg2 : memref<?xbf16, strided<[2]>> into !amx.tile<16x32xbf16>
    return
  }
  func.func @few_dimensions_3(%arg0: memref<bf16>, %arg1: index, %arg2: index) {
    %0 = amx.tile_load %arg0[], %arg2 : memref<bf16> into !amx.tile<16x32xbf16>
    return
  }
}

