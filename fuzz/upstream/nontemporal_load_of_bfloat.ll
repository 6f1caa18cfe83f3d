; llc-22 and lli-22 crash in instruction selection for x86-64, from -O1 on (found by profile cfg, seed 1014): the value of a
; non-temporal load of bfloat is used in another block.
define void @f(i1 %c, ptr %p) {
  %v = load bfloat, ptr %p, align 2, !nontemporal !0
  br i1 %c, label %a, label %b
a:
  store bfloat %v, ptr %p, align 2
  ret void
b:
  ret void
}
!0 = !{i32 1}
