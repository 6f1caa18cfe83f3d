; RUN: lowir translate --import-llvm
; Types with sizes have no place in the dialect; the innermost one is named.
define void @f(ptr %p) {
  store i32 1, ptr %p, !tbaa !5
  ret void
}
!5 = !{!6, !6, i64 0, i64 4}
!6 = !{!7, i64 4, !"number"}
!7 = !{!8, i64 1, !"byte"}
!8 = !{!"root"}
//--- err
fail_tbaa_with_sizes.ll:9:6: error: unsupported TBAA node format: !7 = !{!8, i64 1, !"byte"} [import]
!7 = !{!8, i64 1, !"byte"}
     ^
