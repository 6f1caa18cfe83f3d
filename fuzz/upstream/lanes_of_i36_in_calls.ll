; lli-22 prints 8 and 80000 where all twelve lanes are 800000000: vectors of 36-bit integers that functions give and take, at any
; level. (lowir's object is right, and so is lli behind opt -O2.)
declare i32 @printf(ptr, ...)
@fmt = private constant [6 x i8] c"%llx\0A\00"
define <6 x i36> @same(<6 x i36> %x) noinline optnone { ret <6 x i36> %x }
define void @note(<12 x i36> %x) noinline optnone {
  %e = extractelement <12 x i36> %x, i64 3
  %w = zext i36 %e to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  %e2 = extractelement <12 x i36> %x, i64 11
  %w2 = zext i36 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w2)
  ret void
}
define i32 @main() noinline optnone {
  %v = call <6 x i36> @same(<6 x i36> splat (i36 -34359738368))
  %i = call <12 x i36> @llvm.vector.interleave2.v12i36(<6 x i36> %v, <6 x i36> %v)
  call void @note(<12 x i36> %i)
  ret i32 0
}
declare <12 x i36> @llvm.vector.interleave2.v12i36(<6 x i36>, <6 x i36>)
