// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Bounds that are a constant apart, steps backwards, bodies that only yield what was there before.
func.func @neg(%a: i32, %n: index, %m: index, %s: index) -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %cm1 = arith.constant -1 : index
  %z = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c8 step %cm1 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  %1 = scf.for %i = %n to %m step %cm1 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  %k = arith.addi %n, %c3 overflow<nsw> : index
  %2 = scf.for %i = %n to %k step %c3 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  %k2 = arith.addi %n, %c3 : index
  %3 = scf.for %i = %n to %k2 step %c3 iter_args(%x = %a) -> (i32) { %y = arith.muli %x, %x : i32  scf.yield %y : i32 }
  %c5 = arith.constant 5 : i32
  %4 = scf.for %i = %n to %k step %c1 iter_args(%x = %a) -> (i32) { scf.yield %c5 : i32 }
  %5 = scf.for %i = %c8 to %c0 step %s iter_args(%x = %a) -> (i32) { %y = arith.subi %x, %a : i32  scf.yield %y : i32 }
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
func.func @sub(%n: index, %a: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : index
  %cm = arith.constant -3 : index
  %k = arith.addi %n, %cm overflow<nsw> : index
  %2 = scf.for %i = %n to %k step %c3 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  %j = arith.subi %n, %c3 overflow<nsw> : index
  %3 = scf.for %i = %j to %n step %c3 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  return %2, %3 : i32, i32
}
func.func @two(%n: index, %a: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %l = arith.addi %n, %c3 overflow<nsw> : index
  %k = arith.addi %n, %c6 overflow<nsw> : index
  %2 = scf.for %i = %l to %k step %c3 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  %3 = scf.for %i = %n to %k step %c6 iter_args(%x = %a) -> (i32) { %y = arith.addi %x, %x : i32  scf.yield %y : i32 }
  return %2, %3 : i32, i32
}
//--- out
module {
  func.func @neg(%arg0: i32, %arg1: index, %arg2: index, %arg3: index) -> (i32, i32, i32, i32, i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg1, %c3 : index
    %2 = scf.for %arg4 = %arg1 to %1 step %c3 iter_args(%arg5 = %arg0) -> (i32) {
      %3 = arith.muli %arg5, %arg5 : i32
      scf.yield %3 : i32
    }
    return %arg0, %arg0, %0, %2, %c5_i32, %arg0 : i32, i32, i32, i32, i32, i32
  }
  func.func @sub(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c3 = arith.constant 3 : index
    %0 = arith.subi %arg0, %c3 overflow<nsw> : index
    %1 = scf.for %arg2 = %0 to %arg0 step %c3 iter_args(%arg3 = %arg1) -> (i32) {
      %2 = arith.addi %arg3, %arg3 : i32
      scf.yield %2 : i32
    }
    return %arg1, %1 : i32, i32
  }
  func.func @two(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %0 = arith.addi %arg0, %c3 overflow<nsw> : index
    %1 = arith.addi %arg0, %c6 overflow<nsw> : index
    %2 = scf.for %arg2 = %0 to %1 step %c3 iter_args(%arg3 = %arg1) -> (i32) {
      %4 = arith.addi %arg3, %arg3 : i32
      scf.yield %4 : i32
    }
    %3 = arith.addi %arg1, %arg1 : i32
    return %2, %3 : i32, i32
  }
}

//--- out 2
module {
  func.func @neg(%arg0: i32, %arg1: index, %arg2: index, %arg3: index) -> (i32, i32, i32, i32, i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c-1 = arith.constant -1 : index
    %0 = scf.for %arg4 = %c0 to %c8 step %c-1 iter_args(%arg5 = %arg0) -> (i32) {
      %4 = arith.addi %arg5, %arg5 : i32
      scf.yield %4 : i32
    }
    %1 = scf.for %arg4 = %arg1 to %arg2 step %c-1 iter_args(%arg5 = %arg0) -> (i32) {
      %4 = arith.addi %arg5, %arg5 : i32
      scf.yield %4 : i32
    }
    %2 = arith.addi %arg0, %arg0 : i32
    %3 = arith.muli %arg0, %arg0 : i32
    return %0, %1, %2, %3, %c5_i32, %arg0 : i32, i32, i32, i32, i32, i32
  }
  func.func @sub(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c3 = arith.constant 3 : index
    %0 = arith.subi %arg0, %c3 overflow<nsw> : index
    %1 = scf.for %arg2 = %0 to %arg0 step %c3 iter_args(%arg3 = %arg1) -> (i32) {
      %2 = arith.addi %arg3, %arg3 : i32
      scf.yield %2 : i32
    }
    return %arg1, %1 : i32, i32
  }
  func.func @two(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %0 = arith.addi %arg0, %c3 overflow<nsw> : index
    %1 = arith.addi %arg0, %c6 overflow<nsw> : index
    %2 = scf.for %arg2 = %0 to %1 step %c3 iter_args(%arg3 = %arg1) -> (i32) {
      %4 = arith.addi %arg3, %arg3 : i32
      scf.yield %4 : i32
    }
    %3 = arith.addi %arg1, %arg1 : i32
    return %2, %3 : i32, i32
  }
}

