// RUN: lowir opt --convert-vector-to-llvm=vector-contract-lowering=outerproduct
// Of any kind, under masks, and of narrower numbers.
#mm = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#mv = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>]
#vm = [affine_map<(k, i) -> (k)>, affine_map<(k, i) -> (i, k)>, affine_map<(k, i) -> (i)>]
func.func @greatest(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = #mm, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

func.func @masked(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x2xi1>) -> vector<2x2xf32> {
  %r = vector.mask %m { vector.contract {indexing_maps = #mm, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32> } : vector<2x2x2xi1> -> vector<2x2xf32>
  return %r : vector<2x2xf32>
}

func.func @narrow(%a: vector<2x2xi8>, %b: vector<2xi8>, %c: vector<2xi32>, %m: vector<2x2xi1>) -> vector<2xi32> {
  %r = vector.mask %m { vector.contract {indexing_maps = #mv, iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xi8>, vector<2xi8> into vector<2xi32> } : vector<2x2xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}

func.func @sum_first(%a: vector<2xf16>, %b: vector<2x2xf16>, %c: vector<2xf32>, %m: vector<2x2xi1>) -> vector<2xf32> {
  %r = vector.mask %m { vector.contract {indexing_maps = #vm, iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<2xf16>, vector<2x2xf16> into vector<2xf32> } : vector<2x2xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
//--- out
module {
  func.func @greatest(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.extractelement %5[%6 : i64] : vector<2xf32>
    %8 = llvm.mlir.poison : vector<2xf32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<2xf32>
    %11 = llvm.shufflevector %10, %8 [0, 0] : vector<2xf32> 
    %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %13 = arith.mulf %11, %4 : vector<2xf32>
    %14 = arith.maxnumf %13, %12 : vector<2xf32>
    %15 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %16 = llvm.mlir.constant(0 : i64) : i64
    %17 = llvm.extractelement %15[%16 : i64] : vector<2xf32>
    %18 = llvm.mlir.poison : vector<2xf32>
    %19 = llvm.mlir.constant(0 : i32) : i32
    %20 = llvm.insertelement %17, %18[%19 : i32] : vector<2xf32>
    %21 = llvm.shufflevector %20, %18 [0, 0] : vector<2xf32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %23 = arith.mulf %21, %4 : vector<2xf32>
    %24 = arith.maxnumf %23, %22 : vector<2xf32>
    %25 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>> 
    %26 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %27 = llvm.mlir.constant(1 : i64) : i64
    %28 = llvm.extractelement %26[%27 : i64] : vector<2xf32>
    %29 = llvm.mlir.poison : vector<2xf32>
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.insertelement %28, %29[%30 : i32] : vector<2xf32>
    %32 = llvm.shufflevector %31, %29 [0, 0] : vector<2xf32> 
    %33 = arith.mulf %32, %25 : vector<2xf32>
    %34 = arith.maxnumf %33, %14 : vector<2xf32>
    %35 = llvm.insertvalue %34, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %36 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %37 = llvm.mlir.constant(1 : i64) : i64
    %38 = llvm.extractelement %36[%37 : i64] : vector<2xf32>
    %39 = llvm.mlir.poison : vector<2xf32>
    %40 = llvm.mlir.constant(0 : i32) : i32
    %41 = llvm.insertelement %38, %39[%40 : i32] : vector<2xf32>
    %42 = llvm.shufflevector %41, %39 [0, 0] : vector<2xf32> 
    %43 = arith.mulf %42, %25 : vector<2xf32>
    %44 = arith.maxnumf %43, %24 : vector<2xf32>
    %45 = llvm.insertvalue %44, %35[1] : !llvm.array<2 x vector<2xf32>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %46 : vector<2x2xf32>
  }
  func.func @masked(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x2xi1>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %3 = builtin.unrealized_conversion_cast %arg3 : vector<2x2x2xi1> to !llvm.array<2 x array<2 x vector<2xi1>>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = ub.poison : vector<2x2x2xi1>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x2x2xi1> to !llvm.array<2 x array<2 x vector<2xi1>>>
    %7 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<2xi1>
    %10 = llvm.extractvalue %6[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.insertelement %9, %10[%11 : i64] : vector<2xi1>
    %13 = llvm.insertvalue %12, %6[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %14 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<2xi1>
    %17 = llvm.extractvalue %13[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.insertelement %16, %17[%18 : i64] : vector<2xi1>
    %20 = llvm.insertvalue %19, %13[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %21 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<2xi1>
    %24 = llvm.extractvalue %20[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.insertelement %23, %24[%25 : i64] : vector<2xi1>
    %27 = llvm.insertvalue %26, %20[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %28 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.extractelement %28[%29 : i64] : vector<2xi1>
    %31 = llvm.extractvalue %27[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %30, %31[%32 : i64] : vector<2xi1>
    %34 = llvm.insertvalue %33, %27[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %35 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %36 = llvm.mlir.constant(0 : i64) : i64
    %37 = llvm.extractelement %35[%36 : i64] : vector<2xi1>
    %38 = llvm.extractvalue %34[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %39 = llvm.mlir.constant(0 : i64) : i64
    %40 = llvm.insertelement %37, %38[%39 : i64] : vector<2xi1>
    %41 = llvm.insertvalue %40, %34[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %42 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %43 = llvm.mlir.constant(1 : i64) : i64
    %44 = llvm.extractelement %42[%43 : i64] : vector<2xi1>
    %45 = llvm.extractvalue %41[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.insertelement %44, %45[%46 : i64] : vector<2xi1>
    %48 = llvm.insertvalue %47, %41[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %49 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %50 = llvm.mlir.constant(0 : i64) : i64
    %51 = llvm.extractelement %49[%50 : i64] : vector<2xi1>
    %52 = llvm.extractvalue %48[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %53 = llvm.mlir.constant(1 : i64) : i64
    %54 = llvm.insertelement %51, %52[%53 : i64] : vector<2xi1>
    %55 = llvm.insertvalue %54, %48[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %56 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %57 = llvm.mlir.constant(1 : i64) : i64
    %58 = llvm.extractelement %56[%57 : i64] : vector<2xi1>
    %59 = llvm.extractvalue %55[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %60 = llvm.mlir.constant(1 : i64) : i64
    %61 = llvm.insertelement %58, %59[%60 : i64] : vector<2xi1>
    %62 = llvm.insertvalue %61, %55[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %63 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>> 
    %64 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %65 = llvm.mlir.constant(0 : i64) : i64
    %66 = llvm.extractelement %64[%65 : i64] : vector<2xf32>
    %67 = llvm.mlir.poison : vector<2xf32>
    %68 = llvm.mlir.constant(0 : i32) : i32
    %69 = llvm.insertelement %66, %67[%68 : i32] : vector<2xf32>
    %70 = llvm.shufflevector %69, %67 [0, 0] : vector<2xf32> 
    %71 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %72 = llvm.extractvalue %62[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %73 = llvm.intr.fmuladd(%70, %63, %71) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %74 = arith.select %72, %73, %71 : vector<2xi1>, vector<2xf32>
    %75 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %76 = llvm.mlir.constant(0 : i64) : i64
    %77 = llvm.extractelement %75[%76 : i64] : vector<2xf32>
    %78 = llvm.mlir.poison : vector<2xf32>
    %79 = llvm.mlir.constant(0 : i32) : i32
    %80 = llvm.insertelement %77, %78[%79 : i32] : vector<2xf32>
    %81 = llvm.shufflevector %80, %78 [0, 0] : vector<2xf32> 
    %82 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %83 = llvm.extractvalue %62[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %84 = llvm.intr.fmuladd(%81, %63, %82) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %85 = arith.select %83, %84, %82 : vector<2xi1>, vector<2xf32>
    %86 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>> 
    %87 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %88 = llvm.mlir.constant(1 : i64) : i64
    %89 = llvm.extractelement %87[%88 : i64] : vector<2xf32>
    %90 = llvm.mlir.poison : vector<2xf32>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %89, %90[%91 : i32] : vector<2xf32>
    %93 = llvm.shufflevector %92, %90 [0, 0] : vector<2xf32> 
    %94 = llvm.extractvalue %62[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %95 = llvm.intr.fmuladd(%93, %86, %74) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %96 = arith.select %94, %95, %74 : vector<2xi1>, vector<2xf32>
    %97 = llvm.insertvalue %96, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %98 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %99 = llvm.mlir.constant(1 : i64) : i64
    %100 = llvm.extractelement %98[%99 : i64] : vector<2xf32>
    %101 = llvm.mlir.poison : vector<2xf32>
    %102 = llvm.mlir.constant(0 : i32) : i32
    %103 = llvm.insertelement %100, %101[%102 : i32] : vector<2xf32>
    %104 = llvm.shufflevector %103, %101 [0, 0] : vector<2xf32> 
    %105 = llvm.extractvalue %62[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %106 = llvm.intr.fmuladd(%104, %86, %85) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %107 = arith.select %105, %106, %85 : vector<2xi1>, vector<2xf32>
    %108 = llvm.insertvalue %107, %97[1] : !llvm.array<2 x vector<2xf32>> 
    %109 = builtin.unrealized_conversion_cast %108 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %109 : vector<2x2xf32>
  }
  func.func @narrow(%arg0: vector<2x2xi8>, %arg1: vector<2xi8>, %arg2: vector<2xi32>, %arg3: vector<2x2xi1>) -> vector<2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
    %2 = ub.poison : vector<2x2xi1>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
    %4 = ub.poison : vector<2x2xi8>
    %5 = builtin.unrealized_conversion_cast %4 : vector<2x2xi8> to !llvm.array<2 x vector<2xi8>>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi8>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.extractelement %6[%7 : i64] : vector<2xi8>
    %9 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<2xi8>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi8>
    %12 = llvm.insertvalue %11, %5[0] : !llvm.array<2 x vector<2xi8>> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi8>> 
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.extractelement %13[%14 : i64] : vector<2xi8>
    %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<2xi8>> 
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi8>
    %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<2xi8>> 
    %20 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi8>> 
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.extractelement %20[%21 : i64] : vector<2xi8>
    %23 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<2xi8>> 
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi8>
    %26 = llvm.insertvalue %25, %19[0] : !llvm.array<2 x vector<2xi8>> 
    %27 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi8>> 
    %28 = llvm.mlir.constant(1 : i64) : i64
    %29 = llvm.extractelement %27[%28 : i64] : vector<2xi8>
    %30 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xi8>> 
    %31 = llvm.mlir.constant(1 : i64) : i64
    %32 = llvm.insertelement %29, %30[%31 : i64] : vector<2xi8>
    %33 = llvm.insertvalue %32, %26[1] : !llvm.array<2 x vector<2xi8>> 
    %34 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>> 
    %35 = llvm.mlir.constant(0 : i64) : i64
    %36 = llvm.extractelement %34[%35 : i64] : vector<2xi1>
    %37 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xi1>> 
    %38 = llvm.mlir.constant(0 : i64) : i64
    %39 = llvm.insertelement %36, %37[%38 : i64] : vector<2xi1>
    %40 = llvm.insertvalue %39, %3[0] : !llvm.array<2 x vector<2xi1>> 
    %41 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>> 
    %42 = llvm.mlir.constant(1 : i64) : i64
    %43 = llvm.extractelement %41[%42 : i64] : vector<2xi1>
    %44 = llvm.extractvalue %40[1] : !llvm.array<2 x vector<2xi1>> 
    %45 = llvm.mlir.constant(0 : i64) : i64
    %46 = llvm.insertelement %43, %44[%45 : i64] : vector<2xi1>
    %47 = llvm.insertvalue %46, %40[1] : !llvm.array<2 x vector<2xi1>> 
    %48 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>> 
    %49 = llvm.mlir.constant(0 : i64) : i64
    %50 = llvm.extractelement %48[%49 : i64] : vector<2xi1>
    %51 = llvm.extractvalue %47[0] : !llvm.array<2 x vector<2xi1>> 
    %52 = llvm.mlir.constant(1 : i64) : i64
    %53 = llvm.insertelement %50, %51[%52 : i64] : vector<2xi1>
    %54 = llvm.insertvalue %53, %47[0] : !llvm.array<2 x vector<2xi1>> 
    %55 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>> 
    %56 = llvm.mlir.constant(1 : i64) : i64
    %57 = llvm.extractelement %55[%56 : i64] : vector<2xi1>
    %58 = llvm.extractvalue %54[1] : !llvm.array<2 x vector<2xi1>> 
    %59 = llvm.mlir.constant(1 : i64) : i64
    %60 = llvm.insertelement %57, %58[%59 : i64] : vector<2xi1>
    %61 = llvm.insertvalue %60, %54[1] : !llvm.array<2 x vector<2xi1>> 
    %62 = llvm.extractvalue %33[0] : !llvm.array<2 x vector<2xi8>> 
    %63 = llvm.mlir.constant(0 : i64) : i64
    %64 = llvm.extractelement %arg1[%63 : i64] : vector<2xi8>
    %65 = arith.extsi %62 : vector<2xi8> to vector<2xi32>
    %66 = arith.extsi %64 : i8 to i32
    %67 = llvm.extractvalue %61[0] : !llvm.array<2 x vector<2xi1>> 
    %68 = llvm.mlir.poison : vector<2xi32>
    %69 = llvm.mlir.constant(0 : i32) : i32
    %70 = llvm.insertelement %66, %68[%69 : i32] : vector<2xi32>
    %71 = llvm.shufflevector %70, %68 [0, 0] : vector<2xi32> 
    %72 = arith.muli %65, %71 : vector<2xi32>
    %73 = arith.addi %72, %arg2 : vector<2xi32>
    %74 = arith.select %67, %73, %arg2 : vector<2xi1>, vector<2xi32>
    %75 = llvm.extractvalue %33[1] : !llvm.array<2 x vector<2xi8>> 
    %76 = llvm.mlir.constant(1 : i64) : i64
    %77 = llvm.extractelement %arg1[%76 : i64] : vector<2xi8>
    %78 = arith.extsi %75 : vector<2xi8> to vector<2xi32>
    %79 = arith.extsi %77 : i8 to i32
    %80 = llvm.extractvalue %61[1] : !llvm.array<2 x vector<2xi1>> 
    %81 = llvm.mlir.poison : vector<2xi32>
    %82 = llvm.mlir.constant(0 : i32) : i32
    %83 = llvm.insertelement %79, %81[%82 : i32] : vector<2xi32>
    %84 = llvm.shufflevector %83, %81 [0, 0] : vector<2xi32> 
    %85 = arith.muli %78, %84 : vector<2xi32>
    %86 = arith.addi %85, %74 : vector<2xi32>
    %87 = arith.select %80, %86, %74 : vector<2xi1>, vector<2xi32>
    return %87 : vector<2xi32>
  }
  func.func @sum_first(%arg0: vector<2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2xf32>, %arg3: vector<2x2xi1>) -> vector<2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %2 = ub.poison : vector<2x2xf16>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
    %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf16>> 
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.extractelement %4[%5 : i64] : vector<2xf16>
    %7 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf16>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xf16>
    %10 = llvm.insertvalue %9, %3[0] : !llvm.array<2 x vector<2xf16>> 
    %11 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf16>> 
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.extractelement %11[%12 : i64] : vector<2xf16>
    %14 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<2xf16>> 
    %15 = llvm.mlir.constant(0 : i64) : i64
    %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xf16>
    %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<2xf16>> 
    %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf16>> 
    %19 = llvm.mlir.constant(0 : i64) : i64
    %20 = llvm.extractelement %18[%19 : i64] : vector<2xf16>
    %21 = llvm.extractvalue %17[0] : !llvm.array<2 x vector<2xf16>> 
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.insertelement %20, %21[%22 : i64] : vector<2xf16>
    %24 = llvm.insertvalue %23, %17[0] : !llvm.array<2 x vector<2xf16>> 
    %25 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf16>> 
    %26 = llvm.mlir.constant(1 : i64) : i64
    %27 = llvm.extractelement %25[%26 : i64] : vector<2xf16>
    %28 = llvm.extractvalue %24[1] : !llvm.array<2 x vector<2xf16>> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.insertelement %27, %28[%29 : i64] : vector<2xf16>
    %31 = llvm.insertvalue %30, %24[1] : !llvm.array<2 x vector<2xf16>> 
    %32 = llvm.extractvalue %31[0] : !llvm.array<2 x vector<2xf16>> 
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.extractelement %arg0[%33 : i64] : vector<2xf16>
    %35 = arith.extf %32 : vector<2xf16> to vector<2xf32>
    %36 = arith.extf %34 : f16 to f32
    %37 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi1>> 
    %38 = llvm.mlir.poison : vector<2xf32>
    %39 = llvm.mlir.constant(0 : i32) : i32
    %40 = llvm.insertelement %36, %38[%39 : i32] : vector<2xf32>
    %41 = llvm.shufflevector %40, %38 [0, 0] : vector<2xf32> 
    %42 = llvm.intr.fmuladd(%35, %41, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %43 = arith.select %37, %42, %arg2 : vector<2xi1>, vector<2xf32>
    %44 = llvm.extractvalue %31[1] : !llvm.array<2 x vector<2xf16>> 
    %45 = llvm.mlir.constant(1 : i64) : i64
    %46 = llvm.extractelement %arg0[%45 : i64] : vector<2xf16>
    %47 = arith.extf %44 : vector<2xf16> to vector<2xf32>
    %48 = arith.extf %46 : f16 to f32
    %49 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi1>> 
    %50 = llvm.mlir.poison : vector<2xf32>
    %51 = llvm.mlir.constant(0 : i32) : i32
    %52 = llvm.insertelement %48, %50[%51 : i32] : vector<2xf32>
    %53 = llvm.shufflevector %52, %50 [0, 0] : vector<2xf32> 
    %54 = llvm.intr.fmuladd(%47, %53, %43) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %55 = arith.select %49, %54, %43 : vector<2xi1>, vector<2xf32>
    return %55 : vector<2xf32>
  }
}

