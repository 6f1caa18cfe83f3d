// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// What stays is on one dimension.
func.func @others(%a: vector<4x8xf32>, %s: vector<8xf32>, %m: vector<2xi1>, %x: vector<2xf32>, %y: vector<3xf32>, %acc: vector<2x3xf32>, %mm: vector<2x3xi1>, %b: vector<2x4xi32>, %f: f32, %mi: vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) {
  %0 = vector.multi_reduction <add>, %a, %s [0] : vector<4x8xf32> to vector<8xf32>
  %1 = vector.multi_reduction <maxnumf>, %a, %f [0, 1] : vector<4x8xf32> to f32
  %2 = vector.mask %mm { vector.outerproduct %x, %y, %acc : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  %3 = vector.interleave %b, %b : vector<2x4xi32> -> vector<2x8xi32>
  %4 = vector.bitcast %b : vector<2x4xi32> to vector<2x2xi64>
  %5 = vector.shuffle %x, %x [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %6 = vector.shuffle %x, %y [0, 3, 1, 4, 2] : vector<2xf32>, vector<3xf32>
  %sc:2 = vector.scan <add>, %a, %s {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>
}
//--- out
module {
  func.func @others(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: vector<2xi1>, %arg3: vector<2xf32>, %arg4: vector<3xf32>, %arg5: vector<2x3xf32>, %arg6: vector<2x3xi1>, %arg7: vector<2x4xi32>, %arg8: f32, %arg9: vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg7 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %1 = builtin.unrealized_conversion_cast %arg6 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %2 = builtin.unrealized_conversion_cast %arg5 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %3 = ub.poison : vector<2x2xi64>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
    %cst = arith.constant dense<0> : vector<2x8xi32>
    %5 = builtin.unrealized_conversion_cast %cst : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %6 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %7 = vector.multi_reduction <add>, %arg0, %arg1 [0] : vector<4x8xf32> to vector<8xf32>
    %8 = vector.multi_reduction <maxnumf>, %arg0, %arg8 [0, 1] : vector<4x8xf32> to f32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.extractelement %arg3[%9 : i64] : vector<2xf32>
    %11 = llvm.mlir.poison : vector<3xf32>
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.insertelement %10, %11[%12 : i32] : vector<3xf32>
    %14 = llvm.shufflevector %13, %11 [0, 0, 0] : vector<3xf32> 
    %15 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %16 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi1>> 
    %17 = llvm.intr.fmuladd(%14, %arg4, %15) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %18 = arith.select %16, %17, %15 : vector<3xi1>, vector<3xf32>
    %19 = llvm.insertvalue %18, %6[0] : !llvm.array<2 x vector<3xf32>> 
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.extractelement %arg3[%20 : i64] : vector<2xf32>
    %22 = llvm.mlir.poison : vector<3xf32>
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.insertelement %21, %22[%23 : i32] : vector<3xf32>
    %25 = llvm.shufflevector %24, %22 [0, 0, 0] : vector<3xf32> 
    %26 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %27 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi1>> 
    %28 = llvm.intr.fmuladd(%25, %arg4, %26) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %29 = arith.select %27, %28, %26 : vector<3xi1>, vector<3xf32>
    %30 = llvm.insertvalue %29, %19[1] : !llvm.array<2 x vector<3xf32>> 
    %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %32 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %33 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %34 = llvm.shufflevector %32, %33 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32> 
    %35 = llvm.insertvalue %34, %5[0] : !llvm.array<2 x vector<8xi32>> 
    %36 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %37 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %38 = llvm.shufflevector %36, %37 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32> 
    %39 = llvm.insertvalue %38, %35[1] : !llvm.array<2 x vector<8xi32>> 
    %40 = builtin.unrealized_conversion_cast %39 : !llvm.array<2 x vector<8xi32>> to vector<2x8xi32>
    %41 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %42 = llvm.bitcast %41 : vector<4xi32> to vector<2xi64>
    %43 = llvm.insertvalue %42, %4[0] : !llvm.array<2 x vector<2xi64>> 
    %44 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %45 = llvm.bitcast %44 : vector<4xi32> to vector<2xi64>
    %46 = llvm.insertvalue %45, %43[1] : !llvm.array<2 x vector<2xi64>> 
    %47 = builtin.unrealized_conversion_cast %46 : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
    %48 = llvm.shufflevector %arg3, %arg3 [0, 3, 1] : vector<2xf32> 
    %49 = llvm.mlir.poison : vector<5xf32>
    %50 = llvm.mlir.constant(0 : index) : i64
    %51 = llvm.extractelement %arg3[%50 : i64] : vector<2xf32>
    %52 = llvm.mlir.constant(0 : index) : i64
    %53 = llvm.insertelement %51, %49[%52 : i64] : vector<5xf32>
    %54 = llvm.mlir.constant(1 : index) : i64
    %55 = llvm.extractelement %arg4[%54 : i64] : vector<3xf32>
    %56 = llvm.mlir.constant(1 : index) : i64
    %57 = llvm.insertelement %55, %53[%56 : i64] : vector<5xf32>
    %58 = llvm.mlir.constant(1 : index) : i64
    %59 = llvm.extractelement %arg3[%58 : i64] : vector<2xf32>
    %60 = llvm.mlir.constant(2 : index) : i64
    %61 = llvm.insertelement %59, %57[%60 : i64] : vector<5xf32>
    %62 = llvm.mlir.constant(2 : index) : i64
    %63 = llvm.extractelement %arg4[%62 : i64] : vector<3xf32>
    %64 = llvm.mlir.constant(3 : index) : i64
    %65 = llvm.insertelement %63, %61[%64 : i64] : vector<5xf32>
    %66 = llvm.mlir.constant(0 : index) : i64
    %67 = llvm.extractelement %arg4[%66 : i64] : vector<3xf32>
    %68 = llvm.mlir.constant(4 : index) : i64
    %69 = llvm.insertelement %67, %65[%68 : i64] : vector<5xf32>
    return %7, %8, %31, %40, %47, %48, %69 : vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>
  }
}

//--- out 2
module {
  func.func @others(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: vector<2xi1>, %arg3: vector<2xf32>, %arg4: vector<3xf32>, %arg5: vector<2x3xf32>, %arg6: vector<2x3xi1>, %arg7: vector<2x4xi32>, %arg8: f32, %arg9: vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg7 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %1 = builtin.unrealized_conversion_cast %arg6 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %2 = builtin.unrealized_conversion_cast %arg5 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0> : vector<2x2xi64>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
    %cst_0 = arith.constant dense<0> : vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %cst_0 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %5 = builtin.unrealized_conversion_cast %cst_1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %6 = vector.multi_reduction <add>, %arg0, %arg1 [0] : vector<4x8xf32> to vector<8xf32>
    %7 = vector.multi_reduction <maxnumf>, %arg0, %arg8 [0, 1] : vector<4x8xf32> to f32
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %arg3[%8 : i64] : vector<2xf32>
    %10 = llvm.mlir.undef : vector<3xf32>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.insertelement %9, %10[%11 : i32] : vector<3xf32>
    %13 = llvm.shufflevector %12, %10 [0, 0, 0] : vector<3xf32> 
    %14 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %15 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi1>> 
    %16 = llvm.intr.fmuladd(%13, %arg4, %14)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %17 = arith.select %15, %16, %14 : vector<3xi1>, vector<3xf32>
    %18 = llvm.insertvalue %17, %5[0] : !llvm.array<2 x vector<3xf32>> 
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.extractelement %arg3[%19 : i64] : vector<2xf32>
    %21 = llvm.mlir.undef : vector<3xf32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %20, %21[%22 : i32] : vector<3xf32>
    %24 = llvm.shufflevector %23, %21 [0, 0, 0] : vector<3xf32> 
    %25 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %26 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi1>> 
    %27 = llvm.intr.fmuladd(%24, %arg4, %25)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %28 = arith.select %26, %27, %25 : vector<3xi1>, vector<3xf32>
    %29 = llvm.insertvalue %28, %18[1] : !llvm.array<2 x vector<3xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %31 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %32 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %33 = llvm.shufflevector %31, %32 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32> 
    %34 = llvm.insertvalue %33, %4[0] : !llvm.array<2 x vector<8xi32>> 
    %35 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %36 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %37 = llvm.shufflevector %35, %36 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32> 
    %38 = llvm.insertvalue %37, %34[1] : !llvm.array<2 x vector<8xi32>> 
    %39 = builtin.unrealized_conversion_cast %38 : !llvm.array<2 x vector<8xi32>> to vector<2x8xi32>
    %40 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>> 
    %41 = llvm.bitcast %40 : vector<4xi32> to vector<2xi64>
    %42 = llvm.insertvalue %41, %3[0] : !llvm.array<2 x vector<2xi64>> 
    %43 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>> 
    %44 = llvm.bitcast %43 : vector<4xi32> to vector<2xi64>
    %45 = llvm.insertvalue %44, %42[1] : !llvm.array<2 x vector<2xi64>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
    %47 = llvm.shufflevector %arg3, %arg3 [0, 3, 1] : vector<2xf32> 
    %48 = llvm.mlir.undef : vector<5xf32>
    %49 = llvm.mlir.constant(0 : index) : i64
    %50 = llvm.extractelement %arg3[%49 : i64] : vector<2xf32>
    %51 = llvm.mlir.constant(0 : index) : i64
    %52 = llvm.insertelement %50, %48[%51 : i64] : vector<5xf32>
    %53 = llvm.mlir.constant(1 : index) : i64
    %54 = llvm.extractelement %arg4[%53 : i64] : vector<3xf32>
    %55 = llvm.mlir.constant(1 : index) : i64
    %56 = llvm.insertelement %54, %52[%55 : i64] : vector<5xf32>
    %57 = llvm.mlir.constant(1 : index) : i64
    %58 = llvm.extractelement %arg3[%57 : i64] : vector<2xf32>
    %59 = llvm.mlir.constant(2 : index) : i64
    %60 = llvm.insertelement %58, %56[%59 : i64] : vector<5xf32>
    %61 = llvm.mlir.constant(2 : index) : i64
    %62 = llvm.extractelement %arg4[%61 : i64] : vector<3xf32>
    %63 = llvm.mlir.constant(3 : index) : i64
    %64 = llvm.insertelement %62, %60[%63 : i64] : vector<5xf32>
    %65 = llvm.mlir.constant(0 : index) : i64
    %66 = llvm.extractelement %arg4[%65 : i64] : vector<3xf32>
    %67 = llvm.mlir.constant(4 : index) : i64
    %68 = llvm.insertelement %66, %64[%67 : i64] : vector<5xf32>
    return %6, %7, %30, %39, %46, %47, %68 : vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>
  }
}

