// RUN: lowir opt --loop-invariant-code-motion
// A comparison leaves the inner loop, and then both leave the outer one: each once.
func.func @f(%n: index, %a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> index {
    %q = scf.for %j = %c0 to %c8 step %c1 iter_args(%y = %c0) -> index {
      %p = arith.cmpi eq, %a, %b : index
      %s = arith.muli %a, %b : index
      %t = arith.select %p, %s, %y : index
      %u = arith.addi %t, %j : index
      scf.yield %u : index
    }
    %z = arith.addi %q, %q : index
    scf.yield %z : index
  }
  return %r : index
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %0 = arith.cmpi eq, %arg1, %arg2 : index
    %1 = arith.muli %arg1, %arg2 : index
    %2 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %c0) -> (index) {
      %5 = arith.select %0, %1, %arg4 : index
      %6 = arith.addi %5, %arg3 : index
      scf.yield %6 : index
    }
    %3 = arith.addi %2, %2 : index
    %4 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %c0) -> (index) {
      scf.yield %3 : index
    }
    return %4 : index
  }
}

