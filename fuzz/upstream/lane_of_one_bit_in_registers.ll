; llc-22 and lli-22 stop with "Cannot emit physreg copy instruction" on x86-64 with AVX-512 (llc-22 -mattr=+avx512f), at every
; level (found by profiles rounding, tiles and masks): a function gives arrays of one-lane vectors of i1 in registers.
declare [2 x [2 x <1 x i1>]] @f([2 x [2 x <1 x i1>]])
declare void @h([2 x [2 x <1 x i1>]])
define void @g() {
  %1 = call [2 x [2 x <1 x i1>]] @f([2 x [2 x <1 x i1>]] zeroinitializer)
  call void @h([2 x [2 x <1 x i1>]] %1)
  ret void
}
