// RUN: lowir opt --allow-unregistered-dialect --convert-scf-to-cf
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --convert-scf-to-cf
// Loops that only pass on, negated conditions, reductions with control flow, foreign regions.
func.func @w(%i: i32, %c: i1, %a: index) {
  %w = scf.while (%q = %i) : (i32) -> i64 { %k = "before"() : () -> i64 scf.condition(%c) %k : i64 } do { ^bb0(%z: i64): %t = "after"(%z) : (i64) -> i32 scf.yield %t : i32 } attributes {foo}
  %w2 = scf.while (%q = %i) : (i32) -> i32 { %k, %c2 = "before"(%q) : (i32) -> (i32, i1) scf.condition(%c2) %k : i32 } do { ^bb0(%z: i32): scf.yield %z : i32 }  attributes {foo}
  scf.parallel (%x, %y) = (%a, %a) to (%a, %a) step (%a, %a) { "q"() : () -> () } {foo}
  scf.for %x = %a to %a step %a { "q"() : () -> () } {foo, baz = #arith.overflow<nsw>}
  return
}
func.func @notif(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n { "a"() : () -> () } else { "b"() : () -> () }
  scf.if %n { "a"() : () -> () }
  scf.if %t { "a"() : () -> () }
  return
}
func.func @forc(%i : i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %x = %c0 to %c1 step %c1 { "q"() : () -> () }
  scf.for %x = %c1 to %c1 step %c1 { "q"() : () -> () }
  %r = scf.for %x = %c1 to %c0 step %c1 iter_args(%z = %i) -> i32 { scf.yield %z : i32 }
  scf.index_switch %c1 case 1 { "d"() : () -> () scf.yield } default { "o"() : () -> () }
  return %r : i32
}
func.func @nested(%a: index, %c : i1, %q: i32) -> i32 {
  "foo.r"() ({ scf.if %c { "x"() : () -> () } "foo.t"() : () -> () }) : () -> ()
  return %q : i32
}
func.func @redif(%a: index, %i: i32, %c: i1) -> i32 {
  %r = scf.parallel (%x) = (%a) to (%a) step (%a) init (%i) -> i32 { scf.reduce(%i : i32) { ^bb0(%l: i32, %rr: i32): %s = scf.if %c -> i32 { scf.yield %l : i32 } else { scf.yield %rr : i32 } scf.reduce.return %s : i32 } }
  return %r : i32
}
//--- out
module {
  func.func @w(%arg0: i32, %arg1: i1, %arg2: index) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = "before"() : () -> i64
    cf.cond_br %arg1, ^bb2(%1 : i64), ^bb3
  ^bb2(%2: i64):  // pred: ^bb1
    %3 = "after"(%2) : (i64) -> i32
    cf.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg0 : i32)
  ^bb4(%4: i32):  // 2 preds: ^bb3, ^bb4
    %5:2 = "before"(%4) : (i32) -> (i32, i1)
    cf.cond_br %5#1, ^bb4(%5#0 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%arg2 : index)
  ^bb6(%6: index):  // 2 preds: ^bb5, ^bb10
    %7 = arith.cmpi slt, %6, %arg2 : index
    cf.cond_br %7, ^bb7, ^bb11
  ^bb7:  // pred: ^bb6
    cf.br ^bb8(%arg2 : index)
  ^bb8(%8: index):  // 2 preds: ^bb7, ^bb9
    %9 = arith.cmpi slt, %8, %arg2 : index
    cf.cond_br %9, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    "q"() : () -> ()
    %10 = arith.addi %8, %arg2 : index
    cf.br ^bb8(%10 : index)
  ^bb10:  // pred: ^bb8
    %11 = arith.addi %6, %arg2 : index
    cf.br ^bb6(%11 : index)
  ^bb11:  // pred: ^bb6
    cf.br ^bb12(%arg2 : index)
  ^bb12(%12: index):  // 2 preds: ^bb11, ^bb13
    %13 = arith.cmpi slt, %12, %arg2 : index
    cf.cond_br %13, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    "q"() : () -> ()
    %14 = arith.addi %12, %arg2 : index
    cf.br ^bb12(%14 : index)
  ^bb14:  // pred: ^bb12
    return
  }
  func.func @notif(%arg0: i1) {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "b"() : () -> ()
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    "a"() : () -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %0, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "a"() : () -> ()
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    cf.cond_br %true, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    "a"() : () -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    return
  }
  func.func @forc(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "q"() : () -> ()
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c1 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb5
    %4 = arith.cmpi slt, %3, %c1 : index
    cf.cond_br %4, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    "q"() : () -> ()
    %5 = arith.addi %3, %c1 : index
    cf.br ^bb4(%5 : index)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%c1, %arg0 : index, i32)
  ^bb7(%6: index, %7: i32):  // 2 preds: ^bb6, ^bb8
    %8 = arith.cmpi slt, %6, %c0 : index
    cf.cond_br %8, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %9 = arith.addi %6, %c1 : index
    cf.br ^bb7(%9, %7 : index, i32)
  ^bb9:  // pred: ^bb7
    %10 = arith.index_cast %c1 : index to i32
    cf.switch %10 : i32, [
      default: ^bb11,
      1: ^bb10
    ]
  ^bb10:  // pred: ^bb9
    "d"() : () -> ()
    cf.br ^bb12
  ^bb11:  // pred: ^bb9
    "o"() : () -> ()
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    return %7 : i32
  }
  func.func @nested(%arg0: index, %arg1: i1, %arg2: i32) -> i32 {
    "foo.r"() ({
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      "x"() : () -> ()
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "foo.t"() : () -> ()
    }) : () -> ()
    return %arg2 : i32
  }
  func.func @redif(%arg0: index, %arg1: i32, %arg2: i1) -> i32 {
    cf.br ^bb1(%arg0, %arg1 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb6
    %2 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg2, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%1 : i32)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%arg1 : i32)
  ^bb5(%3: i32):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %4 = arith.addi %0, %arg0 : index
    cf.br ^bb1(%4, %3 : index, i32)
  ^bb7:  // pred: ^bb1
    return %1 : i32
  }
}

