; llc-22, lli-22 and llc-19 crash in instruction selection for x86-64: the sign of a bfloat that was chosen (found by profile
; scalar, seed 57 of 200 functions).
define i16 @f(bfloat %x, i1 %c) {
  %s = select i1 %c, bfloat 0xR3F80, bfloat %x
  %i = bitcast bfloat %s to i16
  %a = ashr i16 %i, 15
  ret i16 %a
}
