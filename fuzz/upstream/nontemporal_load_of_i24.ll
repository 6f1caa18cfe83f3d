; llc-22 -O2 crashes in instruction selection for x86-64.
define i24 @f(ptr %p) {
  %v = load i24, ptr %p, align 4, !nontemporal !0
  ret i24 %v
}
!0 = !{i32 1}
