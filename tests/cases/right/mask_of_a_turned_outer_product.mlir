// RUN: lowir opt --convert-vector-to-llvm=vector-contract-lowering=outerproduct
// The mask of a product whose sides change places does as well.
// DIFFERS: mlir-opt takes the mask of the other result: other products count, or it is no valid module
func.func @f(%a: vector<2x1xf32>, %b: vector<1x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x1xi1>) -> vector<2x2xf32> {
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x1xf32>, vector<1x2xf32> into vector<2x2xf32> } : vector<2x2x1xi1> -> vector<2x2xf32>
  return %r : vector<2x2xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<2x1xf32>, %arg1: vector<1x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x1xi1>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x2x1xi1> to !llvm.array<2 x array<2 x vector<1xi1>>>
    %3 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = ub.poison : vector<1x2x2xi1>
    %6 = builtin.unrealized_conversion_cast %5 : vector<1x2x2xi1> to !llvm.array<1 x array<2 x vector<2xi1>>>
    %7 = ub.poison : vector<1x2xf32>
    %8 = builtin.unrealized_conversion_cast %7 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
    %9 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<1xf32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %9[%10 : i64] : vector<1xf32>
    %12 = llvm.extractvalue %8[0] : !llvm.array<1 x vector<2xf32>> 
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xf32>
    %15 = llvm.insertvalue %14, %8[0] : !llvm.array<1 x vector<2xf32>> 
    %16 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<1xf32>> 
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.extractelement %16[%17 : i64] : vector<1xf32>
    %19 = llvm.extractvalue %15[0] : !llvm.array<1 x vector<2xf32>> 
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xf32>
    %22 = llvm.insertvalue %21, %15[0] : !llvm.array<1 x vector<2xf32>> 
    %23 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<1xi1>>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.extractelement %23[%24 : i64] : vector<1xi1>
    %26 = llvm.extractvalue %6[0, 0] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.insertelement %25, %26[%27 : i64] : vector<2xi1>
    %29 = llvm.insertvalue %28, %6[0, 0] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %30 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<1xi1>>> 
    %31 = llvm.mlir.constant(0 : i64) : i64
    %32 = llvm.extractelement %30[%31 : i64] : vector<1xi1>
    %33 = llvm.extractvalue %29[0, 1] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %34 = llvm.mlir.constant(0 : i64) : i64
    %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xi1>
    %36 = llvm.insertvalue %35, %29[0, 1] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %37 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<1xi1>>> 
    %38 = llvm.mlir.constant(0 : i64) : i64
    %39 = llvm.extractelement %37[%38 : i64] : vector<1xi1>
    %40 = llvm.extractvalue %36[0, 0] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %41 = llvm.mlir.constant(1 : i64) : i64
    %42 = llvm.insertelement %39, %40[%41 : i64] : vector<2xi1>
    %43 = llvm.insertvalue %42, %36[0, 0] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %44 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<1xi1>>> 
    %45 = llvm.mlir.constant(0 : i64) : i64
    %46 = llvm.extractelement %44[%45 : i64] : vector<1xi1>
    %47 = llvm.extractvalue %43[0, 1] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %48 = llvm.mlir.constant(1 : i64) : i64
    %49 = llvm.insertelement %46, %47[%48 : i64] : vector<2xi1>
    %50 = llvm.insertvalue %49, %43[0, 1] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %51 = llvm.extractvalue %22[0] : !llvm.array<1 x vector<2xf32>> 
    %52 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>> 
    %53 = llvm.mlir.constant(0 : i64) : i64
    %54 = llvm.extractelement %52[%53 : i64] : vector<2xf32>
    %55 = llvm.mlir.poison : vector<2xf32>
    %56 = llvm.mlir.constant(0 : i32) : i32
    %57 = llvm.insertelement %54, %55[%56 : i32] : vector<2xf32>
    %58 = llvm.shufflevector %57, %55 [0, 0] : vector<2xf32> 
    %59 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %60 = llvm.extractvalue %50[0, 0] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %61 = llvm.intr.fmuladd(%58, %51, %59) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %62 = arith.select %60, %61, %59 : vector<2xi1>, vector<2xf32>
    %63 = llvm.insertvalue %62, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %64 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>> 
    %65 = llvm.mlir.constant(1 : i64) : i64
    %66 = llvm.extractelement %64[%65 : i64] : vector<2xf32>
    %67 = llvm.mlir.poison : vector<2xf32>
    %68 = llvm.mlir.constant(0 : i32) : i32
    %69 = llvm.insertelement %66, %67[%68 : i32] : vector<2xf32>
    %70 = llvm.shufflevector %69, %67 [0, 0] : vector<2xf32> 
    %71 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %72 = llvm.extractvalue %50[0, 1] : !llvm.array<1 x array<2 x vector<2xi1>>> 
    %73 = llvm.intr.fmuladd(%70, %51, %71) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %74 = arith.select %72, %73, %71 : vector<2xi1>, vector<2xf32>
    %75 = llvm.insertvalue %74, %63[1] : !llvm.array<2 x vector<2xf32>> 
    %76 = builtin.unrealized_conversion_cast %75 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %76 : vector<2x2xf32>
  }
}

