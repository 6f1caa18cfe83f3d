; RUN: lowir translate --import-llvm
; What follows a global is another definition.
@g = global i32 1 "a"="b" ) private
@h = global i32 2
//--- err
fail_text_behind_a_global.ll:3:27: error: expected another definition, found ')' [import]
@g = global i32 1 "a"="b" ) private
                          ^
