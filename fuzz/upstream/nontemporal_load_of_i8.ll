; llc-22 and lli-22 crash in instruction selection for x86-64, from -O1 on (found by profile memory, seed 50014): the value of
; a non-temporal load of i8 is an operand of a calculation. Of i16, shifts, or, and counts of zeros crash as well (mixed 900097).
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, align 1, !nontemporal !0
  %s = lshr i8 %v, 3
  ret i8 %s
}
!0 = !{i32 1}
