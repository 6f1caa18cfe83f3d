; RUN: lowir translate --import-llvm
; What the text gives as a double has to be one of the type.
define float @f() {
  ret float 0.1
}
//--- err
fail_float_between_two.ll:4:13: error: the type has no number 0.1 [import]
  ret float 0.1
            ^~~
