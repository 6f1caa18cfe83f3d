// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=32 --compat=19
// Release 19 has no rule for them.
func.func @a(%x: f64) -> i64 { %r = arith.fptosi %x : f64 to i64 return %r : i64 }
//--- err
fail_wide_integers_from_floats_19.mlir:3:37: error: 'arith.fptosi' on integers wider than the target's is not emulated [not-converted]
func.func @a(%x: f64) -> i64 { %r = arith.fptosi %x : f64 to i64 return %r : i64 }
                                    ^~~~~~~~~~~~
