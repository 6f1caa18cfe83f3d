; RUN: lowir translate --import-llvm | lowir translate --mlir-to-llvmir
; Declarations stand in the order in which blocks are translated, that of scopes included.
define void @f(i1 %c) {
entry:
  %p = alloca i32
  br i1 %c, label %b, label %a
a:
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  br label %b
b:
  %i = phi i32 [ 0, %entry ], [ 1, %a ]
  call void @llvm.lifetime.end.p0(ptr %p)
  %j = call i32 @llvm.abs.i32(i32 %i, i1 false)
  store i32 %j, ptr %p, !alias.scope !2
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @llvm.abs.i32(i32, i1)
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f(i1 %0) {
  %2 = alloca i32, align 4
  br i1 %0, label %4, label %3

3:
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  br label %4

4:
  %5 = phi i32 [ 1, %3 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(ptr %2)
  %6 = call i32 @llvm.abs.i32(i32 %5, i1 false)
  store i32 %6, ptr %2, align 4, !alias.scope !3
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @llvm.abs.i32(i32, i1 immarg) #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}
!3 = !{!1}
