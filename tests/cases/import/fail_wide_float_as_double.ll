; RUN: lowir translate --import-llvm
; Wider floats are given by their own bits.
define x86_fp80 @f() {
  ret x86_fp80 1.0
}
//--- err
fail_wide_float_as_double.ll:4:16: error: the float is of another format than the type [import]
  ret x86_fp80 1.0
               ^~~
