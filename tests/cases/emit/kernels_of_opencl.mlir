// RUN: lowir translate --mlir-to-llvmir
// Sizes of groups and hints at types are metadata, in front of the type of a declaration.
llvm.func @f() attributes {intel_reqd_sub_group_size = 16 : i32, reqd_work_group_size = array<i32: 1, 2, 3>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>} {
  llvm.return
}
llvm.func @g() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>} {
  llvm.return
}
llvm.func @h() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i8, is_signed = false>, intel_reqd_sub_group_size = 7 : i32}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 {
  ret void
}

define void @g() !vec_type_hint !4 {
  ret void
}

declare !vec_type_hint !5 !intel_reqd_sub_group_size !6 void @h()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 undef, i32 1}
!2 = !{i32 1, i32 2, i32 3}
!3 = !{i32 16}
!4 = !{<4 x float> undef, i32 0}
!5 = !{i8 undef, i32 0}
!6 = !{i32 7}
