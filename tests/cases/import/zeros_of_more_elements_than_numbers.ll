; RUN: lowir translate --import-llvm %s | lowir translate --mlir-to-llvmir -
; DIFFERS: mlir-translate reads no more elements than 63 bits count.
; How many the zeros are is more than 63 bits say.
define void @f() {
  call void @h([9223372036854775807 x [2 x i129]] zeroinitializer)
  ret void
}
declare void @h([9223372036854775807 x [2 x i129]])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

define void @f() {
  call void @h([9223372036854775807 x [2 x i129]] zeroinitializer)
  ret void
}

declare void @h([9223372036854775807 x [2 x i129]])

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
