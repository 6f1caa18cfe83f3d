// RUN: lowir opt --arith-emulate-wide-int
// A splat of numbers whose halves differ would be written out.
// DIFFERS: mlir-opt has no such limit.

func.func @f() -> vector<100000000xi64> {
  %0 = arith.constant dense<3> : vector<100000000xi64>
  return %0 : vector<100000000xi64>
}
//--- err
fail_wide_constant_of_many_elements.mlir:6:8: error: halves of constants are written out, at most 1048576 pairs of them [too-many-halves]
  %0 = arith.constant dense<3> : vector<100000000xi64>
       ^~~~~~~~~~~~~~
