// RUN: lowir opt --allow-unregistered-dialect
// Decimals of every format are read as doubles, as the reference does, although more digits are printed.
"t.op"() {a = 0xFFFFFFFFFFFFFFFFF : f80, b = 1.10169395793497080007E-4927 : f80, c = 0x3FFDAAAAAAAAAAAAAAAB : f80, d = 0.333333333333333333342 : f80, e = 0.333333333333333333333333333333333317 : f128} : () -> ()
//--- out
module {
  "t.op"() {a = 1.10169395793497080007E-4927 : f80, b = 0.000000e+00 : f80, c = 0.333333333333333333342 : f80, d = 0.33333333333333331483 : f80, e = 0.333333333333333314829616256247390993 : f128} : () -> ()
}

