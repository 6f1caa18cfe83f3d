// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Outer products become products of rows.
func.func @op(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %s: f32, %i: vector<2xi32>, %j: vector<3xi32>, %d: vector<2x3xi32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2xf32>, vector<2x3xi32>) {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %s : vector<2xf32>, f32
  %3 = vector.outerproduct %i, %j, %d {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32>
  %4 = vector.outerproduct %a, %s, %a {kind = #vector.kind<mul>} : vector<2xf32>, f32
  %5 = vector.outerproduct %i, %j, %d : vector<2xi32>, vector<3xi32>
  return %0, %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2xf32>, vector<2x3xi32>
}
//--- out
module {
  func.func @op(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>, %arg3: f32, %arg4: vector<2xi32>, %arg5: vector<3xi32>, %arg6: vector<2x3xi32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2xf32>, vector<2x3xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0> : vector<2x3xi32>
    %2 = builtin.unrealized_conversion_cast %cst : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %arg0[%4 : i64] : vector<2xf32>
    %6 = llvm.mlir.poison : vector<3xf32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<3xf32>
    %9 = llvm.shufflevector %8, %6 [0, 0, 0] : vector<3xf32> 
    %10 = arith.mulf %9, %arg1 : vector<3xf32>
    %11 = llvm.insertvalue %10, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.extractelement %arg0[%12 : i64] : vector<2xf32>
    %14 = llvm.mlir.poison : vector<3xf32>
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.insertelement %13, %14[%15 : i32] : vector<3xf32>
    %17 = llvm.shufflevector %16, %14 [0, 0, 0] : vector<3xf32> 
    %18 = arith.mulf %17, %arg1 : vector<3xf32>
    %19 = llvm.insertvalue %18, %11[1] : !llvm.array<2 x vector<3xf32>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.extractelement %arg0[%21 : i64] : vector<2xf32>
    %23 = llvm.mlir.poison : vector<3xf32>
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.insertelement %22, %23[%24 : i32] : vector<3xf32>
    %26 = llvm.shufflevector %25, %23 [0, 0, 0] : vector<3xf32> 
    %27 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %28 = llvm.intr.fmuladd(%26, %arg1, %27) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %29 = llvm.insertvalue %28, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.extractelement %arg0[%30 : i64] : vector<2xf32>
    %32 = llvm.mlir.poison : vector<3xf32>
    %33 = llvm.mlir.constant(0 : i32) : i32
    %34 = llvm.insertelement %31, %32[%33 : i32] : vector<3xf32>
    %35 = llvm.shufflevector %34, %32 [0, 0, 0] : vector<3xf32> 
    %36 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %37 = llvm.intr.fmuladd(%35, %arg1, %36) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %38 = llvm.insertvalue %37, %29[1] : !llvm.array<2 x vector<3xf32>> 
    %39 = builtin.unrealized_conversion_cast %38 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %40 = llvm.mlir.poison : vector<2xf32>
    %41 = llvm.mlir.constant(0 : i32) : i32
    %42 = llvm.insertelement %arg3, %40[%41 : i32] : vector<2xf32>
    %43 = llvm.shufflevector %42, %40 [0, 0] : vector<2xf32> 
    %44 = arith.mulf %arg0, %43 : vector<2xf32>
    %45 = llvm.mlir.constant(0 : i64) : i64
    %46 = llvm.extractelement %arg4[%45 : i64] : vector<2xi32>
    %47 = llvm.mlir.poison : vector<3xi32>
    %48 = llvm.mlir.constant(0 : i32) : i32
    %49 = llvm.insertelement %46, %47[%48 : i32] : vector<3xi32>
    %50 = llvm.shufflevector %49, %47 [0, 0, 0] : vector<3xi32> 
    %51 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>> 
    %52 = arith.muli %50, %arg5 : vector<3xi32>
    %53 = arith.maxsi %52, %51 : vector<3xi32>
    %54 = llvm.insertvalue %53, %2[0] : !llvm.array<2 x vector<3xi32>> 
    %55 = llvm.mlir.constant(1 : i64) : i64
    %56 = llvm.extractelement %arg4[%55 : i64] : vector<2xi32>
    %57 = llvm.mlir.poison : vector<3xi32>
    %58 = llvm.mlir.constant(0 : i32) : i32
    %59 = llvm.insertelement %56, %57[%58 : i32] : vector<3xi32>
    %60 = llvm.shufflevector %59, %57 [0, 0, 0] : vector<3xi32> 
    %61 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>> 
    %62 = arith.muli %60, %arg5 : vector<3xi32>
    %63 = arith.maxsi %62, %61 : vector<3xi32>
    %64 = llvm.insertvalue %63, %54[1] : !llvm.array<2 x vector<3xi32>> 
    %65 = builtin.unrealized_conversion_cast %64 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    %66 = llvm.mlir.poison : vector<2xf32>
    %67 = llvm.mlir.constant(0 : i32) : i32
    %68 = llvm.insertelement %arg3, %66[%67 : i32] : vector<2xf32>
    %69 = llvm.shufflevector %68, %66 [0, 0] : vector<2xf32> 
    %70 = arith.mulf %arg0, %69 : vector<2xf32>
    %71 = arith.mulf %70, %arg0 : vector<2xf32>
    %72 = llvm.mlir.constant(0 : i64) : i64
    %73 = llvm.extractelement %arg4[%72 : i64] : vector<2xi32>
    %74 = llvm.mlir.poison : vector<3xi32>
    %75 = llvm.mlir.constant(0 : i32) : i32
    %76 = llvm.insertelement %73, %74[%75 : i32] : vector<3xi32>
    %77 = llvm.shufflevector %76, %74 [0, 0, 0] : vector<3xi32> 
    %78 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>> 
    %79 = arith.muli %77, %arg5 : vector<3xi32>
    %80 = arith.addi %79, %78 : vector<3xi32>
    %81 = llvm.insertvalue %80, %2[0] : !llvm.array<2 x vector<3xi32>> 
    %82 = llvm.mlir.constant(1 : i64) : i64
    %83 = llvm.extractelement %arg4[%82 : i64] : vector<2xi32>
    %84 = llvm.mlir.poison : vector<3xi32>
    %85 = llvm.mlir.constant(0 : i32) : i32
    %86 = llvm.insertelement %83, %84[%85 : i32] : vector<3xi32>
    %87 = llvm.shufflevector %86, %84 [0, 0, 0] : vector<3xi32> 
    %88 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>> 
    %89 = arith.muli %87, %arg5 : vector<3xi32>
    %90 = arith.addi %89, %88 : vector<3xi32>
    %91 = llvm.insertvalue %90, %81[1] : !llvm.array<2 x vector<3xi32>> 
    %92 = builtin.unrealized_conversion_cast %91 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    return %20, %39, %44, %65, %71, %92 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2xf32>, vector<2x3xi32>
  }
}

//--- out 2
module {
  func.func @op(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>, %arg3: f32, %arg4: vector<2xi32>, %arg5: vector<3xi32>, %arg6: vector<2x3xi32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2xf32>, vector<2x3xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0> : vector<2x3xi32>
    %2 = builtin.unrealized_conversion_cast %cst : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %arg0[%4 : i64] : vector<2xf32>
    %6 = llvm.mlir.undef : vector<3xf32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<3xf32>
    %9 = llvm.shufflevector %8, %6 [0, 0, 0] : vector<3xf32> 
    %10 = arith.mulf %9, %arg1 : vector<3xf32>
    %11 = llvm.insertvalue %10, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.extractelement %arg0[%12 : i64] : vector<2xf32>
    %14 = llvm.mlir.undef : vector<3xf32>
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.insertelement %13, %14[%15 : i32] : vector<3xf32>
    %17 = llvm.shufflevector %16, %14 [0, 0, 0] : vector<3xf32> 
    %18 = arith.mulf %17, %arg1 : vector<3xf32>
    %19 = llvm.insertvalue %18, %11[1] : !llvm.array<2 x vector<3xf32>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.extractelement %arg0[%21 : i64] : vector<2xf32>
    %23 = llvm.mlir.undef : vector<3xf32>
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.insertelement %22, %23[%24 : i32] : vector<3xf32>
    %26 = llvm.shufflevector %25, %23 [0, 0, 0] : vector<3xf32> 
    %27 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %28 = llvm.intr.fmuladd(%26, %arg1, %27)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %29 = llvm.insertvalue %28, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.extractelement %arg0[%30 : i64] : vector<2xf32>
    %32 = llvm.mlir.undef : vector<3xf32>
    %33 = llvm.mlir.constant(0 : i32) : i32
    %34 = llvm.insertelement %31, %32[%33 : i32] : vector<3xf32>
    %35 = llvm.shufflevector %34, %32 [0, 0, 0] : vector<3xf32> 
    %36 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %37 = llvm.intr.fmuladd(%35, %arg1, %36)  : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %38 = llvm.insertvalue %37, %29[1] : !llvm.array<2 x vector<3xf32>> 
    %39 = builtin.unrealized_conversion_cast %38 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %40 = llvm.mlir.undef : vector<2xf32>
    %41 = llvm.mlir.constant(0 : i32) : i32
    %42 = llvm.insertelement %arg3, %40[%41 : i32] : vector<2xf32>
    %43 = llvm.shufflevector %42, %40 [0, 0] : vector<2xf32> 
    %44 = arith.mulf %arg0, %43 : vector<2xf32>
    %45 = llvm.mlir.constant(0 : i64) : i64
    %46 = llvm.extractelement %arg4[%45 : i64] : vector<2xi32>
    %47 = llvm.mlir.undef : vector<3xi32>
    %48 = llvm.mlir.constant(0 : i32) : i32
    %49 = llvm.insertelement %46, %47[%48 : i32] : vector<3xi32>
    %50 = llvm.shufflevector %49, %47 [0, 0, 0] : vector<3xi32> 
    %51 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>> 
    %52 = arith.muli %50, %arg5 : vector<3xi32>
    %53 = arith.maxsi %52, %51 : vector<3xi32>
    %54 = llvm.insertvalue %53, %2[0] : !llvm.array<2 x vector<3xi32>> 
    %55 = llvm.mlir.constant(1 : i64) : i64
    %56 = llvm.extractelement %arg4[%55 : i64] : vector<2xi32>
    %57 = llvm.mlir.undef : vector<3xi32>
    %58 = llvm.mlir.constant(0 : i32) : i32
    %59 = llvm.insertelement %56, %57[%58 : i32] : vector<3xi32>
    %60 = llvm.shufflevector %59, %57 [0, 0, 0] : vector<3xi32> 
    %61 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>> 
    %62 = arith.muli %60, %arg5 : vector<3xi32>
    %63 = arith.maxsi %62, %61 : vector<3xi32>
    %64 = llvm.insertvalue %63, %54[1] : !llvm.array<2 x vector<3xi32>> 
    %65 = builtin.unrealized_conversion_cast %64 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    %66 = llvm.mlir.undef : vector<2xf32>
    %67 = llvm.mlir.constant(0 : i32) : i32
    %68 = llvm.insertelement %arg3, %66[%67 : i32] : vector<2xf32>
    %69 = llvm.shufflevector %68, %66 [0, 0] : vector<2xf32> 
    %70 = arith.mulf %arg0, %69 : vector<2xf32>
    %71 = arith.mulf %70, %arg0 : vector<2xf32>
    %72 = llvm.mlir.constant(0 : i64) : i64
    %73 = llvm.extractelement %arg4[%72 : i64] : vector<2xi32>
    %74 = llvm.mlir.undef : vector<3xi32>
    %75 = llvm.mlir.constant(0 : i32) : i32
    %76 = llvm.insertelement %73, %74[%75 : i32] : vector<3xi32>
    %77 = llvm.shufflevector %76, %74 [0, 0, 0] : vector<3xi32> 
    %78 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>> 
    %79 = arith.muli %77, %arg5 : vector<3xi32>
    %80 = arith.addi %79, %78 : vector<3xi32>
    %81 = llvm.insertvalue %80, %2[0] : !llvm.array<2 x vector<3xi32>> 
    %82 = llvm.mlir.constant(1 : i64) : i64
    %83 = llvm.extractelement %arg4[%82 : i64] : vector<2xi32>
    %84 = llvm.mlir.undef : vector<3xi32>
    %85 = llvm.mlir.constant(0 : i32) : i32
    %86 = llvm.insertelement %83, %84[%85 : i32] : vector<3xi32>
    %87 = llvm.shufflevector %86, %84 [0, 0, 0] : vector<3xi32> 
    %88 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>> 
    %89 = arith.muli %87, %arg5 : vector<3xi32>
    %90 = arith.addi %89, %88 : vector<3xi32>
    %91 = llvm.insertvalue %90, %81[1] : !llvm.array<2 x vector<3xi32>> 
    %92 = builtin.unrealized_conversion_cast %91 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    return %20, %39, %44, %65, %71, %92 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2xf32>, vector<2x3xi32>
  }
}

