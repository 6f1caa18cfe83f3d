; RUN: lowir translate --import-llvm
; An access group is distinct and has no operands.
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !3
  ret i32 %v
}
!3 = !{}
//--- err
fail_access_group.ll:7:6: warning: expected an access group node to be empty and distinct [import]
!3 = !{}
     ^
fail_access_group.ll:7:6: error: unsupported access group node: !3 = !{} [import]
!3 = !{}
     ^
