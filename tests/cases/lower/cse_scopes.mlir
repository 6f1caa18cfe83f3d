// RUN: lowir opt --allow-unregistered-dialect --cse
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --cse
// Scopes of dominance, reads between writes, equal regions, operands in any order.
func.func @f(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.addi %a, %b : i32
  %c1 = arith.constant 1 : i32
  %c1b = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %3 = arith.addi %a, %b : i32
  %4 = arith.subi %3, %c1b : i32
  return %3, %4, %1 : i32, i32, i32
^bb2:
  %5 = arith.subi %0, %c1 : i32
  return %5, %c1b, %2 : i32, i32, i32
^bb4:
  %33 = arith.muli %a, %b : i32
  cf.br ^bb2
}
func.func @g(%a: i32, %b: i32, %c: i1, %m: memref<4xi32>, %i: index) -> (i32, i32, i32, i32) {
  %d0 = arith.divsi %a, %b : i32
  %d1 = arith.divsi %a, %b : i32
  %l0 = memref.load %m[%i] : memref<4xi32>
  %l1 = memref.load %m[%i] : memref<4xi32>
  memref.store %l0, %m[%i] : memref<4xi32>
  %l2 = memref.load %m[%i] : memref<4xi32>
  %r = scf.if %c -> i32 { %x = arith.addi %a, %b : i32 scf.yield %x : i32 } else { %x = arith.addi %a, %b : i32 scf.yield %x : i32 }
  %r2 = scf.if %c -> i32 { %x = arith.addi %a, %b : i32 scf.yield %x : i32 } else { %x = arith.addi %a, %b : i32 scf.yield %x : i32 }
  %dead = arith.addi %r, %r2 : i32
  return %d1, %l1, %l2, %r2 : i32, i32, i32, i32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %0, %c1_i32 : i32
    return %0, %1, %0 : i32, i32, i32
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %2 = arith.subi %0, %c1_i32 : i32
    return %2, %c1_i32, %0 : i32, i32, i32
  ^bb3:  // no predecessors
    %3 = arith.muli %arg0, %arg1 : i32
    cf.br ^bb2
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: memref<4xi32>, %arg4: index) -> (i32, i32, i32, i32) {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = memref.load %arg3[%arg4] : memref<4xi32>
    memref.store %1, %arg3[%arg4] : memref<4xi32>
    %2 = memref.load %arg3[%arg4] : memref<4xi32>
    %3 = scf.if %arg2 -> (i32) {
      %4 = arith.addi %arg0, %arg1 : i32
      scf.yield %4 : i32
    } else {
      %4 = arith.addi %arg0, %arg1 : i32
      scf.yield %4 : i32
    }
    return %0, %1, %2, %3 : i32, i32, i32, i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = arith.subi %0, %c1_i32 : i32
    return %0, %1, %0 : i32, i32, i32
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %2 = arith.subi %0, %c1_i32 : i32
    return %2, %c1_i32, %0 : i32, i32, i32
  ^bb3:  // no predecessors
    %3 = arith.muli %arg0, %arg1 : i32
    cf.br ^bb2
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: memref<4xi32>, %arg4: index) -> (i32, i32, i32, i32) {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = memref.load %arg3[%arg4] : memref<4xi32>
    memref.store %1, %arg3[%arg4] : memref<4xi32>
    %2 = memref.load %arg3[%arg4] : memref<4xi32>
    %3 = scf.if %arg2 -> (i32) {
      %4 = arith.addi %arg0, %arg1 : i32
      scf.yield %4 : i32
    } else {
      %4 = arith.addi %arg0, %arg1 : i32
      scf.yield %4 : i32
    }
    return %0, %1, %2, %3 : i32, i32, i32, i32
  }
}

