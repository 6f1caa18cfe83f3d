// RUN: lowir opt --finalize-memref-to-llvm
// From the third access of a type on, operations are copies: each has the operands of its own access, and buffers whose
// types differ in sizes alone share them.
func.func @f(%m: memref<?x4xf32>, %n: memref<7x4xf32>, %i: index, %j: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  %1 = memref.load %m[%j, %i] : memref<?x4xf32>
  memref.store %x, %m[%i, %i] : memref<?x4xf32>
  memref.store %y, %n[%j, %j] : memref<7x4xf32>
  %2 = memref.load %n[%i, %j] : memref<7x4xf32>
  memref.store %x, %n[%j, %i] : memref<7x4xf32>
  memref.store %0, %m[%i, %j] : memref<?x4xf32>
  return %0, %1, %2 : f32, f32, f32
}
//--- out
module {
  func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<7x4xf32>, %arg2: index, %arg3: index, %arg4: f32, %arg5: f32) -> (f32, f32, f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<7x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.mlir.constant(4 : index) : i64
    %6 = llvm.mul %2, %5 overflow<nsw, nuw> : i64
    %7 = llvm.add %6, %1 overflow<nsw, nuw> : i64
    %8 = llvm.getelementptr inbounds|nuw %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 : !llvm.ptr -> f32
    %10 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mlir.constant(4 : index) : i64
    %12 = llvm.mul %1, %11 overflow<nsw, nuw> : i64
    %13 = llvm.add %12, %2 overflow<nsw, nuw> : i64
    %14 = llvm.getelementptr inbounds|nuw %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 : !llvm.ptr -> f32
    %16 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.mlir.constant(4 : index) : i64
    %18 = llvm.mul %2, %17 overflow<nsw, nuw> : i64
    %19 = llvm.add %18, %2 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %16[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg4, %20 : f32, !llvm.ptr
    %21 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(4 : index) : i64
    %23 = llvm.mul %1, %22 overflow<nsw, nuw> : i64
    %24 = llvm.add %23, %1 overflow<nsw, nuw> : i64
    %25 = llvm.getelementptr inbounds|nuw %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg5, %25 : f32, !llvm.ptr
    %26 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mlir.constant(4 : index) : i64
    %28 = llvm.mul %2, %27 overflow<nsw, nuw> : i64
    %29 = llvm.add %28, %1 overflow<nsw, nuw> : i64
    %30 = llvm.getelementptr inbounds|nuw %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %30 : !llvm.ptr -> f32
    %32 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(4 : index) : i64
    %34 = llvm.mul %1, %33 overflow<nsw, nuw> : i64
    %35 = llvm.add %34, %2 overflow<nsw, nuw> : i64
    %36 = llvm.getelementptr inbounds|nuw %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg4, %36 : f32, !llvm.ptr
    %37 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.mlir.constant(4 : index) : i64
    %39 = llvm.mul %2, %38 overflow<nsw, nuw> : i64
    %40 = llvm.add %39, %1 overflow<nsw, nuw> : i64
    %41 = llvm.getelementptr inbounds|nuw %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %9, %41 : f32, !llvm.ptr
    return %9, %15, %31 : f32, f32, f32
  }
}

