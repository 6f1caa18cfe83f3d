// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Masks of bounds become comparisons, transfers masked accesses.
func.func @masks(%i: index, %j: index, %m: memref<?x8xf32>, %v: vector<4xf32>, %p: vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = vector.create_mask %i, %j : vector<3x4xi1>
  %1 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %all = vector.create_mask %c9 : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %2 = vector.maskedload %m[%i, %j], %all, %p : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %none, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i, %j], %all, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i, %j], %none, %p : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.create_mask %c2 : vector<4xi1>
  return %0, %1, %2, %3, %4 : vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>
}
func.func @transfers(%m: memref<?x8xf32>, %i: index, %j: index, %k: vector<4xi1>, %s: memref<f32>, %st: memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %z : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %z, %k {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %z {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %s[], %z : memref<f32>, vector<f32>
  %4 = vector.transfer_read %m[%i, %j], %z {in_bounds = [true]} : memref<?x8xf32>, vector<1xf32>
  %5 = vector.transfer_read %st[%i, %j], %z {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %j], %k : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %1, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %3, %s[] : vector<f32>, memref<f32>
  vector.transfer_write %4, %m[%i, %j] {in_bounds = [true]} : vector<1xf32>, memref<?x8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>
}
//--- out
module {
  func.func @masks(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: vector<4xf32>, %arg4: vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<[[true, true, true, false], [false, false, false, false]]> : vector<2x4xi1>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant dense<false> : vector<3x4xi1>
    %3 = builtin.unrealized_conversion_cast %cst_1 : vector<3x4xi1> to !llvm.array<3 x vector<4xi1>>
    %cst_2 = arith.constant dense<false> : vector<4xi1>
    %cst_3 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %4 = arith.index_cast %arg1 : index to i32
    %5 = llvm.mlir.poison : vector<4xi32>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %4, %5[%6 : i32] : vector<4xi32>
    %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<4xi32> 
    %9 = arith.cmpi sgt, %8, %cst_3 : vector<4xi32>
    %10 = arith.cmpi sgt, %arg0, %c0 : index
    %11 = arith.select %10, %9, %cst_2 : vector<4xi1>
    %12 = llvm.insertvalue %11, %3[0] : !llvm.array<3 x vector<4xi1>> 
    %13 = arith.cmpi sgt, %arg0, %c1 : index
    %14 = arith.select %13, %9, %cst_2 : vector<4xi1>
    %15 = llvm.insertvalue %14, %12[1] : !llvm.array<3 x vector<4xi1>> 
    %16 = arith.cmpi sgt, %arg0, %c2 : index
    %17 = arith.select %16, %9, %cst_2 : vector<4xi1>
    %18 = llvm.insertvalue %17, %15[2] : !llvm.array<3 x vector<4xi1>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<3 x vector<4xi1>> to vector<3x4xi1>
    %20 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.mlir.constant(8 : index) : i64
    %22 = llvm.mul %1, %21 : i64
    %23 = llvm.add %22, %0 : i64
    %24 = llvm.getelementptr %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %26 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mlir.constant(8 : index) : i64
    %28 = llvm.mul %1, %27 : i64
    %29 = llvm.add %28, %0 : i64
    %30 = llvm.getelementptr %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg3, %30 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    return %19, %cst_0, %25, %arg4, %cst : vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>
  }
  func.func @transfers(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: memref<f32>, %arg5: memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
    %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %4 = arith.subi %c8, %arg2 : index
    %5 = arith.index_cast %4 : index to i32
    %6 = llvm.mlir.poison : vector<4xi32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<4xi32>
    %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0] : vector<4xi32> 
    %10 = arith.cmpi sgt, %9, %cst_0 : vector<4xi32>
    %11 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.mlir.constant(8 : index) : i64
    %13 = llvm.mul %2, %12 : i64
    %14 = llvm.add %13, %1 : i64
    %15 = llvm.getelementptr %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.intr.masked.load %15, %10, %cst {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %17 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mlir.constant(8 : index) : i64
    %19 = llvm.mul %2, %18 : i64
    %20 = llvm.add %19, %1 : i64
    %21 = llvm.getelementptr %17[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.intr.masked.load %21, %arg3, %cst {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %23 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(8 : index) : i64
    %25 = llvm.mul %2, %24 : i64
    %26 = llvm.add %25, %1 : i64
    %27 = llvm.getelementptr %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
    %29 = llvm.mlir.constant(0 : i64) : i64
    %30 = llvm.extractelement %28[%29 : i64] : vector<1xf32>
    %31 = llvm.mlir.poison : vector<4xf32>
    %32 = llvm.mlir.constant(0 : i32) : i32
    %33 = llvm.insertelement %30, %31[%32 : i32] : vector<4xf32>
    %34 = llvm.shufflevector %33, %31 [0, 0, 0, 0] : vector<4xf32> 
    %35 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
    %37 = builtin.unrealized_conversion_cast %36 : vector<1xf32> to vector<f32>
    %38 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mlir.constant(8 : index) : i64
    %40 = llvm.mul %2, %39 : i64
    %41 = llvm.add %40, %1 : i64
    %42 = llvm.getelementptr %38[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
    %44 = vector.transfer_read %arg5[%arg1, %arg2], %cst_1 {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
    %45 = arith.subi %c8, %arg2 : index
    %46 = arith.index_cast %45 : index to i32
    %47 = llvm.mlir.poison : vector<4xi32>
    %48 = llvm.mlir.constant(0 : i32) : i32
    %49 = llvm.insertelement %46, %47[%48 : i32] : vector<4xi32>
    %50 = llvm.shufflevector %49, %47 [0, 0, 0, 0] : vector<4xi32> 
    %51 = arith.cmpi sgt, %50, %cst_0 : vector<4xi32>
    %52 = arith.andi %51, %arg3 : vector<4xi1>
    %53 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.mlir.constant(8 : index) : i64
    %55 = llvm.mul %2, %54 : i64
    %56 = llvm.add %55, %1 : i64
    %57 = llvm.getelementptr %53[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %16, %57, %52 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %58 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.mlir.constant(8 : index) : i64
    %60 = llvm.mul %2, %59 : i64
    %61 = llvm.add %60, %1 : i64
    %62 = llvm.getelementptr %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %62 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    %63 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %36, %63 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    %64 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.mlir.constant(8 : index) : i64
    %66 = llvm.mul %2, %65 : i64
    %67 = llvm.add %66, %1 : i64
    %68 = llvm.getelementptr %64[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %68 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
    return %16, %22, %34, %37, %43, %44 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>
  }
}

//--- out 2
module {
  func.func @masks(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: vector<4xf32>, %arg4: vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<false> : vector<2x4xi1>
    %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
    %cst_1 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<false> : vector<3x4xi1>
    %4 = builtin.unrealized_conversion_cast %cst_2 : vector<3x4xi1> to !llvm.array<3 x vector<4xi1>>
    %cst_3 = arith.constant dense<false> : vector<4xi1>
    %cst_4 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %5 = arith.index_cast %arg1 : index to i32
    %6 = llvm.mlir.undef : vector<4xi32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<4xi32>
    %9 = llvm.shufflevector %8, %6 [0, 0, 0, 0] : vector<4xi32> 
    %10 = arith.cmpi slt, %cst_4, %9 : vector<4xi32>
    %11 = arith.cmpi sgt, %arg0, %c0 : index
    %12 = arith.select %11, %10, %cst_3 : vector<4xi1>
    %13 = llvm.insertvalue %12, %4[0] : !llvm.array<3 x vector<4xi1>> 
    %14 = arith.cmpi sgt, %arg0, %c1 : index
    %15 = arith.select %14, %10, %cst_3 : vector<4xi1>
    %16 = llvm.insertvalue %15, %13[1] : !llvm.array<3 x vector<4xi1>> 
    %17 = arith.cmpi sgt, %arg0, %c2 : index
    %18 = arith.select %17, %10, %cst_3 : vector<4xi1>
    %19 = llvm.insertvalue %18, %16[2] : !llvm.array<3 x vector<4xi1>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<3 x vector<4xi1>> to vector<3x4xi1>
    %21 = llvm.insertvalue %cst_1, %3[0] : !llvm.array<2 x vector<4xi1>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
    %23 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(8 : index) : i64
    %25 = llvm.mul %1, %24 : i64
    %26 = llvm.add %25, %0 : i64
    %27 = llvm.getelementptr %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %29 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.mlir.constant(8 : index) : i64
    %31 = llvm.mul %1, %30 : i64
    %32 = llvm.add %31, %0 : i64
    %33 = llvm.getelementptr %29[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg3, %33 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    return %20, %22, %28, %arg4, %cst : vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>
  }
  func.func @transfers(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: memref<f32>, %arg5: memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %3 = arith.subi %c8, %arg2 : index
    %cst_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %4 = arith.index_cast %3 : index to i32
    %5 = llvm.mlir.undef : vector<4xi32>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %4, %5[%6 : i32] : vector<4xi32>
    %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<4xi32> 
    %9 = arith.cmpi slt, %cst_1, %8 : vector<4xi32>
    %cst_2 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mlir.constant(8 : index) : i64
    %12 = llvm.mul %1, %11 : i64
    %13 = llvm.add %12, %0 : i64
    %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.intr.masked.load %14, %9, %cst_2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %16 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.mul %1, %17 : i64
    %19 = llvm.add %18, %0 : i64
    %20 = llvm.getelementptr %16[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.intr.masked.load %20, %arg3, %cst {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %22 = memref.load %arg0[%arg1, %arg2] : memref<?x8xf32>
    %23 = llvm.mlir.undef : vector<4xf32>
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.insertelement %22, %23[%24 : i32] : vector<4xf32>
    %26 = llvm.shufflevector %25, %23 [0, 0, 0, 0] : vector<4xf32> 
    %27 = memref.load %arg4[] : memref<f32>
    %28 = llvm.mlir.undef : vector<1xf32>
    %29 = llvm.mlir.constant(0 : i32) : i32
    %30 = llvm.insertelement %27, %28[%29 : i32] : vector<1xf32>
    %31 = builtin.unrealized_conversion_cast %30 : vector<1xf32> to vector<f32>
    %32 = memref.load %arg0[%arg1, %arg2] : memref<?x8xf32>
    %33 = llvm.mlir.undef : vector<1xf32>
    %34 = llvm.mlir.constant(0 : i32) : i32
    %35 = llvm.insertelement %32, %33[%34 : i32] : vector<1xf32>
    %36 = llvm.shufflevector %35, %33 [0] : vector<1xf32> 
    %37 = vector.transfer_read %arg5[%arg1, %arg2], %cst_0 {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
    %c1_3 = arith.constant 1 : index
    %c8_4 = arith.constant 8 : index
    %38 = arith.subi %c8_4, %arg2 : index
    %cst_5 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %39 = arith.index_cast %38 : index to i32
    %40 = llvm.mlir.undef : vector<4xi32>
    %41 = llvm.mlir.constant(0 : i32) : i32
    %42 = llvm.insertelement %39, %40[%41 : i32] : vector<4xi32>
    %43 = llvm.shufflevector %42, %40 [0, 0, 0, 0] : vector<4xi32> 
    %44 = arith.cmpi slt, %cst_5, %43 : vector<4xi32>
    %45 = arith.andi %44, %arg3 : vector<4xi1>
    %46 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.mlir.constant(8 : index) : i64
    %48 = llvm.mul %1, %47 : i64
    %49 = llvm.add %48, %0 : i64
    %50 = llvm.getelementptr %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %15, %50, %45 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %51 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.mlir.constant(8 : index) : i64
    %53 = llvm.mul %1, %52 : i64
    %54 = llvm.add %53, %0 : i64
    %55 = llvm.getelementptr %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %55 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    %56 = llvm.mlir.constant(0 : index) : i64
    %57 = llvm.extractelement %30[%56 : i64] : vector<1xf32>
    memref.store %57, %arg4[] : memref<f32>
    memref.store %32, %arg0[%arg1, %arg2] : memref<?x8xf32>
    return %15, %21, %26, %31, %36, %37 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>
  }
}

