// RUN: lowir opt --arith-emulate-wide-int
// The number of elements does not fit into 63 bits.
// DIFFERS: mlir-opt has no such limit.

func.func @f() -> vector<4294967296x4294967295xi64> {
  %0 = arith.constant dense<3> : vector<4294967296x4294967295xi64>
  return %0 : vector<4294967296x4294967295xi64>
}
//--- err
fail_wide_constant_of_uncounted_elements.mlir:6:8: error: halves of constants are written out, at most 1048576 pairs of them [too-many-halves]
  %0 = arith.constant dense<3> : vector<4294967296x4294967295xi64>
       ^~~~~~~~~~~~~~
