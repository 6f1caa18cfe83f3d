; RUN: lowir translate --import-llvm --lossless %s | lowir translate --mlir-to-llvmir
; Intrinsics are declared as they are called, not as an older LLVM has them.
; OURS: the real tools have no such option
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
define <2 x i32> @f(ptr %p, <2 x i1> %m, <2 x i32> %v) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  %l = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, i32 4, <2 x i1> %m, <2 x i32> %v)
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret <2 x i32> %l
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define <2 x i32> @f(ptr %p, <2 x i1> %m, <2 x i32> %v) {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  %l = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> %m, <2 x i32> %v)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret <2 x i32> %l
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr captures(none), <2 x i1>, <2 x i32>) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

