// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Gathers and sums of products of several dimensions, row by row.
func.func @g(%m: memref<?xf32>, %i: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>, %c: vector<4xindex>, %x: vector<1x16xf32>, %d: index, %z: vector<f32>, %fa: vector<2x4xf32>) -> (vector<2x3xf32>, f32, vector<1x16xf32>, vector<3x2xf32>, vector<2x4xf32>) {
  %0 = arith.constant 0: index
  %1 = vector.gather %m[%0][%i], %k, %p : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  %2 = vector.extract %x[0, %d] : f32 from vector<1x16xf32>
  %3 = vector.insert %2, %x[0, %d] : f32 into vector<1x16xf32>
  %4 = vector.broadcast %z : vector<f32> to vector<3x2xf32>
  %5 = vector.fma %fa, %fa, %fa : vector<2x4xf32>
  return %1, %2, %3, %4, %5 : vector<2x3xf32>, f32, vector<1x16xf32>, vector<3x2xf32>, vector<2x4xf32>
}
//--- out
module {
  func.func @g(%arg0: memref<?xf32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi1>, %arg3: vector<2x3xf32>, %arg4: vector<4xindex>, %arg5: vector<1x16xf32>, %arg6: index, %arg7: vector<f32>, %arg8: vector<2x4xf32>) -> (vector<2x3xf32>, f32, vector<1x16xf32>, vector<3x2xf32>, vector<2x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg8 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = builtin.unrealized_conversion_cast %arg7 : vector<f32> to vector<1xf32>
    %2 = builtin.unrealized_conversion_cast %arg6 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg5 : vector<1x16xf32> to !llvm.array<1 x vector<16xf32>>
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %6 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %7 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %8 = builtin.unrealized_conversion_cast %cst : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %9 = ub.poison : vector<3x2xf32>
    %10 = builtin.unrealized_conversion_cast %9 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %c0 = arith.constant 0 : index
    %11 = builtin.unrealized_conversion_cast %c0 : index to i64
    %12 = ub.poison : vector<2x3xf32>
    %13 = builtin.unrealized_conversion_cast %12 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %14 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<3xi32>> 
    %15 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<3xi1>> 
    %16 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<3xf32>> 
    %17 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr %17[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.getelementptr %18[%14] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    %20 = llvm.intr.masked.gather %19, %15, %16 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %21 = llvm.insertvalue %20, %13[0] : !llvm.array<2 x vector<3xf32>> 
    %22 = llvm.extractvalue %7[1] : !llvm.array<2 x vector<3xi32>> 
    %23 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<3xi1>> 
    %24 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<3xf32>> 
    %25 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.getelementptr %25[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.getelementptr %26[%22] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    %28 = llvm.intr.masked.gather %27, %23, %24 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %29 = llvm.insertvalue %28, %21[1] : !llvm.array<2 x vector<3xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %31 = llvm.extractvalue %3[0] : !llvm.array<1 x vector<16xf32>> 
    %32 = llvm.extractelement %31[%2 : i64] : vector<16xf32>
    %33 = llvm.extractvalue %3[0] : !llvm.array<1 x vector<16xf32>> 
    %34 = llvm.insertelement %32, %33[%2 : i64] : vector<16xf32>
    %35 = llvm.insertvalue %34, %3[0] : !llvm.array<1 x vector<16xf32>> 
    %36 = builtin.unrealized_conversion_cast %35 : !llvm.array<1 x vector<16xf32>> to vector<1x16xf32>
    %37 = llvm.mlir.constant(0 : i64) : i64
    %38 = llvm.extractelement %1[%37 : i64] : vector<1xf32>
    %39 = llvm.mlir.poison : vector<2xf32>
    %40 = llvm.mlir.constant(0 : i32) : i32
    %41 = llvm.insertelement %38, %39[%40 : i32] : vector<2xf32>
    %42 = llvm.shufflevector %41, %39 [0, 0] : vector<2xf32> 
    %43 = llvm.insertvalue %42, %10[0] : !llvm.array<3 x vector<2xf32>> 
    %44 = llvm.insertvalue %42, %43[1] : !llvm.array<3 x vector<2xf32>> 
    %45 = llvm.insertvalue %42, %44[2] : !llvm.array<3 x vector<2xf32>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
    %47 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %48 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %49 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %50 = llvm.intr.fmuladd(%47, %48, %49) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %51 = llvm.insertvalue %50, %8[0] : !llvm.array<2 x vector<4xf32>> 
    %52 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %53 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %54 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %55 = llvm.intr.fmuladd(%52, %53, %54) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %56 = llvm.insertvalue %55, %51[1] : !llvm.array<2 x vector<4xf32>> 
    %57 = builtin.unrealized_conversion_cast %56 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    return %30, %32, %36, %46, %57 : vector<2x3xf32>, f32, vector<1x16xf32>, vector<3x2xf32>, vector<2x4xf32>
  }
}

//--- out 2
module {
  func.func @g(%arg0: memref<?xf32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi1>, %arg3: vector<2x3xf32>, %arg4: vector<4xindex>, %arg5: vector<1x16xf32>, %arg6: index, %arg7: vector<f32>, %arg8: vector<2x4xf32>) -> (vector<2x3xf32>, f32, vector<1x16xf32>, vector<3x2xf32>, vector<2x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg8 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = builtin.unrealized_conversion_cast %arg7 : vector<f32> to vector<1xf32>
    %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %3 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %4 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %5 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %cst = arith.constant dense<0.000000e+00> : vector<3x2xf32>
    %6 = builtin.unrealized_conversion_cast %cst : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %c0 = arith.constant 0 : index
    %7 = builtin.unrealized_conversion_cast %c0 : index to i64
    %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.getelementptr %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %11 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<3xi32>> 
    %12 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi1>> 
    %13 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %14 = llvm.getelementptr %9[%11] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
    %15 = llvm.intr.masked.gather %14, %12, %13 {alignment = 4 : i32} : (!llvm.vec<3 x ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %16 = llvm.insertvalue %15, %10[0] : !llvm.array<2 x vector<3xf32>> 
    %17 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<3xi32>> 
    %18 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi1>> 
    %19 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %20 = llvm.getelementptr %9[%17] : (!llvm.ptr, vector<3xi32>) -> !llvm.vec<3 x ptr>, f32
    %21 = llvm.intr.masked.gather %20, %18, %19 {alignment = 4 : i32} : (!llvm.vec<3 x ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %22 = llvm.insertvalue %21, %16[1] : !llvm.array<2 x vector<3xf32>> 
    %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %24 = vector.extract %arg5[0, %arg6] : f32 from vector<1x16xf32>
    %25 = vector.insert %24, %arg5 [0, %arg6] : f32 into vector<1x16xf32>
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.extractelement %1[%26 : i64] : vector<1xf32>
    %28 = llvm.mlir.undef : vector<2xf32>
    %29 = llvm.mlir.constant(0 : i32) : i32
    %30 = llvm.insertelement %27, %28[%29 : i32] : vector<2xf32>
    %31 = llvm.shufflevector %30, %28 [0, 0] : vector<2xf32> 
    %32 = llvm.insertvalue %31, %6[0] : !llvm.array<3 x vector<2xf32>> 
    %33 = llvm.insertvalue %31, %32[1] : !llvm.array<3 x vector<2xf32>> 
    %34 = llvm.insertvalue %31, %33[2] : !llvm.array<3 x vector<2xf32>> 
    %35 = builtin.unrealized_conversion_cast %34 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %36 = builtin.unrealized_conversion_cast %cst_1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %37 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %38 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %39 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %40 = llvm.intr.fmuladd(%37, %38, %39)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %41 = llvm.insertvalue %40, %36[0] : !llvm.array<2 x vector<4xf32>> 
    %42 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %43 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %44 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %45 = llvm.intr.fmuladd(%42, %43, %44)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %46 = llvm.insertvalue %45, %41[1] : !llvm.array<2 x vector<4xf32>> 
    %47 = builtin.unrealized_conversion_cast %46 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    return %23, %24, %25, %35, %47 : vector<2x3xf32>, f32, vector<1x16xf32>, vector<3x2xf32>, vector<2x4xf32>
  }
}

