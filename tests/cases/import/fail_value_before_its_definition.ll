; RUN: lowir translate --import-llvm
; What is found by verifying is shown at its place in the text.
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  %"v 1" = add i32 1, 2
  br label %y
y:
  ret i32 %"v 1"
}
//--- err
fail_value_before_its_definition.ll:9:3: error: operand #0 does not dominate this use [dominance]
  ret i32 %"v 1"
  ^~~
fail_value_before_its_definition.ll:6:3: note: operand defined here (in the same region)
  %"v 1" = add i32 1, 2
  ^
