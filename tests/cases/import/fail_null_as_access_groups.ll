; RUN: lowir translate --import-llvm
; OURS: llvm-as has no objection
define void @f() {
  br label %a
a:
  br label %a, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", null}
//--- err
fail_null_as_access_groups.ll:9:6: error: expected access groups, found 'null' [import]
!1 = !{!"llvm.loop.parallel_accesses", null}
     ^
