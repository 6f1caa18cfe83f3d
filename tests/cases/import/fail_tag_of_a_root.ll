; RUN: lowir translate --import-llvm
; The base type of a tag is a type, no name.
define void @f(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4, !tbaa !3
  ret void
}
!0 = !{!"root"}
!1 = !{!"int", !0, i64 0}
!3 = !{!"S", !1, i64 0, !1, i64 4}
//--- err
fail_tag_of_a_root.ll:9:8: error: no type of type-based aliasing [import]
!3 = !{!"S", !1, i64 0, !1, i64 4}
       ^