//--- out 2
module {
  func.func @w(%arg0: i32, %arg1: i1, %arg2: index) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = "before"() : () -> i64
    cf.cond_br %arg1, ^bb2(%1 : i64), ^bb3
  ^bb2(%2: i64):  // pred: ^bb1
    %3 = "after"(%2) : (i64) -> i32
    cf.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg0 : i32)
  ^bb4(%4: i32):  // 2 preds: ^bb3, ^bb4
    %5:2 = "before"(%4) : (i32) -> (i32, i1)
    cf.cond_br %5#1, ^bb4(%5#0 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%arg2 : index)
  ^bb6(%6: index):  // 2 preds: ^bb5, ^bb10
    %7 = arith.cmpi slt, %6, %arg2 : index
    cf.cond_br %7, ^bb7, ^bb11
  ^bb7:  // pred: ^bb6
    cf.br ^bb8(%arg2 : index)
  ^bb8(%8: index):  // 2 preds: ^bb7, ^bb9
    %9 = arith.cmpi slt, %8, %arg2 : index
    cf.cond_br %9, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    "q"() : () -> ()
    %10 = arith.addi %8, %arg2 : index
    cf.br ^bb8(%10 : index)
  ^bb10:  // pred: ^bb8
    %11 = arith.addi %6, %arg2 : index
    cf.br ^bb6(%11 : index)
  ^bb11:  // pred: ^bb6
    cf.br ^bb12(%arg2 : index)
  ^bb12(%12: index):  // 2 preds: ^bb11, ^bb13
    %13 = arith.cmpi slt, %12, %arg2 : index
    cf.cond_br %13, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    "q"() : () -> ()
    %14 = arith.addi %12, %arg2 : index
    cf.br ^bb12(%14 : index)
  ^bb14:  // pred: ^bb12
    return
  }
  func.func @notif(%arg0: i1) {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "b"() : () -> ()
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    "a"() : () -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %0, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "a"() : () -> ()
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    cf.cond_br %true, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    "a"() : () -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    return
  }
  func.func @forc(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "q"() : () -> ()
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c1 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb5
    %4 = arith.cmpi slt, %3, %c1 : index
    cf.cond_br %4, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    "q"() : () -> ()
    %5 = arith.addi %3, %c1 : index
    cf.br ^bb4(%5 : index)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%c1, %arg0 : index, i32)
  ^bb7(%6: index, %7: i32):  // 2 preds: ^bb6, ^bb8
    %8 = arith.cmpi slt, %6, %c0 : index
    cf.cond_br %8, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %9 = arith.addi %6, %c1 : index
    cf.br ^bb7(%9, %7 : index, i32)
  ^bb9:  // pred: ^bb7
    %10 = arith.index_cast %c1 : index to i32
    cf.switch %10 : i32, [
      default: ^bb11,
      1: ^bb10
    ]
  ^bb10:  // pred: ^bb9
    "d"() : () -> ()
    cf.br ^bb12
  ^bb11:  // pred: ^bb9
    "o"() : () -> ()
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    return %7 : i32
  }
  func.func @nested(%arg0: index, %arg1: i1, %arg2: i32) -> i32 {
    "foo.r"() ({
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      "x"() : () -> ()
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "foo.t"() : () -> ()
    }) : () -> ()
    return %arg2 : i32
  }
  func.func @redif(%arg0: index, %arg1: i32, %arg2: i1) -> i32 {
    cf.br ^bb1(%arg0, %arg1 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb6
    %2 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg2, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%1 : i32)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%arg1 : i32)
  ^bb5(%3: i32):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %4 = arith.addi %0, %arg0 : index
    cf.br ^bb1(%4, %3 : index, i32)
  ^bb7:  // pred: ^bb1
    return %1 : i32
  }
}

