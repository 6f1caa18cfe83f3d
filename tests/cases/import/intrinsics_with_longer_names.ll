; RUN: lowir translate --import-llvm | lowir translate --mlir-to-llvmir
; What stands behind the name of an intrinsic are types: words are another intrinsic.
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
define void @f(ptr %p, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %p, i64 %n, i32 4)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 %n, i32 4)
  ret void
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)

define void @f(ptr %0, i64 %1) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %0, ptr align 4 %0, i64 %1, i32 4)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %0, i8 0, i64 %1, i32 4)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
