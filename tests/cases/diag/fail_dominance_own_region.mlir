// RUN: lowir opt
// The results of an operation are not there yet in its own regions.
func.func @f(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %0 : i32
  }
  return %0 : i32
}
//--- err
fail_dominance_own_region.mlir:5:5: error: operand #0 does not dominate this use [dominance]
    scf.yield %0 : i32
    ^~~~~~~~~
fail_dominance_own_region.mlir:4:8: note: operand defined here (in a parent region)
  %0 = scf.if %c -> i32 {
       ^~~~~~
fail_dominance_own_region.mlir:7:5: error: operand #0 does not dominate this use [dominance]
    scf.yield %0 : i32
    ^~~~~~~~~
fail_dominance_own_region.mlir:4:8: note: operand defined here (in a parent region)
  %0 = scf.if %c -> i32 {
       ^~~~~~
