; RUN: lowir translate --import-llvm
; A value that nothing defines is an error where it is used.
define i32 @f(i32 %a) {
  %b = add i32 %a, %c
  ret i32 %b
}
//--- err
fail_undefined.ll:4:20: error: a value that nothing defines [import]
  %b = add i32 %a, %c
                   ^~
