; RUN: lowir translate --import-llvm
; A type that holds itself.
define void @f(ptr %p) {
  store i32 1, ptr %p, !tbaa !5
  ret void
}
!5 = !{!6, !6, i64 0}
!6 = !{!"loop", !6, i64 0}
//--- err
fail_tbaa_cycle.ll:8:6: error: has cycle in TBAA graph: !6 = distinct !{!"loop", !6, i64 0} [import]
!6 = !{!"loop", !6, i64 0}
     ^
