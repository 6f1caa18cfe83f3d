; RUN: lowir translate --import-llvm --split-input-file
; Every instruction has flags of its own, each of them once; what stands in front of a global or behind the parameters of a
; function has an order.
define i32 @f(i32 %a) {
  %b = mul exact i32 %a, %a
  ret i32 %b
}
// -----
define i32 @f(i32 %a) {
  %b = add nsw nsw i32 %a, %a
  ret i32 %b
}
// -----
define i64 @f(i32 %a) {
  %b = sext nneg i32 %a to i64
  ret i64 %b
}
// -----
define i32 @f(i1 %c, i32 %a) {
  %b = select fast i1 %c, i32 %a, i32 7
  ret i32 %b
}
// -----
declare [2 x i32] @g()
define void @f() {
  %b = call nnan [2 x i32] @g()
  ret void
}
// -----
define i64 @f(i32 %a) {
  %b = trunc i32 %a to i64
  ret i64 %b
}
// -----
define half @f(bfloat %a) {
  %b = fpext bfloat %a to half
  ret half %b
}
// -----
define ptr @f(ptr %a) {
  %b = addrspacecast ptr %a to ptr
  ret ptr %b
}
// -----
@a = global i64 trunc (i64 ptrtoint (ptr @a to i64) to i64)
// -----
define <2 x i32> @f(<2 x i1> %c, i32 %a) {
  %b = select <2 x i1> %c, i32 %a, i32 %a
  ret <2 x i32> zeroinitializer
}
// -----
define void @f() {
  %a = alloca i32, align 4, i32 2
  ret void
}
// -----
define internal internal void @f() {
  ret void
}
// -----
@a = hidden internal global i32 0
// -----
@a = private protected global i32 0
// -----
@a = dllimport global i32 0
// -----
@a = variable i32 0
// -----
@b = global i32 0
@a = addrspace(1) alias i32, ptr @b
// -----
define thread_local void @f() {
  ret void
}
// -----
define extern_weak void @f() {
  ret void
}
// -----
define void @f() gc "x" section "y" {
  ret void
}
// -----
define void @f() section "y" nounwind {
  ret void
}
// -----
$f = comdat any
declare void @f() comdat
// -----
@a = global i32 0 "x", align 8
//--- err
fail_flags_and_words_out_of_place.ll:5:12: error: expected a type, found 'exact' [import]
  %b = mul exact i32 %a, %a
           ^~~~~
fail_flags_and_words_out_of_place.ll:10:16: error: expected a type, found 'nsw' [import]
  %b = add nsw nsw i32 %a, %a
               ^~~
fail_flags_and_words_out_of_place.ll:15:13: error: expected a type, found 'nneg' [import]
  %b = sext nneg i32 %a to i64
            ^~~~
fail_flags_and_words_out_of_place.ll:20:8: error: fast-math flags are of floats [import]
  %b = select fast i1 %c, i32 %a, i32 7
       ^~~~~~
fail_flags_and_words_out_of_place.ll:26:3: error: fast-math flags are of floats [import]
  %b = call nnan [2 x i32] @g()
  ^~
fail_flags_and_words_out_of_place.ll:31:8: error: this cast does not go from the one type to the other [import]
  %b = trunc i32 %a to i64
       ^~~~~
fail_flags_and_words_out_of_place.ll:36:8: error: this cast does not go from the one type to the other [import]
  %b = fpext bfloat %a to half
       ^~~~~
fail_flags_and_words_out_of_place.ll:41:8: error: this cast does not go from the one type to the other [import]
  %b = addrspacecast ptr %a to ptr
       ^~~~~~~~~~~~~
fail_flags_and_words_out_of_place.ll:45:17: error: this cast does not go from the one type to the other [import]
@a = global i64 trunc (i64 ptrtoint (ptr @a to i64) to i64)
                ^~~~~
fail_flags_and_words_out_of_place.ll:48:8: error: a vector of conditions chooses among elements of vectors as long [import]
  %b = select <2 x i1> %c, i32 %a, i32 %a
       ^~~~~~
fail_flags_and_words_out_of_place.ll:53:29: error: expected metadata, found 'i32' [import]
  %a = alloca i32, align 4, i32 2
                            ^~~
fail_flags_and_words_out_of_place.ll:57:17: error: expected a type, found 'internal' [import]
define internal internal void @f() {
                ^~~~~~~~
fail_flags_and_words_out_of_place.ll:61:13: error: expected 'global' or 'constant', found 'internal' [import]
@a = hidden internal global i32 0
            ^~~~~~~~
fail_flags_and_words_out_of_place.ll:63:6: error: a symbol of local linkage has default visibility [import]
@a = private protected global i32 0
     ^~~~~~~
fail_flags_and_words_out_of_place.ll:65:6: remark: 'dllimport' or 'dllexport' has no place in the LLVM dialect and is left out [import-left-out]
@a = dllimport global i32 0
     ^~~~~~~~~
fail_flags_and_words_out_of_place.ll:65:1: error: what is imported is not defined [import]
@a = dllimport global i32 0
^~
fail_flags_and_words_out_of_place.ll:67:19: error: expected a global variable, an alias or an ifunc, found '0' [import]
@a = variable i32 0
                  ^
fail_flags_and_words_out_of_place.ll:70:19: error: expected 'global' or 'constant', found 'alias' [import]
@a = addrspace(1) alias i32, ptr @b
                  ^~~~~
fail_flags_and_words_out_of_place.ll:72:8: error: expected a type, found 'thread_local' [import]
define thread_local void @f() {
       ^~~~~~~~~~~~
fail_flags_and_words_out_of_place.ll:76:8: error: no function has this linkage [import]
define extern_weak void @f() {
       ^~~~~~~~~~~
fail_flags_and_words_out_of_place.ll:80:25: error: expected the body of the function, found 'section' [import]
define void @f() gc "x" section "y" {
                        ^~~~~~~
fail_flags_and_words_out_of_place.ll:84:30: error: expected the body of the function, found 'nounwind' [import]
define void @f() section "y" nounwind {
                             ^~~~~~~~
fail_flags_and_words_out_of_place.ll:89:19: error: expected another definition, found 'comdat' [import]
declare void @f() comdat
                  ^~~~~~
fail_flags_and_words_out_of_place.ll:91:21: error: expected another definition, found ',' [import]
@a = global i32 0 "x", align 8
                    ^
