// RUN: lowir opt --convert-math-to-llvm
// RUN: lowir opt --convert-math-to-llvm=approximate-log1p=0
// RUN: lowir opt --compat=19 --convert-math-to-llvm
// Functions become intrinsics, three of them formulas; vectors of several dimensions are taken apart.

func.func @f(%a: f32, %v: vector<4xf64>, %h: f16, %w: vector<2x3xf32>, %i: i32, %n: vector<2x2xi16>, %z: vector<f32>, %j: vector<4xi8>) {
  %0 = math.absf %a fastmath<fast> : f32
  %1 = math.acos %v : vector<4xf64>
  %2 = math.acosh %h fastmath<nnan,ninf> {note} : f16
  %3 = math.asin %w fastmath<fast> : vector<2x3xf32>
  %4 = math.asinh %a : f32
  %5 = math.atan %v fastmath<nnan,ninf> {note} : vector<4xf64>
  %6 = math.atan2 %h, %h fastmath<fast> : f16
  %7 = math.atanh %w : vector<2x3xf32>
  %8 = math.cbrt %a fastmath<nnan,ninf> {note} : f32
  %9 = math.ceil %v fastmath<fast> : vector<4xf64>
  %10 = math.copysign %h, %h : f16
  %11 = math.cos %w fastmath<nnan,ninf> {note} : vector<2x3xf32>
  %12 = math.cosh %a fastmath<fast> : f32
  %13 = math.erf %v : vector<4xf64>
  %14 = math.exp %h fastmath<nnan,ninf> {note} : f16
  %15 = math.exp2 %w fastmath<fast> : vector<2x3xf32>
  %16 = math.expm1 %a : f32
  %17 = math.floor %v fastmath<nnan,ninf> {note} : vector<4xf64>
  %18 = math.log %h fastmath<fast> : f16
  %19 = math.log10 %w : vector<2x3xf32>
  %20 = math.log1p %a fastmath<nnan,ninf> {note} : f32
  %21 = math.log2 %v fastmath<fast> : vector<4xf64>
  %22 = math.powf %h, %h : f16
  %23 = math.round %w fastmath<nnan,ninf> {note} : vector<2x3xf32>
  %24 = math.roundeven %a fastmath<fast> : f32
  %25 = math.rsqrt %v : vector<4xf64>
  %26 = math.sin %h fastmath<nnan,ninf> {note} : f16
  %27 = math.sinh %w fastmath<fast> : vector<2x3xf32>
  %28 = math.sqrt %a : f32
  %29 = math.tan %v fastmath<nnan,ninf> {note} : vector<4xf64>
  %30 = math.tanh %h fastmath<fast> : f16
  %31 = math.trunc %w : vector<2x3xf32>
  %32 = math.absi %i : i32
  %33 = math.ctlz %j : vector<4xi8>
  %34 = math.ctpop %i : i32
  %35 = math.cttz %j : vector<4xi8>
  %36 = math.ipowi %i, %i : i32
  %37 = math.fma %a, %a, %a fastmath<contract> : f32
  %38 = math.fpowi %a, %i fastmath<afn> : f32, i32
  %n0 = math.cttz %n : vector<2x2xi16>
  %z0 = math.rsqrt %z : vector<f32>
  return
}

