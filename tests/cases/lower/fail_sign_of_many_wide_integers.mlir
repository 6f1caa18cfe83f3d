// RUN: lowir opt --compat=19 --arith-emulate-wide-int
// Release 19 takes numbers away from zero by complements, which takes a constant of pairs.
// DIFFERS: mlir-opt has no such limit.

func.func @f(%a: vector<100000000xi64>) -> vector<100000000xf32> {
  %0 = arith.sitofp %a : vector<100000000xi64> to vector<100000000xf32>
  return %0 : vector<100000000xf32>
}
//--- err
fail_sign_of_many_wide_integers.mlir:6:8: error: halves of constants are written out, at most 1048576 pairs of them [too-many-halves]
  %0 = arith.sitofp %a : vector<100000000xi64> to vector<100000000xf32>
       ^~~~~~~~~~~~
