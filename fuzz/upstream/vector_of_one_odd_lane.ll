; lli-22 prints 0 and not 1000000: the sign of a lane of 25 bits that a function gave back is not extended where what comes
; of it goes to a function, and so of all vectors of one lane whose bits are no power of two, of shifts, divisions and minima.
declare i32 @printf(ptr, ...)
@fmt = private constant [5 x i8] c"%lx\0A\00"
define <1 x i25> @same(<1 x i25> %x) { ret <1 x i25> %x }
define void @note(<1 x i25> %v) {
  %e = extractelement <1 x i25> %v, i64 0
  %w = zext i25 %e to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  ret void
}
define i32 @main() {
  %v = call <1 x i25> @same(<1 x i25> splat (i25 -16777216))
  %s = call <1 x i25> @llvm.smin.v1i25(<1 x i25> %v, <1 x i25> zeroinitializer)
  call void @note(<1 x i25> %s)
  ret i32 0
}
declare <1 x i25> @llvm.smin.v1i25(<1 x i25>, <1 x i25>)
