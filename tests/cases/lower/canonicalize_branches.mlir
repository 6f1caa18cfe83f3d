// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --canonicalize
// Branches on constants, blocks that only branch on, blocks with one way in, constants in front.
func.func @f(%a: i32, %b: i32, %c: i1, %m: memref<4xi32>, %i: index) -> (i32, i32, i32) {
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %x = arith.addi %c5, %c7 : i32
  %y = arith.addi %c5, %a : i32
  %z = arith.addi %y, %c7 : i32
  %d = arith.muli %a, %b : i32
  %l = memref.load %m[%i] : memref<4xi32>
  %c5b = arith.constant 5 : i32
  %w = arith.muli %z, %c5b : i32
  cf.cond_br %c, ^bb1, ^bb2(%w : i32)
^bb1:
  %c9 = arith.constant 9 : i32
  %q = arith.addi %w, %c9 : i32
  cf.br ^bb2(%q : i32)
^bb2(%r: i32):
  return %r, %x, %z : i32, i32, i32
}
func.func @g(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  %c9 = arith.constant 9 : i32
  cf.br ^bb3(%c9 : i32)
^bb3(%r: i32):
  scf.if %t { "a"() : () -> () } else { "b"() : () -> () }
  %z = scf.if %c -> i32 { scf.yield %r : i32 } else { scf.yield %r : i32 }
  scf.if %c { } else { }
  return %z : i32
}
func.func @h(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  cf.br ^bb3(%a : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @dead(%c: i1, %a: i32) -> i32 {
  return %a : i32
^bb1:
  cf.br ^bb1
}
func.func @callc() -> i32 {
  %f = func.constant @h : (i1, i32) -> i32
  %t = arith.constant true
  %c9 = arith.constant 9 : i32
  %r = func.call_indirect %f(%t, %c9) : (i1, i32) -> i32
  return %r : i32
}
func.func @order(%a: i32) -> (i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.addi %0, %c1 : i32
  %c2 = arith.constant 2 : i32
  %2 = arith.muli %1, %c2 : i32
  %c3 = arith.constant 3 : i32
  %s = arith.addi %c2, %c3 : i32
  %c1b = arith.constant 1 : i32
  %3 = arith.subi %2, %c1b : i32
  return %3, %s, %c3 : i32, i32, i32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: memref<4xi32>, %arg4: index) -> (i32, i32, i32) {
    %c9_i32 = arith.constant 9 : i32
    %c5_i32 = arith.constant 5 : i32
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.addi %arg0, %c12_i32 : i32
    %1 = arith.muli %0, %c5_i32 : i32
    cf.cond_br %arg2, ^bb1, ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb0
    %2 = arith.addi %1, %c9_i32 : i32
    cf.br ^bb2(%2 : i32)
  ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
    return %3, %c12_i32, %0 : i32, i32, i32
  }
  func.func @g(%arg0: i1, %arg1: i32) -> i32 {
    "a"() : () -> ()
    return %arg1 : i32
  }
  func.func @h(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @dead(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @callc() -> i32 {
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %0 = call @h(%true, %c9_i32) : (i1, i32) -> i32
    return %0 : i32
  }
  func.func @order(%arg0: i32) -> (i32, i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.muli %1, %c2_i32 : i32
    %3 = arith.subi %2, %c1_i32 : i32
    return %3, %c5_i32, %c3_i32 : i32, i32, i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: memref<4xi32>, %arg4: index) -> (i32, i32, i32) {
    %c9_i32 = arith.constant 9 : i32
    %c5_i32 = arith.constant 5 : i32
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.addi %arg0, %c12_i32 : i32
    %1 = arith.muli %0, %c5_i32 : i32
    cf.cond_br %arg2, ^bb1, ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb0
    %2 = arith.addi %1, %c9_i32 : i32
    cf.br ^bb2(%2 : i32)
  ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
    return %3, %c12_i32, %0 : i32, i32, i32
  }
  func.func @g(%arg0: i1, %arg1: i32) -> i32 {
    "a"() : () -> ()
    return %arg1 : i32
  }
  func.func @h(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @dead(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @callc() -> i32 {
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %0 = call @h(%true, %c9_i32) : (i1, i32) -> i32
    return %0 : i32
  }
  func.func @order(%arg0: i32) -> (i32, i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.muli %1, %c2_i32 : i32
    %3 = arith.subi %2, %c1_i32 : i32
    return %3, %c5_i32, %c3_i32 : i32, i32, i32
  }
}