//--- out
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<2x2xi16>, %arg6: vector<f32>, %arg7: vector<4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %3 = llvm.intr.acos(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %4 = math.acosh %arg2 fastmath<nnan,ninf> {note} : f16
    %5 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %7 = llvm.intr.asin(%6) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %8 = llvm.insertvalue %7, %5[0] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %10 = llvm.intr.asin(%9) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %11 = llvm.insertvalue %10, %8[1] : !llvm.array<2 x vector<3xf32>> 
    %12 = math.asinh %arg0 : f32
    %13 = llvm.intr.atan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %14 = llvm.intr.atan2(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f16, f16) -> f16
    %15 = math.atanh %arg3 : vector<2x3xf32>
    %16 = math.cbrt %arg0 fastmath<nnan,ninf> {note} : f32
    %17 = llvm.intr.ceil(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %18 = llvm.intr.copysign(%arg2, %arg2) : (f16, f16) -> f16
    %19 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %20 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %21 = llvm.intr.cos(%20) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %22 = llvm.insertvalue %21, %19[0] : !llvm.array<2 x vector<3xf32>> 
    %23 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %24 = llvm.intr.cos(%23) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %25 = llvm.insertvalue %24, %22[1] : !llvm.array<2 x vector<3xf32>> 
    %26 = llvm.intr.cosh(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %27 = math.erf %arg1 : vector<4xf64>
    %28 = llvm.intr.exp(%arg2) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f16) -> f16
    %29 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %30 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %31 = llvm.intr.exp2(%30) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %32 = llvm.insertvalue %31, %29[0] : !llvm.array<2 x vector<3xf32>> 
    %33 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %34 = llvm.intr.exp2(%33) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %35 = llvm.insertvalue %34, %32[1] : !llvm.array<2 x vector<3xf32>> 
    %36 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %37 = llvm.intr.exp(%arg0) : (f32) -> f32
    %38 = llvm.fsub %37, %36 : f32
    %39 = llvm.intr.floor(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %40 = llvm.intr.log(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f16
    %41 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %42 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %43 = llvm.intr.log10(%42) : (vector<3xf32>) -> vector<3xf32>
    %44 = llvm.insertvalue %43, %41[0] : !llvm.array<2 x vector<3xf32>> 
    %45 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %46 = llvm.intr.log10(%45) : (vector<3xf32>) -> vector<3xf32>
    %47 = llvm.insertvalue %46, %44[1] : !llvm.array<2 x vector<3xf32>> 
    %48 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %49 = llvm.fadd %48, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : f32
    %50 = llvm.intr.log(%49) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f32) -> f32
    %51 = llvm.intr.log2(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %52 = llvm.intr.pow(%arg2, %arg2) : (f16, f16) -> f16
    %53 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %54 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %55 = llvm.intr.round(%54) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %56 = llvm.insertvalue %55, %53[0] : !llvm.array<2 x vector<3xf32>> 
    %57 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %58 = llvm.intr.round(%57) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %59 = llvm.insertvalue %58, %56[1] : !llvm.array<2 x vector<3xf32>> 
    %60 = llvm.intr.roundeven(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %61 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
    %62 = llvm.intr.sqrt(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %63 = llvm.fdiv %61, %62 : vector<4xf64>
    %64 = llvm.intr.sin(%arg2) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f16) -> f16
    %65 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %66 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %67 = llvm.intr.sinh(%66) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %68 = llvm.insertvalue %67, %65[0] : !llvm.array<2 x vector<3xf32>> 
    %69 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %70 = llvm.intr.sinh(%69) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %71 = llvm.insertvalue %70, %68[1] : !llvm.array<2 x vector<3xf32>> 
    %72 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %73 = llvm.intr.tan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %74 = llvm.intr.tanh(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f16
    %75 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %76 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %77 = llvm.intr.trunc(%76) : (vector<3xf32>) -> vector<3xf32>
    %78 = llvm.insertvalue %77, %75[0] : !llvm.array<2 x vector<3xf32>> 
    %79 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %80 = llvm.intr.trunc(%79) : (vector<3xf32>) -> vector<3xf32>
    %81 = llvm.insertvalue %80, %78[1] : !llvm.array<2 x vector<3xf32>> 
    %82 = "llvm.intr.abs"(%arg4) <{is_int_min_poison = false}> : (i32) -> i32
    %83 = "llvm.intr.ctlz"(%arg7) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %84 = llvm.intr.ctpop(%arg4) : (i32) -> i32
    %85 = "llvm.intr.cttz"(%arg7) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %86 = math.ipowi %arg4, %arg4 : i32
    %87 = llvm.intr.fma(%arg0, %arg0, %arg0) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
    %88 = llvm.intr.powi(%arg0, %arg4) {fastmathFlags = #llvm.fastmath<afn>} : (f32, i32) -> f32
    %89 = math.cttz %arg5 : vector<2x2xi16>
    %90 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
    %91 = llvm.intr.sqrt(%0) : (vector<1xf32>) -> vector<1xf32>
    %92 = llvm.fdiv %90, %91 : vector<1xf32>
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<2x2xi16>, %arg6: vector<f32>, %arg7: vector<4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %3 = llvm.intr.acos(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %4 = math.acosh %arg2 fastmath<nnan,ninf> {note} : f16
    %5 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %7 = llvm.intr.asin(%6) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %8 = llvm.insertvalue %7, %5[0] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %10 = llvm.intr.asin(%9) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %11 = llvm.insertvalue %10, %8[1] : !llvm.array<2 x vector<3xf32>> 
    %12 = math.asinh %arg0 : f32
    %13 = llvm.intr.atan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %14 = llvm.intr.atan2(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f16, f16) -> f16
    %15 = math.atanh %arg3 : vector<2x3xf32>
    %16 = math.cbrt %arg0 fastmath<nnan,ninf> {note} : f32
    %17 = llvm.intr.ceil(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %18 = llvm.intr.copysign(%arg2, %arg2) : (f16, f16) -> f16
    %19 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %20 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %21 = llvm.intr.cos(%20) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %22 = llvm.insertvalue %21, %19[0] : !llvm.array<2 x vector<3xf32>> 
    %23 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %24 = llvm.intr.cos(%23) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %25 = llvm.insertvalue %24, %22[1] : !llvm.array<2 x vector<3xf32>> 
    %26 = llvm.intr.cosh(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %27 = math.erf %arg1 : vector<4xf64>
    %28 = llvm.intr.exp(%arg2) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f16) -> f16
    %29 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %30 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %31 = llvm.intr.exp2(%30) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %32 = llvm.insertvalue %31, %29[0] : !llvm.array<2 x vector<3xf32>> 
    %33 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %34 = llvm.intr.exp2(%33) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %35 = llvm.insertvalue %34, %32[1] : !llvm.array<2 x vector<3xf32>> 
    %36 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %37 = llvm.intr.exp(%arg0) : (f32) -> f32
    %38 = llvm.fsub %37, %36 : f32
    %39 = llvm.intr.floor(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %40 = llvm.intr.log(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f16
    %41 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %42 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %43 = llvm.intr.log10(%42) : (vector<3xf32>) -> vector<3xf32>
    %44 = llvm.insertvalue %43, %41[0] : !llvm.array<2 x vector<3xf32>> 
    %45 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %46 = llvm.intr.log10(%45) : (vector<3xf32>) -> vector<3xf32>
    %47 = llvm.insertvalue %46, %44[1] : !llvm.array<2 x vector<3xf32>> 
    %48 = math.log1p %arg0 fastmath<nnan,ninf> {note} : f32
    %49 = llvm.intr.log2(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %50 = llvm.intr.pow(%arg2, %arg2) : (f16, f16) -> f16
    %51 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %52 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %53 = llvm.intr.round(%52) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %54 = llvm.insertvalue %53, %51[0] : !llvm.array<2 x vector<3xf32>> 
    %55 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %56 = llvm.intr.round(%55) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %57 = llvm.insertvalue %56, %54[1] : !llvm.array<2 x vector<3xf32>> 
    %58 = llvm.intr.roundeven(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %59 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
    %60 = llvm.intr.sqrt(%arg1) : (vector<4xf64>) -> vector<4xf64>
    %61 = llvm.fdiv %59, %60 : vector<4xf64>
    %62 = llvm.intr.sin(%arg2) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f16) -> f16
    %63 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %64 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %65 = llvm.intr.sinh(%64) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %66 = llvm.insertvalue %65, %63[0] : !llvm.array<2 x vector<3xf32>> 
    %67 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %68 = llvm.intr.sinh(%67) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %69 = llvm.insertvalue %68, %66[1] : !llvm.array<2 x vector<3xf32>> 
    %70 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %71 = llvm.intr.tan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %72 = llvm.intr.tanh(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f16
    %73 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %74 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %75 = llvm.intr.trunc(%74) : (vector<3xf32>) -> vector<3xf32>
    %76 = llvm.insertvalue %75, %73[0] : !llvm.array<2 x vector<3xf32>> 
    %77 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %78 = llvm.intr.trunc(%77) : (vector<3xf32>) -> vector<3xf32>
    %79 = llvm.insertvalue %78, %76[1] : !llvm.array<2 x vector<3xf32>> 
    %80 = "llvm.intr.abs"(%arg4) <{is_int_min_poison = false}> : (i32) -> i32
    %81 = "llvm.intr.ctlz"(%arg7) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %82 = llvm.intr.ctpop(%arg4) : (i32) -> i32
    %83 = "llvm.intr.cttz"(%arg7) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %84 = math.ipowi %arg4, %arg4 : i32
    %85 = llvm.intr.fma(%arg0, %arg0, %arg0) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
    %86 = llvm.intr.powi(%arg0, %arg4) {fastmathFlags = #llvm.fastmath<afn>} : (f32, i32) -> f32
    %87 = math.cttz %arg5 : vector<2x2xi16>
    %88 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
    %89 = llvm.intr.sqrt(%0) : (vector<1xf32>) -> vector<1xf32>
    %90 = llvm.fdiv %88, %89 : vector<1xf32>
    return
  }
}

//--- out 3
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: f16, %arg3: vector<2x3xf32>, %arg4: i32, %arg5: vector<2x2xi16>, %arg6: vector<f32>, %arg7: vector<4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg5 : vector<2x2xi16> to !llvm.array<2 x vector<2xi16>>
    %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %3 = llvm.intr.fabs(%arg0)  {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %4 = math.acos %arg1 : vector<4xf64>
    %5 = math.acosh %arg2 fastmath<nnan,ninf> {note} : f16
    %6 = math.asin %arg3 fastmath<fast> : vector<2x3xf32>
    %7 = math.asinh %arg0 : f32
    %8 = math.atan %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %9 = math.atan2 %arg2, %arg2 fastmath<fast> : f16
    %10 = math.atanh %arg3 : vector<2x3xf32>
    %11 = math.cbrt %arg0 fastmath<nnan,ninf> {note} : f32
    %12 = llvm.intr.ceil(%arg1)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %13 = llvm.intr.copysign(%arg2, %arg2)  : (f16, f16) -> f16
    %14 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %15 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %16 = llvm.intr.cos(%15)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %17 = llvm.insertvalue %16, %14[0] : !llvm.array<2 x vector<3xf32>> 
    %18 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %19 = llvm.intr.cos(%18)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %20 = llvm.insertvalue %19, %17[1] : !llvm.array<2 x vector<3xf32>> 
    %21 = math.cosh %arg0 fastmath<fast> : f32
    %22 = math.erf %arg1 : vector<4xf64>
    %23 = llvm.intr.exp(%arg2)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f16) -> f16
    %24 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %25 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %26 = llvm.intr.exp2(%25)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %27 = llvm.insertvalue %26, %24[0] : !llvm.array<2 x vector<3xf32>> 
    %28 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %29 = llvm.intr.exp2(%28)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>) -> vector<3xf32>
    %30 = llvm.insertvalue %29, %27[1] : !llvm.array<2 x vector<3xf32>> 
    %31 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %32 = llvm.intr.exp(%arg0)  : (f32) -> f32
    %33 = llvm.fsub %32, %31  : f32
    %34 = llvm.intr.floor(%arg1)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<4xf64>) -> vector<4xf64>
    %35 = llvm.intr.log(%arg2)  {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f16
    %36 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %37 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %38 = llvm.intr.log10(%37)  : (vector<3xf32>) -> vector<3xf32>
    %39 = llvm.insertvalue %38, %36[0] : !llvm.array<2 x vector<3xf32>> 
    %40 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %41 = llvm.intr.log10(%40)  : (vector<3xf32>) -> vector<3xf32>
    %42 = llvm.insertvalue %41, %39[1] : !llvm.array<2 x vector<3xf32>> 
    %43 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %44 = llvm.fadd %43, %arg0  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : f32
    %45 = llvm.intr.log(%44)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f32) -> f32
    %46 = llvm.intr.log2(%arg1)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf64>) -> vector<4xf64>
    %47 = llvm.intr.pow(%arg2, %arg2)  : (f16, f16) -> f16
    %48 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %49 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %50 = llvm.intr.round(%49)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %51 = llvm.insertvalue %50, %48[0] : !llvm.array<2 x vector<3xf32>> 
    %52 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %53 = llvm.intr.round(%52)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (vector<3xf32>) -> vector<3xf32>
    %54 = llvm.insertvalue %53, %51[1] : !llvm.array<2 x vector<3xf32>> 
    %55 = llvm.intr.roundeven(%arg0)  {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %56 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf64>) : vector<4xf64>
    %57 = llvm.intr.sqrt(%arg1)  : (vector<4xf64>) -> vector<4xf64>
    %58 = llvm.fdiv %56, %57  : vector<4xf64>
    %59 = llvm.intr.sin(%arg2)  {fastmathFlags = #llvm.fastmath<nnan, ninf>, note} : (f16) -> f16
    %60 = math.sinh %arg3 fastmath<fast> : vector<2x3xf32>
    %61 = llvm.intr.sqrt(%arg0)  : (f32) -> f32
    %62 = math.tan %arg1 fastmath<nnan,ninf> {note} : vector<4xf64>
    %63 = math.tanh %arg2 fastmath<fast> : f16
    %64 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
    %65 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %66 = llvm.intr.trunc(%65)  : (vector<3xf32>) -> vector<3xf32>
    %67 = llvm.insertvalue %66, %64[0] : !llvm.array<2 x vector<3xf32>> 
    %68 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %69 = llvm.intr.trunc(%68)  : (vector<3xf32>) -> vector<3xf32>
    %70 = llvm.insertvalue %69, %67[1] : !llvm.array<2 x vector<3xf32>> 
    %71 = "llvm.intr.abs"(%arg4) <{is_int_min_poison = false}> : (i32) -> i32
    %72 = "llvm.intr.ctlz"(%arg7) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %73 = llvm.intr.ctpop(%arg4)  : (i32) -> i32
    %74 = "llvm.intr.cttz"(%arg7) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %75 = math.ipowi %arg4, %arg4 : i32
    %76 = llvm.intr.fma(%arg0, %arg0, %arg0)  {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
    %77 = llvm.intr.powi(%arg0, %arg4)  {fastmathFlags = #llvm.fastmath<afn>} : (f32, i32) -> f32
    %78 = llvm.mlir.undef : !llvm.array<2 x vector<2xi16>>
    %79 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi16>> 
    %80 = "llvm.intr.cttz"(%79) <{is_zero_poison = false}> : (vector<2xi16>) -> vector<2xi16>
    %81 = llvm.insertvalue %80, %78[0] : !llvm.array<2 x vector<2xi16>> 
    %82 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi16>> 
    %83 = "llvm.intr.cttz"(%82) <{is_zero_poison = false}> : (vector<2xi16>) -> vector<2xi16>
    %84 = llvm.insertvalue %83, %81[1] : !llvm.array<2 x vector<2xi16>> 
    %85 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
    %86 = llvm.intr.sqrt(%0)  : (vector<1xf32>) -> vector<1xf32>
    %87 = llvm.fdiv %85, %86  : vector<1xf32>
    return
  }
}

