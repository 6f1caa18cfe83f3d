; RUN: lowir translate --import-llvm
; No type says how an atomic access is aligned.
define i32 @f(ptr %p) {
  %v = load atomic i32, ptr %p unordered
  ret i32 %v
}
//--- err
fail_atomic_without_alignment.ll:4:3: error: an atomic access says its alignment [import]
  %v = load atomic i32, ptr %p unordered
  ^~
