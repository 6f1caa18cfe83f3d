; lli-22 -mattr=-avx512f and llc-22 -mcpu=x86-64-v3 put the ninth vector of a call on the stack with aligned stores, although
; the stack pointer is a multiple of 16 only where there is an alloca of a size that is not known before.
define i32 @f(i64 %n, <4 x i64> %v) noinline {
  %a = alloca i16, i64 %n, align 2
  %r = call i32 @g(ptr %a, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v, <4 x i64> %v)
  ret i32 %r
}
define i32 @g(ptr %a, <4 x i64> %0, <4 x i64> %1, <4 x i64> %2, <4 x i64> %3, <4 x i64> %4, <4 x i64> %5, <4 x i64> %6, <4 x i64> %7, <4 x i64> %8) noinline {
  store i16 1, ptr %a
  %e = extractelement <4 x i64> %8, i64 0
  %r = trunc i64 %e to i32
  ret i32 %r
}
define i32 @main() {
  %a = call i32 @f(i64 1, <4 x i64> zeroinitializer)
  %b = call i32 @f(i64 9, <4 x i64> zeroinitializer)
  %c = call i32 @f(i64 17, <4 x i64> zeroinitializer)
  ret i32 0
}
