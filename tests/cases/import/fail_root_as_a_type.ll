; RUN: lowir translate --import-llvm
; A root is no type.
define void @f(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4, !tbaa !3
  ret void
}
!0 = !{!"root"}
!1 = !{!"int", !0, i64 0}
!3 = !{!0, !1, i64 0}
//--- err
fail_root_as_a_type.ll:9:6: error: a tag of type-based aliasing has a root in the place of a type: !3 = !{!0, !1, i64 0} [import]
!3 = !{!0, !1, i64 0}
     ^
