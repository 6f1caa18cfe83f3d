; RUN: lowir translate --import-llvm
; So it is behind a declaration.
declare void @f() nounwind ] cold
declare void @g()
//--- err
fail_text_behind_a_declaration.ll:3:28: error: expected another definition, found ']' [import]
declare void @f() nounwind ] cold
                           ^
