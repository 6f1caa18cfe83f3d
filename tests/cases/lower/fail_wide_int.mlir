// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=32
// Divisions are not emulated.
func.func @quotient(%a: i64, %b: i64) -> i64 {
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}
//--- err
fail_wide_int.mlir:4:8: error: 'arith.divsi' on integers wider than the target's is not emulated [not-converted]
  %0 = arith.divsi %a, %b : i64
       ^~~~~~~~~~~
