// RUN: lowir opt --compat=19 --finalize-memref-to-llvm %s
// In release 19 a pass leaves accesses of a memory space that has no number; here with a warning that says where.
func.func @f(%m: memref<4xf32, "near">, %i: index, %x: f32) {
  memref.store %x, %m[%i] : memref<4xf32, "near">
  %far = memref.alloc() : memref<4xf32>
  memref.store %x, %far[%i] : memref<4xf32>
  return
}
//--- out
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<4xf32, "near">, %arg1: index, %arg2: f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, "near">
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %2, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.getelementptr %14[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg2, %15 : f32, !llvm.ptr
    return
  }
}

//--- err
odd_memory_space_stays_19.mlir:4:3: warning: conversion of memref memory space "near" to integer address space failed. Consider adding memory space conversions. [invalid-memory-space]
  memref.store %x, %m[%i] : memref<4xf32, "near">
  ^~~~~~~~~~~~
  help: use an integer from 0 to 16777215, or register a type conversion for this memory space
