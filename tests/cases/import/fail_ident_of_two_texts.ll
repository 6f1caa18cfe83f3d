; RUN: lowir translate --import-llvm
; An entry is one text.
!llvm.ident = !{!0}
!0 = !{!"one", !"two"}
//--- err
fail_ident_of_two_texts.ll:3:17: error: expected one text in this entry [import]
!llvm.ident = !{!0}
                ^~
