// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of one to three floats: types in the names, fast-math flags.
llvm.func @f(%f: f32, %vf: vector<4xf32>, %vd: vector<[2]xf64>, %d: f64, %i: i32) {
  %0 = "llvm.intr.ceil"(%f) : (f32) -> f32
  %1 = "llvm.intr.ceil"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %2 = "llvm.intr.cos"(%f) : (f32) -> f32
  %3 = "llvm.intr.cos"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %4 = "llvm.intr.exp"(%f) : (f32) -> f32
  %5 = "llvm.intr.exp"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %6 = "llvm.intr.exp2"(%f) : (f32) -> f32
  %7 = "llvm.intr.exp2"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %8 = "llvm.intr.fabs"(%f) : (f32) -> f32
  %9 = "llvm.intr.fabs"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %10 = "llvm.intr.floor"(%f) : (f32) -> f32
  %11 = "llvm.intr.floor"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %12 = "llvm.intr.log"(%f) : (f32) -> f32
  %13 = "llvm.intr.log"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %14 = "llvm.intr.log10"(%f) : (f32) -> f32
  %15 = "llvm.intr.log10"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %16 = "llvm.intr.log2"(%f) : (f32) -> f32
  %17 = "llvm.intr.log2"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %18 = "llvm.intr.nearbyint"(%f) : (f32) -> f32
  %19 = "llvm.intr.nearbyint"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %20 = "llvm.intr.rint"(%f) : (f32) -> f32
  %21 = "llvm.intr.rint"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %22 = "llvm.intr.round"(%f) : (f32) -> f32
  %23 = "llvm.intr.round"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %24 = "llvm.intr.roundeven"(%f) : (f32) -> f32
  %25 = "llvm.intr.roundeven"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %26 = "llvm.intr.sin"(%f) : (f32) -> f32
  %27 = "llvm.intr.sin"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %28 = "llvm.intr.sqrt"(%f) : (f32) -> f32
  %29 = "llvm.intr.sqrt"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %30 = "llvm.intr.trunc"(%f) : (f32) -> f32
  %31 = "llvm.intr.trunc"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %32 = "llvm.intr.asin"(%f) : (f32) -> f32
  %33 = "llvm.intr.asin"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %34 = "llvm.intr.atan"(%f) : (f32) -> f32
  %35 = "llvm.intr.atan"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %36 = "llvm.intr.cosh"(%f) : (f32) -> f32
  %37 = "llvm.intr.cosh"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %38 = "llvm.intr.tanh"(%f) : (f32) -> f32
  %39 = "llvm.intr.tanh"(%vf) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
  %40 = "llvm.intr.copysign"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %41 = "llvm.intr.copysign"(%vd, %vd) : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %42 = "llvm.intr.maximum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %43 = "llvm.intr.maximum"(%vd, %vd) : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %44 = "llvm.intr.maxnum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %45 = "llvm.intr.maxnum"(%vd, %vd) : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %46 = "llvm.intr.minimum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %47 = "llvm.intr.minimum"(%vd, %vd) : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %48 = "llvm.intr.minnum"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %49 = "llvm.intr.minnum"(%vd, %vd) : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %50 = "llvm.intr.pow"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
  %51 = "llvm.intr.pow"(%vd, %vd) : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  %52 = "llvm.intr.fma"(%d, %d, %d) : (f64, f64, f64) -> f64
  %53 = "llvm.intr.fma"(%vf, %vf, %vf) <{fastmathFlags = #llvm.fastmath<contract>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %54 = "llvm.intr.fmuladd"(%d, %d, %d) : (f64, f64, f64) -> f64
  %55 = "llvm.intr.fmuladd"(%vf, %vf, %vf) <{fastmathFlags = #llvm.fastmath<contract>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %56 = "llvm.intr.powi"(%f, %i) : (f32, i32) -> f32
  %57 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %58 = "llvm.intr.is.fpclass"(%vf) <{bit = 264 : i32}> : (vector<4xf32>) -> vector<4xi1>
  %59 = "llvm.intr.llrint"(%f) : (f32) -> i64
  %60 = "llvm.intr.llrint"(%d) : (f64) -> i64
  %61 = "llvm.intr.llround"(%f) : (f32) -> i64
  %62 = "llvm.intr.llround"(%d) : (f64) -> i64
  %63 = "llvm.intr.lrint"(%f) : (f32) -> i64
  %64 = "llvm.intr.lrint"(%d) : (f64) -> i64
  %65 = "llvm.intr.lround"(%f) : (f32) -> i64
  %66 = "llvm.intr.lround"(%d) : (f64) -> i64
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(float %0, <4 x float> %1, <vscale x 2 x double> %2, double %3, i32 %4) {
  %6 = call float @llvm.ceil.f32(float %0)
  %7 = call fast <4 x float> @llvm.ceil.v4f32(<4 x float> %1)
  %8 = call float @llvm.cos.f32(float %0)
  %9 = call fast <4 x float> @llvm.cos.v4f32(<4 x float> %1)
  %10 = call float @llvm.exp.f32(float %0)
  %11 = call fast <4 x float> @llvm.exp.v4f32(<4 x float> %1)
  %12 = call float @llvm.exp2.f32(float %0)
  %13 = call fast <4 x float> @llvm.exp2.v4f32(<4 x float> %1)
  %14 = call float @llvm.fabs.f32(float %0)
  %15 = call fast <4 x float> @llvm.fabs.v4f32(<4 x float> %1)
  %16 = call float @llvm.floor.f32(float %0)
  %17 = call fast <4 x float> @llvm.floor.v4f32(<4 x float> %1)
  %18 = call float @llvm.log.f32(float %0)
  %19 = call fast <4 x float> @llvm.log.v4f32(<4 x float> %1)
  %20 = call float @llvm.log10.f32(float %0)
  %21 = call fast <4 x float> @llvm.log10.v4f32(<4 x float> %1)
  %22 = call float @llvm.log2.f32(float %0)
  %23 = call fast <4 x float> @llvm.log2.v4f32(<4 x float> %1)
  %24 = call float @llvm.nearbyint.f32(float %0)
  %25 = call fast <4 x float> @llvm.nearbyint.v4f32(<4 x float> %1)
  %26 = call float @llvm.rint.f32(float %0)
  %27 = call fast <4 x float> @llvm.rint.v4f32(<4 x float> %1)
  %28 = call float @llvm.round.f32(float %0)
  %29 = call fast <4 x float> @llvm.round.v4f32(<4 x float> %1)
  %30 = call float @llvm.roundeven.f32(float %0)
  %31 = call fast <4 x float> @llvm.roundeven.v4f32(<4 x float> %1)
  %32 = call float @llvm.sin.f32(float %0)
  %33 = call fast <4 x float> @llvm.sin.v4f32(<4 x float> %1)
  %34 = call float @llvm.sqrt.f32(float %0)
  %35 = call fast <4 x float> @llvm.sqrt.v4f32(<4 x float> %1)
  %36 = call float @llvm.trunc.f32(float %0)
  %37 = call fast <4 x float> @llvm.trunc.v4f32(<4 x float> %1)
  %38 = call float @llvm.asin.f32(float %0)
  %39 = call fast <4 x float> @llvm.asin.v4f32(<4 x float> %1)
  %40 = call float @llvm.atan.f32(float %0)
  %41 = call fast <4 x float> @llvm.atan.v4f32(<4 x float> %1)
  %42 = call float @llvm.cosh.f32(float %0)
  %43 = call fast <4 x float> @llvm.cosh.v4f32(<4 x float> %1)
  %44 = call float @llvm.tanh.f32(float %0)
  %45 = call fast <4 x float> @llvm.tanh.v4f32(<4 x float> %1)
  %46 = call nnan ninf float @llvm.copysign.f32(float %0, float %0)
  %47 = call <vscale x 2 x double> @llvm.copysign.nxv2f64(<vscale x 2 x double> %2, <vscale x 2 x double> %2)
  %48 = call nnan ninf float @llvm.maximum.f32(float %0, float %0)
  %49 = call <vscale x 2 x double> @llvm.maximum.nxv2f64(<vscale x 2 x double> %2, <vscale x 2 x double> %2)
  %50 = call nnan ninf float @llvm.maxnum.f32(float %0, float %0)
  %51 = call <vscale x 2 x double> @llvm.maxnum.nxv2f64(<vscale x 2 x double> %2, <vscale x 2 x double> %2)
  %52 = call nnan ninf float @llvm.minimum.f32(float %0, float %0)
  %53 = call <vscale x 2 x double> @llvm.minimum.nxv2f64(<vscale x 2 x double> %2, <vscale x 2 x double> %2)
  %54 = call nnan ninf float @llvm.minnum.f32(float %0, float %0)
  %55 = call <vscale x 2 x double> @llvm.minnum.nxv2f64(<vscale x 2 x double> %2, <vscale x 2 x double> %2)
  %56 = call nnan ninf float @llvm.pow.f32(float %0, float %0)
  %57 = call <vscale x 2 x double> @llvm.pow.nxv2f64(<vscale x 2 x double> %2, <vscale x 2 x double> %2)
  %58 = call double @llvm.fma.f64(double %3, double %3, double %3)
  %59 = call contract <4 x float> @llvm.fma.v4f32(<4 x float> %1, <4 x float> %1, <4 x float> %1)
  %60 = call double @llvm.fmuladd.f64(double %3, double %3, double %3)
  %61 = call contract <4 x float> @llvm.fmuladd.v4f32(<4 x float> %1, <4 x float> %1, <4 x float> %1)
  %62 = call float @llvm.powi.f32.i32(float %0, i32 %4)
  %63 = call i1 @llvm.is.fpclass.f32(float %0, i32 3)
  %64 = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %1, i32 264)
  %65 = call i64 @llvm.llrint.i64.f32(float %0)
  %66 = call i64 @llvm.llrint.i64.f64(double %3)
  %67 = call i64 @llvm.llround.i64.f32(float %0)
  %68 = call i64 @llvm.llround.i64.f64(double %3)
  %69 = call i64 @llvm.lrint.i64.f32(float %0)
  %70 = call i64 @llvm.lrint.i64.f64(double %3)
  %71 = call i64 @llvm.lround.i64.f32(float %0)
  %72 = call i64 @llvm.lround.i64.f64(double %3)
  ret void
}

declare float @llvm.ceil.f32(float) #0

declare <4 x float> @llvm.ceil.v4f32(<4 x float>) #0

declare float @llvm.cos.f32(float) #0

declare <4 x float> @llvm.cos.v4f32(<4 x float>) #0

declare float @llvm.exp.f32(float) #0

declare <4 x float> @llvm.exp.v4f32(<4 x float>) #0

declare float @llvm.exp2.f32(float) #0

declare <4 x float> @llvm.exp2.v4f32(<4 x float>) #0

declare float @llvm.fabs.f32(float) #0

declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #0

declare float @llvm.floor.f32(float) #0

declare <4 x float> @llvm.floor.v4f32(<4 x float>) #0

declare float @llvm.log.f32(float) #0

declare <4 x float> @llvm.log.v4f32(<4 x float>) #0

declare float @llvm.log10.f32(float) #0

declare <4 x float> @llvm.log10.v4f32(<4 x float>) #0

declare float @llvm.log2.f32(float) #0

declare <4 x float> @llvm.log2.v4f32(<4 x float>) #0

declare float @llvm.nearbyint.f32(float) #0

declare <4 x float> @llvm.nearbyint.v4f32(<4 x float>) #0

declare float @llvm.rint.f32(float) #0

declare <4 x float> @llvm.rint.v4f32(<4 x float>) #0

declare float @llvm.round.f32(float) #0

declare <4 x float> @llvm.round.v4f32(<4 x float>) #0

declare float @llvm.roundeven.f32(float) #0

declare <4 x float> @llvm.roundeven.v4f32(<4 x float>) #0

declare float @llvm.sin.f32(float) #0

declare <4 x float> @llvm.sin.v4f32(<4 x float>) #0

declare float @llvm.sqrt.f32(float) #0

declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #0

declare float @llvm.trunc.f32(float) #0

declare <4 x float> @llvm.trunc.v4f32(<4 x float>) #0

declare float @llvm.asin.f32(float) #1

declare <4 x float> @llvm.asin.v4f32(<4 x float>) #1

declare float @llvm.atan.f32(float) #1

declare <4 x float> @llvm.atan.v4f32(<4 x float>) #1

declare float @llvm.cosh.f32(float) #1

declare <4 x float> @llvm.cosh.v4f32(<4 x float>) #1

declare float @llvm.tanh.f32(float) #1

declare <4 x float> @llvm.tanh.v4f32(<4 x float>) #1

declare float @llvm.copysign.f32(float, float) #0

declare <vscale x 2 x double> @llvm.copysign.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #0

declare float @llvm.maximum.f32(float, float) #0

declare <vscale x 2 x double> @llvm.maximum.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #0

declare float @llvm.maxnum.f32(float, float) #0

declare <vscale x 2 x double> @llvm.maxnum.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #0

declare float @llvm.minimum.f32(float, float) #0

declare <vscale x 2 x double> @llvm.minimum.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #0

declare float @llvm.minnum.f32(float, float) #0

declare <vscale x 2 x double> @llvm.minnum.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #0

declare float @llvm.pow.f32(float, float) #0

declare <vscale x 2 x double> @llvm.pow.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #0

declare double @llvm.fma.f64(double, double, double) #0

declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

declare double @llvm.fmuladd.f64(double, double, double) #0

declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

declare float @llvm.powi.f32.i32(float, i32) #0

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0

declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32 immarg) #0

declare i64 @llvm.llrint.i64.f32(float) #0

declare i64 @llvm.llrint.i64.f64(double) #0

declare i64 @llvm.llround.i64.f32(float) #0

declare i64 @llvm.llround.i64.f64(double) #0

declare i64 @llvm.lrint.i64.f32(float) #0

declare i64 @llvm.lrint.i64.f64(double) #0

declare i64 @llvm.lround.i64.f32(float) #0

declare i64 @llvm.lround.i64.f64(double) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
