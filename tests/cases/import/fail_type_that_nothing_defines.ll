; RUN: lowir translate --import-llvm
; A name without a definition is no type.
define void @f(ptr %p) {
  %v = getelementptr %t, ptr %p, i32 1
  ret void
}
//--- err
fail_type_that_nothing_defines.ll:4:22: error: a type that nothing defines [import]
  %v = getelementptr %t, ptr %p, i32 1
                     ^~
