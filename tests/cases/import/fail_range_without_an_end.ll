; RUN: lowir translate --import-llvm
; The list of a range ends where its second number is expected.
define range(i32 0, ) i32 @f() {
  ret i32 0
}
//--- err
fail_range_without_an_end.ll:3:21: error: expected an integer [import]
define range(i32 0, ) i32 @f() {
                    ^
