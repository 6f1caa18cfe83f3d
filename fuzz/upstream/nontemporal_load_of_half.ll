; llc-22 -mattr=+f16c and lli-22 crash in instruction selection for x86-64 (found by profile memref, seed 600028): a non-temporal
; load of half is calculated with.
define half @f(ptr %p, half %y) {
  %v = load half, ptr %p, align 2, !nontemporal !0
  %s = fadd half %v, %y
  ret half %s
}
!0 = !{i32 1}
