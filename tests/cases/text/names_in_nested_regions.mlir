// RUN: lowir opt %s
// Regions start with the counters that the region around them ended with; taken names get a suffix.
%cst = arith.constant 1 : i32
func.func @f(%a: index, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c1_index = arith.constant 1 : index
  %x = scf.for %i = %c1_index to %a step %c1_index iter_args(%q = %b) -> i32 {
    %d = arith.constant 1 : i32
    %e = arith.addi %q, %d : i32
    scf.yield %e : i32
  }
  %y = arith.addi %x, %c1 : i32
  return %y : i32
}
//--- out
module {
  %c1_i32 = arith.constant 1 : i32
  func.func @f(%arg0: index, %arg1: i32) -> i32 {
    %c1_i32_0 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c1 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %c1_i32_1 = arith.constant 1 : i32
      %2 = arith.addi %arg3, %c1_i32_1 : i32
      scf.yield %2 : i32
    }
    %1 = arith.addi %0, %c1_i32_0 : i32
    return %1 : i32
  }
}

