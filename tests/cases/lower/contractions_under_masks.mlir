// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Products that count are summed up row by row.
#mm = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#mv = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>]
#dot = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>]
#all = [affine_map<(k, l) -> (k, l)>, affine_map<(k, l) -> (l, k)>, affine_map<(k, l) -> ()>]
func.func @matrices(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> vector<2x2xf32> {
  %r = vector.mask %m { vector.contract {indexing_maps = #mm, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %r : vector<2x2xf32>
}

func.func @matrix_and_vector(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>, %m: vector<2x3xi1>) -> vector<2xi32> {
  %r = vector.mask %m { vector.contract {indexing_maps = #mv, iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}

func.func @vectors(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32, %m: vector<3xi1>) -> f32 {
  %r = vector.mask %m { vector.contract {indexing_maps = #dot, iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %r : f32
}

func.func @summed_over_both(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: f32, %m: vector<2x3xi1>) -> f32 {
  %r = vector.mask %m { vector.contract {indexing_maps = #all, iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into f32 } : vector<2x3xi1> -> f32
  return %r : f32
}

// Of another kind they stay.
func.func @greatest(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32, %m: vector<3xi1>) -> f32 {
  %r = vector.mask %m { vector.contract {indexing_maps = #dot, iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %r : f32
}
//--- out
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2x3xi1> to !llvm.array<2 x array<2 x vector<3xi1>>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %3 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %cst_1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<3xf32>
    %11 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.extractelement %11[%12 : i64] : vector<2xf32>
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.insertelement %13, %10[%14 : i64] : vector<3xf32>
    %16 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.insertelement %18, %15[%19 : i64] : vector<3xf32>
    %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<2xf32>
    %24 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %25 = arith.mulf %5, %20 : vector<3xf32>
    %26 = llvm.mlir.constant(3 : i32) : i32
    %27 = "llvm.intr.vp.reduce.fadd"(%23, %25, %24, %26) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.insertelement %27, %cst_0[%28 : i64] : vector<2xf32>
    %30 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %31 = llvm.mlir.constant(1 : i64) : i64
    %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.insertelement %32, %cst[%33 : i64] : vector<3xf32>
    %35 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %36 = llvm.mlir.constant(1 : i64) : i64
    %37 = llvm.extractelement %35[%36 : i64] : vector<2xf32>
    %38 = llvm.mlir.constant(1 : i64) : i64
    %39 = llvm.insertelement %37, %34[%38 : i64] : vector<3xf32>
    %40 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %41 = llvm.mlir.constant(1 : i64) : i64
    %42 = llvm.extractelement %40[%41 : i64] : vector<2xf32>
    %43 = llvm.mlir.constant(2 : i64) : i64
    %44 = llvm.insertelement %42, %39[%43 : i64] : vector<3xf32>
    %45 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %46 = llvm.mlir.constant(1 : i64) : i64
    %47 = llvm.extractelement %45[%46 : i64] : vector<2xf32>
    %48 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %49 = arith.mulf %5, %44 : vector<3xf32>
    %50 = llvm.mlir.constant(3 : i32) : i32
    %51 = "llvm.intr.vp.reduce.fadd"(%47, %49, %48, %50) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %52 = llvm.mlir.constant(1 : i64) : i64
    %53 = llvm.insertelement %51, %29[%52 : i64] : vector<2xf32>
    %54 = llvm.insertvalue %53, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %55 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xf32>> 
    %56 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %57 = llvm.mlir.constant(0 : i64) : i64
    %58 = llvm.extractelement %56[%57 : i64] : vector<2xf32>
    %59 = llvm.mlir.constant(0 : i64) : i64
    %60 = llvm.insertelement %58, %cst[%59 : i64] : vector<3xf32>
    %61 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %62 = llvm.mlir.constant(0 : i64) : i64
    %63 = llvm.extractelement %61[%62 : i64] : vector<2xf32>
    %64 = llvm.mlir.constant(1 : i64) : i64
    %65 = llvm.insertelement %63, %60[%64 : i64] : vector<3xf32>
    %66 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %67 = llvm.mlir.constant(0 : i64) : i64
    %68 = llvm.extractelement %66[%67 : i64] : vector<2xf32>
    %69 = llvm.mlir.constant(2 : i64) : i64
    %70 = llvm.insertelement %68, %65[%69 : i64] : vector<3xf32>
    %71 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %72 = llvm.mlir.constant(0 : i64) : i64
    %73 = llvm.extractelement %71[%72 : i64] : vector<2xf32>
    %74 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %75 = arith.mulf %55, %70 : vector<3xf32>
    %76 = llvm.mlir.constant(3 : i32) : i32
    %77 = "llvm.intr.vp.reduce.fadd"(%73, %75, %74, %76) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %78 = llvm.mlir.constant(0 : i64) : i64
    %79 = llvm.insertelement %77, %cst_0[%78 : i64] : vector<2xf32>
    %80 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %81 = llvm.mlir.constant(1 : i64) : i64
    %82 = llvm.extractelement %80[%81 : i64] : vector<2xf32>
    %83 = llvm.mlir.constant(0 : i64) : i64
    %84 = llvm.insertelement %82, %cst[%83 : i64] : vector<3xf32>
    %85 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %86 = llvm.mlir.constant(1 : i64) : i64
    %87 = llvm.extractelement %85[%86 : i64] : vector<2xf32>
    %88 = llvm.mlir.constant(1 : i64) : i64
    %89 = llvm.insertelement %87, %84[%88 : i64] : vector<3xf32>
    %90 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %91 = llvm.mlir.constant(1 : i64) : i64
    %92 = llvm.extractelement %90[%91 : i64] : vector<2xf32>
    %93 = llvm.mlir.constant(2 : i64) : i64
    %94 = llvm.insertelement %92, %89[%93 : i64] : vector<3xf32>
    %95 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %96 = llvm.mlir.constant(1 : i64) : i64
    %97 = llvm.extractelement %95[%96 : i64] : vector<2xf32>
    %98 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %99 = arith.mulf %55, %94 : vector<3xf32>
    %100 = llvm.mlir.constant(3 : i32) : i32
    %101 = "llvm.intr.vp.reduce.fadd"(%97, %99, %98, %100) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %102 = llvm.mlir.constant(1 : i64) : i64
    %103 = llvm.insertelement %101, %79[%102 : i64] : vector<2xf32>
    %104 = llvm.insertvalue %103, %54[1] : !llvm.array<2 x vector<2xf32>> 
    %105 = builtin.unrealized_conversion_cast %104 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %105 : vector<2x2xf32>
  }
  func.func @matrix_and_vector(%arg0: vector<2x3xi32>, %arg1: vector<3xi32>, %arg2: vector<2xi32>, %arg3: vector<2x3xi1>) -> vector<2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %cst = arith.constant dense<0> : vector<2xi32>
    %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>> 
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.extractelement %arg2[%3 : i64] : vector<2xi32>
    %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi1>> 
    %6 = arith.muli %2, %arg1 : vector<3xi32>
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = "llvm.intr.vp.reduce.add"(%4, %6, %5, %7) : (i32, vector<3xi32>, vector<3xi1>, i32) -> i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<2xi32>
    %11 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>> 
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.extractelement %arg2[%12 : i64] : vector<2xi32>
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi1>> 
    %15 = arith.muli %11, %arg1 : vector<3xi32>
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = "llvm.intr.vp.reduce.add"(%13, %15, %14, %16) : (i32, vector<3xi32>, vector<3xi1>, i32) -> i32
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.insertelement %17, %10[%18 : i64] : vector<2xi32>
    return %19 : vector<2xi32>
  }
  func.func @vectors(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<3xi1>) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : vector<3xf32>
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = "llvm.intr.vp.reduce.fadd"(%arg2, %0, %arg3, %1) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    return %2 : f32
  }
  func.func @summed_over_both(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: f32, %arg3: vector<2x3xi1>) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %3 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %4 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>> 
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.extractelement %4[%5 : i64] : vector<2xf32>
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.insertelement %6, %cst[%7 : i64] : vector<3xf32>
    %9 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.insertelement %11, %8[%12 : i64] : vector<3xf32>
    %14 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>> 
    %15 = llvm.mlir.constant(0 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<2xf32>
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.insertelement %16, %13[%17 : i64] : vector<3xf32>
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi1>> 
    %20 = arith.mulf %3, %18 : vector<3xf32>
    %21 = llvm.mlir.constant(3 : i32) : i32
    %22 = "llvm.intr.vp.reduce.fadd"(%arg2, %20, %19, %21) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %23 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %24 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.insertelement %26, %cst[%27 : i64] : vector<3xf32>
    %29 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %31, %28[%32 : i64] : vector<3xf32>
    %34 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>> 
    %35 = llvm.mlir.constant(1 : i64) : i64
    %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
    %37 = llvm.mlir.constant(2 : i64) : i64
    %38 = llvm.insertelement %36, %33[%37 : i64] : vector<3xf32>
    %39 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi1>> 
    %40 = arith.mulf %23, %38 : vector<3xf32>
    %41 = llvm.mlir.constant(3 : i32) : i32
    %42 = "llvm.intr.vp.reduce.fadd"(%22, %40, %39, %41) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    return %42 : f32
  }
  func.func @greatest(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<3xi1>) -> f32 {
    %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg1, %arg2 : vector<3xf32>, vector<3xf32> into f32 } : vector<3xi1> -> f32
    return %0 : f32
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2x3xi1> to !llvm.array<2 x array<2 x vector<3xi1>>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %3 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %cst_1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.extractelement %6[%7 : i64] : vector<2xf32>
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<3xf32>
    %11 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.extractelement %11[%12 : i64] : vector<2xf32>
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.insertelement %13, %10[%14 : i64] : vector<3xf32>
    %16 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.extractelement %16[%17 : i64] : vector<2xf32>
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.insertelement %18, %15[%19 : i64] : vector<3xf32>
    %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<2xf32>
    %24 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %25 = arith.mulf %5, %20 : vector<3xf32>
    %26 = llvm.mlir.constant(3 : i32) : i32
    %27 = "llvm.intr.vp.reduce.fadd"(%23, %25, %24, %26) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.insertelement %27, %cst_0[%28 : i64] : vector<2xf32>
    %30 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %31 = llvm.mlir.constant(1 : i64) : i64
    %32 = llvm.extractelement %30[%31 : i64] : vector<2xf32>
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.insertelement %32, %cst[%33 : i64] : vector<3xf32>
    %35 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %36 = llvm.mlir.constant(1 : i64) : i64
    %37 = llvm.extractelement %35[%36 : i64] : vector<2xf32>
    %38 = llvm.mlir.constant(1 : i64) : i64
    %39 = llvm.insertelement %37, %34[%38 : i64] : vector<3xf32>
    %40 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %41 = llvm.mlir.constant(1 : i64) : i64
    %42 = llvm.extractelement %40[%41 : i64] : vector<2xf32>
    %43 = llvm.mlir.constant(2 : i64) : i64
    %44 = llvm.insertelement %42, %39[%43 : i64] : vector<3xf32>
    %45 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %46 = llvm.mlir.constant(1 : i64) : i64
    %47 = llvm.extractelement %45[%46 : i64] : vector<2xf32>
    %48 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %49 = arith.mulf %5, %44 : vector<3xf32>
    %50 = llvm.mlir.constant(3 : i32) : i32
    %51 = "llvm.intr.vp.reduce.fadd"(%47, %49, %48, %50) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %52 = llvm.mlir.constant(1 : i64) : i64
    %53 = llvm.insertelement %51, %29[%52 : i64] : vector<2xf32>
    %54 = llvm.insertvalue %53, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %55 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xf32>> 
    %56 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %57 = llvm.mlir.constant(0 : i64) : i64
    %58 = llvm.extractelement %56[%57 : i64] : vector<2xf32>
    %59 = llvm.mlir.constant(0 : i64) : i64
    %60 = llvm.insertelement %58, %cst[%59 : i64] : vector<3xf32>
    %61 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %62 = llvm.mlir.constant(0 : i64) : i64
    %63 = llvm.extractelement %61[%62 : i64] : vector<2xf32>
    %64 = llvm.mlir.constant(1 : i64) : i64
    %65 = llvm.insertelement %63, %60[%64 : i64] : vector<3xf32>
    %66 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %67 = llvm.mlir.constant(0 : i64) : i64
    %68 = llvm.extractelement %66[%67 : i64] : vector<2xf32>
    %69 = llvm.mlir.constant(2 : i64) : i64
    %70 = llvm.insertelement %68, %65[%69 : i64] : vector<3xf32>
    %71 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %72 = llvm.mlir.constant(0 : i64) : i64
    %73 = llvm.extractelement %71[%72 : i64] : vector<2xf32>
    %74 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %75 = arith.mulf %55, %70 : vector<3xf32>
    %76 = llvm.mlir.constant(3 : i32) : i32
    %77 = "llvm.intr.vp.reduce.fadd"(%73, %75, %74, %76) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %78 = llvm.mlir.constant(0 : i64) : i64
    %79 = llvm.insertelement %77, %cst_0[%78 : i64] : vector<2xf32>
    %80 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %81 = llvm.mlir.constant(1 : i64) : i64
    %82 = llvm.extractelement %80[%81 : i64] : vector<2xf32>
    %83 = llvm.mlir.constant(0 : i64) : i64
    %84 = llvm.insertelement %82, %cst[%83 : i64] : vector<3xf32>
    %85 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %86 = llvm.mlir.constant(1 : i64) : i64
    %87 = llvm.extractelement %85[%86 : i64] : vector<2xf32>
    %88 = llvm.mlir.constant(1 : i64) : i64
    %89 = llvm.insertelement %87, %84[%88 : i64] : vector<3xf32>
    %90 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %91 = llvm.mlir.constant(1 : i64) : i64
    %92 = llvm.extractelement %90[%91 : i64] : vector<2xf32>
    %93 = llvm.mlir.constant(2 : i64) : i64
    %94 = llvm.insertelement %92, %89[%93 : i64] : vector<3xf32>
    %95 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %96 = llvm.mlir.constant(1 : i64) : i64
    %97 = llvm.extractelement %95[%96 : i64] : vector<2xf32>
    %98 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<3xi1>>> 
    %99 = arith.mulf %55, %94 : vector<3xf32>
    %100 = llvm.mlir.constant(3 : i32) : i32
    %101 = "llvm.intr.vp.reduce.fadd"(%97, %99, %98, %100) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %102 = llvm.mlir.constant(1 : i64) : i64
    %103 = llvm.insertelement %101, %79[%102 : i64] : vector<2xf32>
    %104 = llvm.insertvalue %103, %54[1] : !llvm.array<2 x vector<2xf32>> 
    %105 = builtin.unrealized_conversion_cast %104 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %105 : vector<2x2xf32>
  }
  func.func @matrix_and_vector(%arg0: vector<2x3xi32>, %arg1: vector<3xi32>, %arg2: vector<2xi32>, %arg3: vector<2x3xi1>) -> vector<2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %cst = arith.constant dense<0> : vector<2xi32>
    %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>> 
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.extractelement %arg2[%3 : i64] : vector<2xi32>
    %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi1>> 
    %6 = arith.muli %2, %arg1 : vector<3xi32>
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = "llvm.intr.vp.reduce.add"(%4, %6, %5, %7) : (i32, vector<3xi32>, vector<3xi1>, i32) -> i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.insertelement %8, %cst[%9 : i64] : vector<2xi32>
    %11 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>> 
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.extractelement %arg2[%12 : i64] : vector<2xi32>
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi1>> 
    %15 = arith.muli %11, %arg1 : vector<3xi32>
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = "llvm.intr.vp.reduce.add"(%13, %15, %14, %16) : (i32, vector<3xi32>, vector<3xi1>, i32) -> i32
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.insertelement %17, %10[%18 : i64] : vector<2xi32>
    return %19 : vector<2xi32>
  }
  func.func @vectors(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<3xi1>) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : vector<3xf32>
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = "llvm.intr.vp.reduce.fadd"(%arg2, %0, %arg3, %1) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    return %2 : f32
  }
  func.func @summed_over_both(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: f32, %arg3: vector<2x3xi1>) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %3 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %4 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>> 
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.extractelement %4[%5 : i64] : vector<2xf32>
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.insertelement %6, %cst[%7 : i64] : vector<3xf32>
    %9 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32>
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.insertelement %11, %8[%12 : i64] : vector<3xf32>
    %14 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>> 
    %15 = llvm.mlir.constant(0 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<2xf32>
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.insertelement %16, %13[%17 : i64] : vector<3xf32>
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi1>> 
    %20 = arith.mulf %3, %18 : vector<3xf32>
    %21 = llvm.mlir.constant(3 : i32) : i32
    %22 = "llvm.intr.vp.reduce.fadd"(%arg2, %20, %19, %21) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    %23 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %24 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<2xf32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.insertelement %26, %cst[%27 : i64] : vector<3xf32>
    %29 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<2xf32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.extractelement %29[%30 : i64] : vector<2xf32>
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %31, %28[%32 : i64] : vector<3xf32>
    %34 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<2xf32>> 
    %35 = llvm.mlir.constant(1 : i64) : i64
    %36 = llvm.extractelement %34[%35 : i64] : vector<2xf32>
    %37 = llvm.mlir.constant(2 : i64) : i64
    %38 = llvm.insertelement %36, %33[%37 : i64] : vector<3xf32>
    %39 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi1>> 
    %40 = arith.mulf %23, %38 : vector<3xf32>
    %41 = llvm.mlir.constant(3 : i32) : i32
    %42 = "llvm.intr.vp.reduce.fadd"(%22, %40, %39, %41) : (f32, vector<3xf32>, vector<3xi1>, i32) -> f32
    return %42 : f32
  }
  func.func @greatest(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<3xi1>) -> f32 {
    %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg1, %arg2 : vector<3xf32>, vector<3xf32> into f32 } : vector<3xi1> -> f32
    return %0 : f32
  }
}

