// RUN: lowir translate --mlir-to-llvmir
// Intrinsics without an operation of their own: the types that belong to their names are added, of results, of first members of
// results, and of arguments.
llvm.func @f(%f: f32, %g: f64, %d: vector<4xf64>, %i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>, %n: i64, %b: i1) {
  %0 = llvm.call_intrinsic "llvm.fptosi.sat"(%f) : (f32) -> i32
  %1 = llvm.call_intrinsic "llvm.fptosi.sat"(%d) : (vector<4xf64>) -> vector<4xi16>
  %2 = llvm.call_intrinsic "llvm.fptoui.sat.i8.f32"(%f) : (f32) -> i8
  %3 = llvm.call_intrinsic "llvm.canonicalize"(%d) : (vector<4xf64>) -> vector<4xf64>
  %4 = llvm.call_intrinsic "llvm.get.fpmode"() : () -> i32
  llvm.call_intrinsic "llvm.set.fpmode"(%4) : (i32) -> ()
  %5 = llvm.call_intrinsic "llvm.modf"(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %6 = llvm.call_intrinsic "llvm.vp.abs"(%v, %b, %m, %i) : (vector<4xi32>, i1, vector<4xi1>, i32) -> vector<4xi32>
  %7 = llvm.call_intrinsic "llvm.vp.load.ff"(%p, %m, %i) : (!llvm.ptr, vector<4xi1>, i32) -> !llvm.struct<(vector<4xf32>, i32)>
  %8 = llvm.call_intrinsic "llvm.vp.reduce.fminimum"(%g, %d, %m, %i) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
  %9 = llvm.call_intrinsic "llvm.load.relative"(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr
  %10 = llvm.call_intrinsic "llvm.thread.pointer"() : () -> !llvm.ptr
  %11 = llvm.call_intrinsic "llvm.vector.deinterleave4"(%v) : (vector<4xi32>) -> !llvm.struct<(vector<1xi32>, vector<1xi32>, vector<1xi32>, vector<1xi32>)>
  %12 = llvm.call_intrinsic "llvm.maximumnum"(%f, %f) : (f32, f32) -> f32
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(float %0, double %1, <4 x double> %2, i32 %3, ptr %4, <4 x i32> %5, <4 x i1> %6, i64 %7, i1 %8) {
  %10 = call i32 @llvm.fptosi.sat.i32.f32(float %0)
  %11 = call <4 x i16> @llvm.fptosi.sat.v4i16.v4f64(<4 x double> %2)
  %12 = call i8 @llvm.fptoui.sat.i8.f32(float %0)
  %13 = call <4 x double> @llvm.canonicalize.v4f64(<4 x double> %2)
  %14 = call i32 @llvm.get.fpmode.i32()
  call void @llvm.set.fpmode.i32(i32 %14)
  %15 = call { float, float } @llvm.modf.f32(float %0)
  %16 = call <4 x i32> @llvm.vp.abs.v4i32(<4 x i32> %5, i1 %8, <4 x i1> %6, i32 %3)
  %17 = call { <4 x float>, i32 } @llvm.vp.load.ff.v4f32.p0(ptr %4, <4 x i1> %6, i32 %3)
  %18 = call double @llvm.vp.reduce.fminimum.v4f64(double %1, <4 x double> %2, <4 x i1> %6, i32 %3)
  %19 = call ptr @llvm.load.relative.i64(ptr %4, i64 %7)
  %20 = call ptr @llvm.thread.pointer.p0()
  %21 = call { <1 x i32>, <1 x i32>, <1 x i32>, <1 x i32> } @llvm.vector.deinterleave4.v4i32(<4 x i32> %5)
  %22 = call float @llvm.maximumnum.f32(float %0, float %0)
  ret void
}

declare i32 @llvm.fptosi.sat.i32.f32(float)

declare <4 x i16> @llvm.fptosi.sat.v4i16.v4f64(<4 x double>)

declare i8 @llvm.fptoui.sat.i8.f32(float)

declare <4 x double> @llvm.canonicalize.v4f64(<4 x double>)

declare i32 @llvm.get.fpmode.i32()

declare void @llvm.set.fpmode.i32(i32)

declare { float, float } @llvm.modf.f32(float)

declare <4 x i32> @llvm.vp.abs.v4i32(<4 x i32>, i1, <4 x i1>, i32)

declare { <4 x float>, i32 } @llvm.vp.load.ff.v4f32.p0(ptr, <4 x i1>, i32)

declare double @llvm.vp.reduce.fminimum.v4f64(double, <4 x double>, <4 x i1>, i32)

declare ptr @llvm.load.relative.i64(ptr, i64)

declare ptr @llvm.thread.pointer.p0()

declare { <1 x i32>, <1 x i32>, <1 x i32>, <1 x i32> } @llvm.vector.deinterleave4.v4i32(<4 x i32>)

declare float @llvm.maximumnum.f32(float, float)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
