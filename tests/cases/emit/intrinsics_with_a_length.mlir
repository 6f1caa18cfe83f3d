// RUN: lowir translate --mlir-to-llvmir
// Vector intrinsics with a mask and a length.
llvm.func @f(%vi: vector<4xi32>, %vb: vector<4xi1>, %i: i32, %vf: vector<4xf32>, %f: f32, %v4l: vector<4xi64>, %vdf: vector<4xf64>, %vp: vector<4x!llvm.ptr>, %p: !llvm.ptr, %l: i64) {
  %0 = "llvm.intr.vp.add"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.and"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.ashr"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.lshr"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.mul"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.or"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.sdiv"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.shl"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.smax"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.smin"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.srem"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.sub"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.udiv"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.umax"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %14 = "llvm.intr.vp.umin"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %15 = "llvm.intr.vp.urem"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %16 = "llvm.intr.vp.xor"(%vi, %vi, %vb, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %17 = "llvm.intr.vp.fadd"(%vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fdiv"(%vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmul"(%vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.frem"(%vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.fsub"(%vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %22 = "llvm.intr.vp.fma"(%vf, %vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %23 = "llvm.intr.vp.fmuladd"(%vf, %vf, %vf, %vb, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %24 = "llvm.intr.vp.fneg"(%vf, %vb, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.reduce.add"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %26 = "llvm.intr.vp.reduce.and"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %27 = "llvm.intr.vp.reduce.mul"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %28 = "llvm.intr.vp.reduce.or"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %29 = "llvm.intr.vp.reduce.smax"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %30 = "llvm.intr.vp.reduce.smin"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %31 = "llvm.intr.vp.reduce.umax"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %32 = "llvm.intr.vp.reduce.umin"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %33 = "llvm.intr.vp.reduce.xor"(%i, %vi, %vb, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %34 = "llvm.intr.vp.reduce.fadd"(%f, %vf, %vb, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %35 = "llvm.intr.vp.reduce.fmax"(%f, %vf, %vb, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %36 = "llvm.intr.vp.reduce.fmin"(%f, %vf, %vb, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %37 = "llvm.intr.vp.reduce.fmul"(%f, %vf, %vb, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %38 = "llvm.intr.vp.sext"(%vi, %vb, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %39 = "llvm.intr.vp.zext"(%vi, %vb, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %40 = "llvm.intr.vp.trunc"(%v4l, %vb, %i) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  %41 = "llvm.intr.vp.fpext"(%vf, %vb, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %42 = "llvm.intr.vp.fptrunc"(%vdf, %vb, %i) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  %43 = "llvm.intr.vp.fptosi"(%vf, %vb, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %44 = "llvm.intr.vp.fptoui"(%vf, %vb, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %45 = "llvm.intr.vp.sitofp"(%vi, %vb, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %46 = "llvm.intr.vp.uitofp"(%vi, %vb, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %47 = "llvm.intr.vp.inttoptr"(%v4l, %vb, %i) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %48 = "llvm.intr.vp.ptrtoint"(%vp, %vb, %i) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %49 = "llvm.intr.vp.merge"(%vb, %vi, %vi, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %50 = "llvm.intr.vp.select"(%vb, %vi, %vi, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %51 = "llvm.intr.vp.load"(%p, %vb, %i) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.store"(%vi, %p, %vb, %i) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %52 = "llvm.intr.experimental.vp.strided.load"(%p, %l, %vb, %i) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.experimental.vp.strided.store"(%vi, %p, %l, %vb, %i) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(<4 x i32> %0, <4 x i1> %1, i32 %2, <4 x float> %3, float %4, <4 x i64> %5, <4 x double> %6, <4 x ptr> %7, ptr %8, i64 %9) {
  %11 = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %12 = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %13 = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %14 = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %15 = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %16 = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %17 = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %18 = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %19 = call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %20 = call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %21 = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %22 = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %23 = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %24 = call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %25 = call <4 x i32> @llvm.vp.umin.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %26 = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %27 = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %28 = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %29 = call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %30 = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %31 = call <4 x float> @llvm.vp.frem.v4f32(<4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %32 = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %33 = call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %3, <4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %34 = call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %3, <4 x float> %3, <4 x float> %3, <4 x i1> %1, i32 %2)
  %35 = call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %3, <4 x i1> %1, i32 %2)
  %36 = call i32 @llvm.vp.reduce.add.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %37 = call i32 @llvm.vp.reduce.and.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %38 = call i32 @llvm.vp.reduce.mul.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %39 = call i32 @llvm.vp.reduce.or.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %40 = call i32 @llvm.vp.reduce.smax.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %41 = call i32 @llvm.vp.reduce.smin.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %42 = call i32 @llvm.vp.reduce.umax.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %43 = call i32 @llvm.vp.reduce.umin.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %44 = call i32 @llvm.vp.reduce.xor.v4i32(i32 %2, <4 x i32> %0, <4 x i1> %1, i32 %2)
  %45 = call float @llvm.vp.reduce.fadd.v4f32(float %4, <4 x float> %3, <4 x i1> %1, i32 %2)
  %46 = call float @llvm.vp.reduce.fmax.v4f32(float %4, <4 x float> %3, <4 x i1> %1, i32 %2)
  %47 = call float @llvm.vp.reduce.fmin.v4f32(float %4, <4 x float> %3, <4 x i1> %1, i32 %2)
  %48 = call float @llvm.vp.reduce.fmul.v4f32(float %4, <4 x float> %3, <4 x i1> %1, i32 %2)
  %49 = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
  %50 = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
  %51 = call <4 x i32> @llvm.vp.trunc.v4i32.v4i64(<4 x i64> %5, <4 x i1> %1, i32 %2)
  %52 = call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %3, <4 x i1> %1, i32 %2)
  %53 = call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> %6, <4 x i1> %1, i32 %2)
  %54 = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %3, <4 x i1> %1, i32 %2)
  %55 = call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %3, <4 x i1> %1, i32 %2)
  %56 = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
  %57 = call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %0, <4 x i1> %1, i32 %2)
  %58 = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64> %5, <4 x i1> %1, i32 %2)
  %59 = call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr> %7, <4 x i1> %1, i32 %2)
  %60 = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %1, <4 x i32> %0, <4 x i32> %0, i32 %2)
  %61 = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %1, <4 x i32> %0, <4 x i32> %0, i32 %2)
  %62 = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr %8, <4 x i1> %1, i32 %2)
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %0, ptr %8, <4 x i1> %1, i32 %2)
  %63 = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr %8, i64 %9, <4 x i1> %1, i32 %2)
  call void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32> %0, ptr %8, i64 %9, <4 x i1> %1, i32 %2)
  ret void
}

declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.and.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.mul.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.or.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1

declare <4 x i32> @llvm.vp.shl.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.smax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.smin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.srem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1

declare <4 x i32> @llvm.vp.sub.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1

declare <4 x i32> @llvm.vp.umax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.umin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.urem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #1

declare <4 x i32> @llvm.vp.xor.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fdiv.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fmul.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.frem.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fsub.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fma.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fneg.v4f32(<4 x float>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.mul.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.or.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.smin.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.umax.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.umin.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare i32 @llvm.vp.reduce.xor.v4i32(i32, <4 x i32>, <4 x i1>, i32) #0

declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32) #0

declare float @llvm.vp.reduce.fmax.v4f32(float, <4 x float>, <4 x i1>, i32) #0

declare float @llvm.vp.reduce.fmin.v4f32(float, <4 x float>, <4 x i1>, i32) #0

declare float @llvm.vp.reduce.fmul.v4f32(float, <4 x float>, <4 x i1>, i32) #0

declare <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #0

declare <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.trunc.v4i32.v4i64(<4 x i64>, <4 x i1>, i32) #0

declare <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32) #0

declare <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32) #0

declare <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64>, <4 x i1>, i32) #0

declare <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr>, <4 x i1>, i32) #0

declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32) #0

declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32) #0

declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr captures(none), <4 x i1>, i32) #2

declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>, i32) #3

declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr captures(none), i64, <4 x i1>, i32) #2

declare void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32>, ptr captures(none), i64, <4 x i1>, i32) #3

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
