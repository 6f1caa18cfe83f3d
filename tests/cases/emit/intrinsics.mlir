// RUN: lowir translate --mlir-to-llvmir %s
// RUN: lowir translate --mlir-to-llvmir --llvm-version=19 %s
// Intrinsics are named for their types and declared once, bare, behind the functions.
llvm.func @f(%p: !llvm.ptr, %v: vector<4xf32>, %i: i64, %m: vector<4xi1>) -> f32 {
  %a = llvm.intr.fma(%v, %v, %v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %s = llvm.intr.smax(%i, %i) : (i64, i64) -> i64
  %t = llvm.intr.smax(%s, %i) : (i64, i64) -> i64
  "llvm.intr.memcpy"(%p, %p, %t) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %o = "llvm.intr.sadd.with.overflow"(%i, %t) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %l = llvm.intr.masked.load %p, %m, %a {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %c = llvm.mlir.constant(0.0 : f32) : f32
  %r = "llvm.intr.vector.reduce.fadd"(%c, %l) : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @f(ptr %0, <4 x float> %1, i64 %2, <4 x i1> %3) {
  %5 = call fast <4 x float> @llvm.fma.v4f32(<4 x float> %1, <4 x float> %1, <4 x float> %1)
  %6 = call i64 @llvm.smax.i64(i64 %2, i64 %2)
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 %2)
  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 %7, i1 false)
  %8 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 %7)
  %9 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %0, <4 x i1> %3, <4 x float> %5)
  %10 = call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %9)
  ret float %10
}

declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #0

declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #2

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #3

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @f(ptr %0, <4 x float> %1, i64 %2, <4 x i1> %3) {
  %5 = call fast <4 x float> @llvm.fma.v4f32(<4 x float> %1, <4 x float> %1, <4 x float> %1)
  %6 = call i64 @llvm.smax.i64(i64 %2, i64 %2)
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 %2)
  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 %7, i1 false)
  %8 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 %7)
  %9 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %0, i32 4, <4 x i1> %3, <4 x float> %5)
  %10 = call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %9)
  ret float %10
}

declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #0

declare <4 x float> @llvm.masked.load.v4f32.p0(ptr nocapture, i32 immarg, <4 x i1>, <4 x float>) #2

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
