// RUN: lowir opt --allow-unregistered-dialect --convert-scf-to-cf
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --convert-scf-to-cf
// Every structured operation, with and without results, and loops inside branches inside loops.
func.func @f(%a: index, %b: index, %i: i32, %c: i1) -> i32 {
  "pre"() : () -> ()
  scf.for %x = %a to %b step %a { "body"(%x) : (index) -> () }
  "mid"() : () -> ()
  %r = scf.for %x = %a to %b step %a iter_args(%s = %i) -> i32 { 
    scf.if %c { "then"() : () -> () }
    %q = scf.if %c -> i32 { scf.yield %i : i32 } else { scf.yield %s : i32 }
    scf.yield %q : i32 }
  %w = scf.while (%q = %i) : (i32) -> i32 { "before"() : () -> () scf.condition(%c) %q : i32 } do { ^bb0(%z: i32): "after"() : () -> () scf.yield %z : i32 }
  "post"() : () -> ()
  return %r : i32
}
func.func @w2(%i: i32, %c: i1) -> i64 {
  %w = scf.while (%q = %i) : (i32) -> i64 { %k = "before"() : () -> i64 scf.condition(%c) %k : i64 } do { ^bb0(%z: i64): %t = "after"(%z) : (i64) -> i32 scf.yield %t : i32 }
  return %w : i64
}
func.func @dow(%i: i32) -> i32 {
  %w = scf.while (%q = %i) : (i32) -> i32 { %k, %c = "before"(%q) : (i32) -> (i32, i1) scf.condition(%c) %k : i32 } do { ^bb0(%z: i32): scf.yield %z : i32 }
  return %w : i32
}
func.func @par(%a: index, %b: index, %c: index, %i: i32) -> (i32, i32) {
  %pr:2 = scf.parallel (%x, %y) = (%a, %b) to (%b, %c) step (%c, %a) init (%i, %i) -> (i32, i32) { "b"(%x,%y):(index,index)->() scf.reduce(%i, %i : i32, i32) { ^bb0(%l: i32, %rr: i32): %su = arith.addi %l, %rr : i32 scf.reduce.return %su : i32 }, { ^bb0(%l: i32, %rr: i32): %su = arith.muli %l, %rr : i32 scf.reduce.return %su : i32 } }
  scf.parallel (%x) = (%a) to (%b) step (%c) { "q"() : () -> () }
  return %pr#0, %pr#1 : i32, i32
}
func.func @sw(%a: index, %i: i32) -> i32 {
  %is = scf.index_switch %a -> i32 case 2 { scf.yield %i : i32 } case -5 { %q = "c5"() : () -> i32 scf.yield %q : i32 } default { "d"() : () -> () scf.yield %i : i32 }
  scf.index_switch %a default { "only"() : () -> () }
  return %is : i32
}
func.func @ex(%i: i32, %c: i1) -> i32 {
  %er = scf.execute_region -> i32 { cf.cond_br %c, ^bb1, ^bb2 ^bb1: scf.yield %i : i32 ^bb2: %k = "k"() : () -> i32 cf.br ^bb3 ^bb3: scf.yield %k : i32 } {x}
  return %er : i32
}
func.func @fa(%b: index) {
  scf.forall (%x, %y) in (4, %b) { "fa"(%x, %y) : (index, index) -> () }
  scf.forall (%x) = (1) to (%b) step (2) { "fa"(%x) : (index) -> () }
  return
}
func.func @unr(%a: i32, %c: i1) {
  scf.for %x = %a to %a step %a : i32 { "body"(%x) : (i32) -> () }
  scf.if %c { scf.if %c { "x"() : () -> () } else { "y"() : () -> () } } else { "z"() : () -> () }
  return
}
func.func @unsig(%a: i32, %c: i1) {
  return
}
func.func @deadblk(%a: index, %c: i1) {
  cf.cond_br %c, ^a, ^b
^a: 
  scf.for %x = %a to %a step %a { scf.for %y = %a to %a step %a { } }
  cf.br ^b
^b:
  scf.if %c { }
  return
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i1) -> i32 {
    "pre"() : () -> ()
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "body"(%0) : (index) -> ()
    %2 = arith.addi %0, %arg0 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    "mid"() : () -> ()
    cf.br ^bb4(%arg0, %arg2 : index, i32)
  ^bb4(%3: index, %4: i32):  // 2 preds: ^bb3, ^bb11
    %5 = arith.cmpi slt, %3, %arg1 : index
    cf.cond_br %5, ^bb5, ^bb12
  ^bb5:  // pred: ^bb4
    cf.cond_br %arg3, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    "then"() : () -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    cf.cond_br %arg3, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    cf.br ^bb10(%arg2 : i32)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%4 : i32)
  ^bb10(%6: i32):  // 2 preds: ^bb8, ^bb9
    cf.br ^bb11
  ^bb11:  // pred: ^bb10
    %7 = arith.addi %3, %arg0 : index
    cf.br ^bb4(%7, %6 : index, i32)
  ^bb12:  // pred: ^bb4
    cf.br ^bb13(%arg2 : i32)
  ^bb13(%8: i32):  // 2 preds: ^bb12, ^bb14
    "before"() : () -> ()
    cf.cond_br %arg3, ^bb14(%8 : i32), ^bb15
  ^bb14(%9: i32):  // pred: ^bb13
    "after"() : () -> ()
    cf.br ^bb13(%9 : i32)
  ^bb15:  // pred: ^bb13
    "post"() : () -> ()
    return %4 : i32
  }
  func.func @w2(%arg0: i32, %arg1: i1) -> i64 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = "before"() : () -> i64
    cf.cond_br %arg1, ^bb2(%1 : i64), ^bb3
  ^bb2(%2: i64):  // pred: ^bb1
    %3 = "after"(%2) : (i64) -> i32
    cf.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    return %1 : i64
  }
  func.func @dow(%arg0: i32) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1:2 = "before"(%0) : (i32) -> (i32, i1)
    cf.cond_br %1#1, ^bb1(%1#0 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %1#0 : i32
  }
  func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    cf.br ^bb1(%arg0, %arg3, %arg3 : index, i32, i32)
  ^bb1(%0: index, %1: i32, %2: i32):  // 2 preds: ^bb0, ^bb5
    %3 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg1, %1, %2 : index, i32, i32)
  ^bb3(%4: index, %5: i32, %6: i32):  // 2 preds: ^bb2, ^bb4
    %7 = arith.cmpi slt, %4, %arg2 : index
    cf.cond_br %7, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "b"(%0, %4) : (index, index) -> ()
    %8 = arith.addi %5, %arg3 : i32
    %9 = arith.muli %6, %arg3 : i32
    %10 = arith.addi %4, %arg0 : index
    cf.br ^bb3(%10, %8, %9 : index, i32, i32)
  ^bb5:  // pred: ^bb3
    %11 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%11, %5, %6 : index, i32, i32)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%arg0 : index)
  ^bb7(%12: index):  // 2 preds: ^bb6, ^bb8
    %13 = arith.cmpi slt, %12, %arg1 : index
    cf.cond_br %13, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    "q"() : () -> ()
    %14 = arith.addi %12, %arg2 : index
    cf.br ^bb7(%14 : index)
  ^bb9:  // pred: ^bb7
    return %1, %2 : i32, i32
  }
  func.func @sw(%arg0: index, %arg1: i32) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    cf.switch %0 : i32, [
      default: ^bb3,
      2: ^bb1,
      4294967291: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb4(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    %1 = "c5"() : () -> i32
    cf.br ^bb4(%1 : i32)
  ^bb3:  // pred: ^bb0
    "d"() : () -> ()
    cf.br ^bb4(%arg1 : i32)
  ^bb4(%2: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %3 = arith.index_cast %arg0 : index to i32
    cf.switch %3 : i32, [
      default: ^bb5]
  ^bb5:  // pred: ^bb4
    "only"() : () -> ()
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    return %2 : i32
  }
  func.func @ex(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb5(%arg0 : i32)
  ^bb3:  // pred: ^bb1
    %0 = "k"() : () -> i32
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%0 : i32)
  ^bb5(%1: i32):  // 2 preds: ^bb2, ^bb4
    return %1 : i32
  }
  func.func @fa(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0_0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg0 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "fa"(%0, %2) : (index, index) -> ()
    %4 = arith.addi %2, %c1_1 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb7(%c1_2 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb8
    %7 = arith.cmpi slt, %6, %arg0 : index
    cf.cond_br %7, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    "fa"(%6) : (index) -> ()
    %8 = arith.addi %6, %c2 : index
    cf.br ^bb7(%8 : index)
  ^bb9:  // pred: ^bb7
    return
  }
  func.func @unr(%arg0: i32, %arg1: i1) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "body"(%0) : (i32) -> ()
    %2 = arith.addi %0, %arg0 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    cf.cond_br %arg1, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    cf.cond_br %arg1, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    "x"() : () -> ()
    cf.br ^bb7
  ^bb6:  // pred: ^bb4
    "y"() : () -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    cf.br ^bb9
  ^bb8:  // pred: ^bb3
    "z"() : () -> ()
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    return
  }
  func.func @unsig(%arg0: i32, %arg1: i1) {
    return
  }
  func.func @deadblk(%arg0: index, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0 : index)
  ^bb2(%0: index):  // 2 preds: ^bb1, ^bb6
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    cf.br ^bb4(%arg0 : index)
  ^bb4(%2: index):  // 2 preds: ^bb3, ^bb5
    %3 = arith.cmpi slt, %2, %arg0 : index
    cf.cond_br %3, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %4 = arith.addi %2, %arg0 : index
    cf.br ^bb4(%4 : index)
  ^bb6:  // pred: ^bb4
    %5 = arith.addi %0, %arg0 : index
    cf.br ^bb2(%5 : index)
  ^bb7:  // pred: ^bb2
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb0, ^bb7
    cf.cond_br %arg1, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i1) -> i32 {
    "pre"() : () -> ()
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "body"(%0) : (index) -> ()
    %2 = arith.addi %0, %arg0 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    "mid"() : () -> ()
    cf.br ^bb4(%arg0, %arg2 : index, i32)
  ^bb4(%3: index, %4: i32):  // 2 preds: ^bb3, ^bb11
    %5 = arith.cmpi slt, %3, %arg1 : index
    cf.cond_br %5, ^bb5, ^bb12
  ^bb5:  // pred: ^bb4
    cf.cond_br %arg3, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    "then"() : () -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    cf.cond_br %arg3, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    cf.br ^bb10(%arg2 : i32)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%4 : i32)
  ^bb10(%6: i32):  // 2 preds: ^bb8, ^bb9
    cf.br ^bb11
  ^bb11:  // pred: ^bb10
    %7 = arith.addi %3, %arg0 : index
    cf.br ^bb4(%7, %6 : index, i32)
  ^bb12:  // pred: ^bb4
    cf.br ^bb13(%arg2 : i32)
  ^bb13(%8: i32):  // 2 preds: ^bb12, ^bb14
    "before"() : () -> ()
    cf.cond_br %arg3, ^bb14(%8 : i32), ^bb15
  ^bb14(%9: i32):  // pred: ^bb13
    "after"() : () -> ()
    cf.br ^bb13(%9 : i32)
  ^bb15:  // pred: ^bb13
    "post"() : () -> ()
    return %4 : i32
  }
  func.func @w2(%arg0: i32, %arg1: i1) -> i64 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = "before"() : () -> i64
    cf.cond_br %arg1, ^bb2(%1 : i64), ^bb3
  ^bb2(%2: i64):  // pred: ^bb1
    %3 = "after"(%2) : (i64) -> i32
    cf.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    return %1 : i64
  }
  func.func @dow(%arg0: i32) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1:2 = "before"(%0) : (i32) -> (i32, i1)
    cf.cond_br %1#1, ^bb1(%1#0 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %1#0 : i32
  }
  func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    cf.br ^bb1(%arg0, %arg3, %arg3 : index, i32, i32)
  ^bb1(%0: index, %1: i32, %2: i32):  // 2 preds: ^bb0, ^bb5
    %3 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg1, %1, %2 : index, i32, i32)
  ^bb3(%4: index, %5: i32, %6: i32):  // 2 preds: ^bb2, ^bb4
    %7 = arith.cmpi slt, %4, %arg2 : index
    cf.cond_br %7, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "b"(%0, %4) : (index, index) -> ()
    %8 = arith.addi %5, %arg3 : i32
    %9 = arith.muli %6, %arg3 : i32
    %10 = arith.addi %4, %arg0 : index
    cf.br ^bb3(%10, %8, %9 : index, i32, i32)
  ^bb5:  // pred: ^bb3
    %11 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%11, %5, %6 : index, i32, i32)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%arg0 : index)
  ^bb7(%12: index):  // 2 preds: ^bb6, ^bb8
    %13 = arith.cmpi slt, %12, %arg1 : index
    cf.cond_br %13, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    "q"() : () -> ()
    %14 = arith.addi %12, %arg2 : index
    cf.br ^bb7(%14 : index)
  ^bb9:  // pred: ^bb7
    return %1, %2 : i32, i32
  }
  func.func @sw(%arg0: index, %arg1: i32) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    cf.switch %0 : i32, [
      default: ^bb3,
      2: ^bb1,
      4294967291: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb4(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    %1 = "c5"() : () -> i32
    cf.br ^bb4(%1 : i32)
  ^bb3:  // pred: ^bb0
    "d"() : () -> ()
    cf.br ^bb4(%arg1 : i32)
  ^bb4(%2: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %3 = arith.index_cast %arg0 : index to i32
    cf.switch %3 : i32, [
      default: ^bb5]
  ^bb5:  // pred: ^bb4
    "only"() : () -> ()
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    return %2 : i32
  }
  func.func @ex(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb5(%arg0 : i32)
  ^bb3:  // pred: ^bb1
    %0 = "k"() : () -> i32
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%0 : i32)
  ^bb5(%1: i32):  // 2 preds: ^bb2, ^bb4
    return %1 : i32
  }
  func.func @fa(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0_0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg0 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "fa"(%0, %2) : (index, index) -> ()
    %4 = arith.addi %2, %c1_1 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    %c1_2 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb7(%c1_2 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb8
    %7 = arith.cmpi slt, %6, %arg0 : index
    cf.cond_br %7, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    "fa"(%6) : (index) -> ()
    %8 = arith.addi %6, %c2 : index
    cf.br ^bb7(%8 : index)
  ^bb9:  // pred: ^bb7
    return
  }
  func.func @unr(%arg0: i32, %arg1: i1) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "body"(%0) : (i32) -> ()
    %2 = arith.addi %0, %arg0 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    cf.cond_br %arg1, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    cf.cond_br %arg1, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    "x"() : () -> ()
    cf.br ^bb7
  ^bb6:  // pred: ^bb4
    "y"() : () -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    cf.br ^bb9
  ^bb8:  // pred: ^bb3
    "z"() : () -> ()
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    return
  }
  func.func @unsig(%arg0: i32, %arg1: i1) {
    return
  }
  func.func @deadblk(%arg0: index, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0 : index)
  ^bb2(%0: index):  // 2 preds: ^bb1, ^bb6
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    cf.br ^bb4(%arg0 : index)
  ^bb4(%2: index):  // 2 preds: ^bb3, ^bb5
    %3 = arith.cmpi slt, %2, %arg0 : index
    cf.cond_br %3, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %4 = arith.addi %2, %arg0 : index
    cf.br ^bb4(%4 : index)
  ^bb6:  // pred: ^bb4
    %5 = arith.addi %0, %arg0 : index
    cf.br ^bb2(%5 : index)
  ^bb7:  // pred: ^bb2
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb0, ^bb7
    cf.cond_br %arg1, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    return
  }
}

