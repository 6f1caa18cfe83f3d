// RUN: lowir opt --inline --allow-unregistered-dialect %s
// RUN: lowir opt --compat=19 --inline --allow-unregistered-dialect %s
// Calls of functions: blocks, regions of one block, recursion, externals, indirect calls, nested modules.
func.func private @leaf(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}
func.func @multi(%a: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^a, ^b
^a:
  %x = call @leaf(%a) : (i32) -> i32
  return %x : i32
^b:
  %c = arith.constant 7 : i32
  return %c : i32
}
func.func @user(%a: i32, %p: i1) -> i32 {
  %0 = call @multi(%a, %p) : (i32, i1) -> i32
  %1 = call @multi(%0, %p) : (i32, i1) -> i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @inif(%a: i32, %p: i1) -> i32 {
  %r = scf.if %p -> i32 {
    %0 = func.call @multi(%a, %p) : (i32, i1) -> i32
    scf.yield %0 : i32
  } else {
    %0 = func.call @leaf(%a) : (i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @selfrec(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %x = arith.muli %a, %c : i32
  %r = call @selfrec(%x) : (i32) -> i32
  return %r : i32
}
func.func @callsrec(%a: i32) -> i32 {
  %r = call @selfrec(%a) : (i32) -> i32
  return %r : i32
}
func.func @ping(%a: i32) -> i32 {
  %c = arith.constant 5 : i32
  %x = arith.muli %a, %c : i32
  %r = call @pong(%x) : (i32) -> i32
  return %r : i32
}
func.func @pong(%a: i32) -> i32 {
  %c = arith.constant 6 : i32
  %x = arith.addi %a, %c : i32
  %r = call @ping(%x) : (i32) -> i32
  return %r : i32
}
func.func @callsping(%a: i32) -> i32 {
  %r = call @ping(%a) : (i32) -> i32
  return %r : i32
}
func.func private @ext(i32)
func.func @callsext(%a: i32) {
  call @ext(%a) : (i32) -> ()
  return
}
func.func private @unused(%a: i32) {
  call @ext(%a) : (i32) -> ()
  return
}
func.func @opaque(%a: i32) {
  "foo.bar"(%a) : (i32) -> ()
  return
}
func.func @callsopaque(%a: i32) {
  call @opaque(%a) : (i32) -> ()
  call @callsext(%a) : (i32) -> ()
  return
}
func.func @indirect(%a: i32) -> i32 {
  %f = constant @leaf : (i32) -> i32
  %r = call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}
func.func @noinl(%a: i32) attributes {no_inline} {
  return
}
func.func @callsnoinl(%a: i32) {
  call @noinl(%a) : (i32) -> ()
  call @noret(%a) {no_inline} : (i32) -> ()
  return
}
func.func @noret(%a: i32) {
  call @ext(%a) : (i32) -> ()
  return
}
module @inner {
  func.func private @leaf2(%a: i32) -> i32 {
    %r = arith.addi %a, %a : i32
    return %r : i32
  }
  func.func @usesleaf2(%a: i32) -> i32 {
    %r = call @leaf2(%a) : (i32) -> i32
    return %r : i32
  }
  func.func @pub2(%a: i32) -> i32 {
    return %a : i32
  }
}
func.func private @pm(%a: i32, %b: i1) -> i32 {
  cf.cond_br %b, ^a, ^b
^a:
  return %a : i32
^b:
  %c = arith.constant 7 : i32
  return %c : i32
}
func.func @c2(%a: i32, %b: i1) -> i32 {
  cf.br ^x
^x:
  %z = arith.muli %a, %a : i32
  %y = call @pm(%z, %b) : (i32, i1) -> i32
  cf.cond_br %b, ^x, ^y(%y : i32)
^y(%w: i32):
  return %w : i32
}
//--- out
module {
  func.func @multi(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %c7_i32 : i32
  }
  func.func @user(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg1, ^bb1, ^bb2(%c7_i32 : i32)
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg0, %c1_i32 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb3, ^bb4(%c7_i32 : i32)
  ^bb3:  // pred: ^bb2
    %2 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb4(%2 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb2, ^bb3
    %4 = arith.muli %1, %3 : i32
    return %4 : i32
  }
  func.func @inif(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %0 = scf.if %arg1 -> (i32) {
      %1 = func.call @multi(%arg0, %true) : (i32, i1) -> i32
      scf.yield %1 : i32
    } else {
      %1 = arith.addi %arg0, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @selfrec(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.muli %arg0, %c3_i32 : i32
    %1 = call @selfrec(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @callsrec(%arg0: i32) -> i32 {
    %0 = call @selfrec(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @ping(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = call @pong(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @pong(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %0 = arith.addi %arg0, %c6_i32 : i32
    %1 = call @ping(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @callsping(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.addi %0, %c6_i32 : i32
    %2 = arith.muli %1, %c5_i32 : i32
    %3 = arith.addi %2, %c6_i32 : i32
    %4 = arith.muli %3, %c5_i32 : i32
    %5 = arith.addi %4, %c6_i32 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %6 = arith.muli %5, %c5_i32_0 : i32
    %c6_i32_1 = arith.constant 6 : i32
    %7 = arith.addi %6, %c6_i32_1 : i32
    %8 = call @ping(%7) : (i32) -> i32
    return %8 : i32
  }
  func.func private @ext(i32)
  func.func @callsext(%arg0: i32) {
    call @ext(%arg0) : (i32) -> ()
    return
  }
  func.func @opaque(%arg0: i32) {
    "foo.bar"(%arg0) : (i32) -> ()
    return
  }
  func.func @callsopaque(%arg0: i32) {
    call @opaque(%arg0) : (i32) -> ()
    call @ext(%arg0) : (i32) -> ()
    return
  }
  func.func @indirect(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @noinl(%arg0: i32) attributes {no_inline} {
    return
  }
  func.func @callsnoinl(%arg0: i32) {
    call @noinl(%arg0) : (i32) -> ()
    call @noret(%arg0) {no_inline} : (i32) -> ()
    return
  }
  func.func @noret(%arg0: i32) {
    call @ext(%arg0) : (i32) -> ()
    return
  }
  module @inner {
    func.func @usesleaf2(%arg0: i32) -> i32 {
      %0 = arith.addi %arg0, %arg0 : i32
      return %0 : i32
    }
    func.func @pub2(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  func.func @c2(%arg0: i32, %arg1: i1) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.select %arg1, %0, %c7_i32 : i32
    cf.cond_br %arg1, ^bb1, ^bb2(%1 : i32)
  ^bb2(%2: i32):  // pred: ^bb1
    return %2 : i32
  }
}

//--- out 2
module {
  func.func @multi(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %c7_i32 : i32
  }
  func.func @user(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg1, ^bb1, ^bb2(%c7_i32 : i32)
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg0, %c1_i32 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb3, ^bb4(%c7_i32 : i32)
  ^bb3:  // pred: ^bb2
    %2 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb4(%2 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb2, ^bb3
    %4 = arith.muli %1, %3 : i32
    return %4 : i32
  }
  func.func @inif(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %0 = scf.if %arg1 -> (i32) {
      %1 = func.call @multi(%arg0, %true) : (i32, i1) -> i32
      scf.yield %1 : i32
    } else {
      %1 = arith.addi %arg0, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @selfrec(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.muli %arg0, %c3_i32 : i32
    %1 = call @selfrec(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @callsrec(%arg0: i32) -> i32 {
    %0 = call @selfrec(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @ping(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.addi %0, %c6_i32 : i32
    %2 = arith.muli %1, %c5_i32 : i32
    %3 = arith.addi %2, %c6_i32 : i32
    %4 = arith.muli %3, %c5_i32 : i32
    %5 = arith.addi %4, %c6_i32 : i32
    %6 = arith.muli %5, %c5_i32 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %c6_i32_1 = arith.constant 6 : i32
    %7 = arith.addi %6, %c6_i32_1 : i32
    %8 = arith.muli %7, %c5_i32_0 : i32
    %9 = call @pong(%8) : (i32) -> i32
    return %9 : i32
  }
  func.func @pong(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c6_i32 = arith.constant 6 : i32
    %0 = arith.addi %arg0, %c6_i32 : i32
    %1 = arith.muli %0, %c5_i32 : i32
    %2 = call @pong(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func @callsping(%arg0: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.addi %0, %c6_i32 : i32
    %2 = arith.muli %1, %c5_i32 : i32
    %3 = arith.addi %2, %c6_i32 : i32
    %4 = arith.muli %3, %c5_i32 : i32
    %5 = arith.addi %4, %c6_i32 : i32
    %6 = arith.muli %5, %c5_i32 : i32
    %7 = arith.addi %6, %c6_i32 : i32
    %8 = arith.muli %7, %c5_i32 : i32
    %9 = arith.addi %8, %c6_i32 : i32
    %10 = arith.muli %9, %c5_i32 : i32
    %11 = arith.addi %10, %c6_i32 : i32
    %12 = arith.muli %11, %c5_i32 : i32
    %13 = arith.addi %12, %c6_i32 : i32
    %14 = arith.muli %13, %c5_i32 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %c6_i32_1 = arith.constant 6 : i32
    %15 = arith.addi %14, %c6_i32_1 : i32
    %16 = arith.muli %15, %c5_i32_0 : i32
    %17 = call @pong(%16) : (i32) -> i32
    return %17 : i32
  }
  func.func private @ext(i32)
  func.func @callsext(%arg0: i32) {
    call @ext(%arg0) : (i32) -> ()
    return
  }
  func.func @opaque(%arg0: i32) {
    "foo.bar"(%arg0) : (i32) -> ()
    return
  }
  func.func @callsopaque(%arg0: i32) {
    call @opaque(%arg0) : (i32) -> ()
    call @ext(%arg0) : (i32) -> ()
    return
  }
  func.func @indirect(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @noinl(%arg0: i32) attributes {no_inline} {
    return
  }
  func.func @callsnoinl(%arg0: i32) {
    call @ext(%arg0) : (i32) -> ()
    return
  }
  func.func @noret(%arg0: i32) {
    call @ext(%arg0) : (i32) -> ()
    return
  }
  module @inner {
    func.func @usesleaf2(%arg0: i32) -> i32 {
      %0 = arith.addi %arg0, %arg0 : i32
      return %0 : i32
    }
    func.func @pub2(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  func.func @c2(%arg0: i32, %arg1: i1) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.select %arg1, %0, %c7_i32 : i32
    cf.cond_br %arg1, ^bb1, ^bb2(%1 : i32)
  ^bb2(%2: i32):  // pred: ^bb1
    return %2 : i32
  }
}

