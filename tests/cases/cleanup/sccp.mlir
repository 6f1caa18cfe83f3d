// RUN: lowir opt --sccp
// RUN: lowir opt --compat=19 --pass-pipeline=builtin.module(func.func(sccp))
// Constants follow branches, structured control flow, and calls of functions whose calls are all seen.
func.func private @twice(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %r = arith.muli %x, %c2 : i32
  return %r : i32
}
func.func private @unknown(%x: i32) -> i32
func.func private @never(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %r = arith.muli %c2, %c2 : i32
  return %r : i32
}
func.func @open(%x: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  return %c7 : i32
}
func.func @main(%p: i1, %n: index, %m: memref<4xi32>) -> (i32, i32, i32, index) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %a = call @twice(%c3) : (i32) -> i32
  %u = call @unknown(%a) : (i32) -> i32
  %o = call @open(%a) : (i32) -> i32
  %t = arith.constant true
  cf.cond_br %t, ^a(%a : i32), ^b(%c1 : i32)
^a(%x: i32):
  %six = arith.addi %x, %c1 : i32
  cf.br ^c(%six, %o : i32, i32)
^b(%y: i32):
  cf.br ^c(%y, %y : i32, i32)
^c(%z: i32, %w: i32):
  %s = scf.if %p -> i32 {
    scf.yield %z : i32
  } else {
    %seven = arith.constant 7 : i32
    scf.yield %seven : i32
  }
  %s2 = scf.if %t -> i32 {
    %e = arith.addi %w, %c1 : i32
    scf.yield %e : i32
  } else {
    scf.yield %c3 : i32
  }
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %l:2 = scf.for %i = %i0 to %n step %i1 iter_args(%k = %i0, %q = %c3) -> (index, i32) {
    %k2 = arith.muli %k, %i1 : index
    memref.store %q, %m[%k2] : memref<4xi32>
    scf.yield %k2, %q : index, i32
  }
  %wh = scf.while (%b = %c1) : (i32) -> i32 {
    %f = arith.constant false
    scf.condition(%f) %b : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  %sw = scf.index_switch %i1 -> i32
  case 1 {
    scf.yield %c1 : i32
  }
  default {
    scf.yield %c3 : i32
  }
  %ex = scf.execute_region -> i32 {
    scf.yield %sw : i32
  }
  %af:1 = affine.for %i = 0 to 10 iter_args(%h = %ex) -> (i32) {
    affine.yield %h : i32
  }
  %sum = arith.addi %s2, %u : i32
  %sum2 = arith.addi %af#0, %wh : i32
  return %s, %sum, %sum2, %l#0 : i32, i32, i32, index
}
func.func @sw(%f: i32, %g: i1) -> (i32, i64) {
  %c5 = arith.constant 5 : i32
  cf.switch %c5 : i32, [ default: ^d, 5: ^e(%c5 : i32), 7: ^e(%f : i32) ]
^d:
  cf.br ^e(%f : i32)
^e(%x: i32):
  %true = arith.constant true
  cf.cond_br %true, ^g, ^h
^g:
  %z = arith.extsi %x : i32 to i64
  return %x, %z : i32, i64
^h:
  %q = arith.constant 9 : i64
  return %f, %q : i32, i64
}
module @inner {
  func.func nested @n(%x: i32) -> i32 { return %x : i32 }
  func.func private @p(%x: i32) -> i32 { return %x : i32 }
  func.func @caller() -> (i32, i32) {
    %c5 = arith.constant 5 : i32
    %a = call @n(%c5) : (i32) -> i32
    %b = call @p(%c5) : (i32) -> i32
    return %a, %b : i32, i32
  }
}
func.func nested @n2(%x: i32) -> i32 { return %x : i32 }
func.func private @taken(%x: i32) -> i32 { return %x : i32 }
func.func @caller2() -> (i32, i32, (i32) -> i32) {
  %c5 = arith.constant 5 : i32
  %a = call @n2(%c5) : (i32) -> i32
  %b = call @taken(%c5) : (i32) -> i32
  %f = constant @taken : (i32) -> i32
  return %a, %b, %f : i32, i32, (i32) -> i32
}
func.func @par(%n: index, %m: memref<4xindex>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %r = scf.parallel (%i) = (%i0) to (%n) step (%i1) init (%f) -> f32 {
    %k = arith.addi %i0, %i1 : index
    memref.store %k, %m[%i] : memref<4xindex>
    %g = arith.addf %f, %f : f32
    scf.reduce(%g : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %f : f32
      scf.reduce.return %c : f32
    }
  }
  scf.forall (%j) in (4) {
    %k = arith.addi %i1, %i1 : index
    memref.store %k, %m[%j] : memref<4xindex>
  }
  affine.parallel (%j) = (0) to (4) {
    %k = arith.addi %i1, %i1 : index
    memref.store %k, %m[%j] : memref<4xindex>
  }
  return
}
//--- out
module {
  func.func private @twice(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c6_i32 = arith.constant 6 : i32
    %c2_i32 = arith.constant 2 : i32
    return %c6_i32 : i32
  }
  func.func private @unknown(i32) -> i32
  func.func private @never(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.muli %c2_i32, %c2_i32 : i32
    return %0 : i32
  }
  func.func @open(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @main(%arg0: i1, %arg1: index, %arg2: memref<4xi32>) -> (i32, i32, i32, index) {
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = call @twice(%c3_i32) : (i32) -> i32
    %1 = call @unknown(%c6_i32) : (i32) -> i32
    %2 = call @open(%c6_i32) : (i32) -> i32
    cf.cond_br %true, ^bb1(%c6_i32 : i32), ^bb2(%c1_i32 : i32)
  ^bb1(%3: i32):  // pred: ^bb0
    cf.br ^bb3(%c7_i32, %c7_i32 : i32, i32)
  ^bb2(%4: i32):  // pred: ^bb0
    cf.br ^bb3(%4, %4 : i32, i32)
  ^bb3(%5: i32, %6: i32):  // 2 preds: ^bb1, ^bb2
    %7:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %c0, %arg5 = %c3_i32) -> (index, i32) {
      memref.store %c3_i32, %arg2[%c0] : memref<4xi32>
      scf.yield %c0, %c3_i32 : index, i32
    }
    %8 = arith.addi %c8_i32, %1 : i32
    return %c7_i32, %8, %c2_i32, %c0 : i32, i32, i32, index
  }
  func.func @sw(%arg0: i32, %arg1: i1) -> (i32, i64) {
    %true = arith.constant true
    %c5_i32 = arith.constant 5 : i32
    cf.switch %c5_i32 : i32, [
      default: ^bb1,
      5: ^bb2(%c5_i32 : i32),
      7: ^bb2(%arg0 : i32)
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0 : i32)
  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    cf.cond_br %true, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %1 = arith.extsi %0 : i32 to i64
    return %0, %1 : i32, i64
  ^bb4:  // pred: ^bb2
    %c9_i64 = arith.constant 9 : i64
    return %arg0, %c9_i64 : i32, i64
  }
  module @inner {
    func.func nested @n(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      return %c5_i32 : i32
    }
    func.func private @p(%arg0: i32) -> i32 {
      %c5_i32 = arith.constant 5 : i32
      return %c5_i32 : i32
    }
    func.func @caller() -> (i32, i32) {
      %c5_i32 = arith.constant 5 : i32
      %0 = call @n(%c5_i32) : (i32) -> i32
      %1 = call @p(%c5_i32) : (i32) -> i32
      return %c5_i32, %c5_i32 : i32, i32
    }
  }
  func.func nested @n2(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
  func.func private @taken(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @caller2() -> (i32, i32, (i32) -> i32) {
    %f = constant @taken : (i32) -> i32
    %c5_i32 = arith.constant 5 : i32
    %0 = call @n2(%c5_i32) : (i32) -> i32
    %1 = call @taken(%c5_i32) : (i32) -> i32
    return %c5_i32, %1, %f : i32, i32, (i32) -> i32
  }
  func.func @par(%arg0: index, %arg1: memref<4xindex>) {
    %cst = arith.constant 2.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%cst_0) -> f32 {
      memref.store %c1, %arg1[%arg2] : memref<4xindex>
      scf.reduce(%cst : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        %1 = arith.addf %arg3, %cst_0 : f32
        scf.reduce.return %1 : f32
      }
    }
    scf.forall (%arg2) in (4) {
      memref.store %c2, %arg1[%arg2] : memref<4xindex>
    }
    affine.parallel (%arg2) = (0) to (4) {
      memref.store %c2, %arg1[%arg2] : memref<4xindex>
    }
    return
  }
}

//--- out 2
module {
  func.func private @twice(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.muli %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func private @unknown(i32) -> i32
  func.func private @never(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    return %c4_i32 : i32
  }
  func.func @open(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @main(%arg0: i1, %arg1: index, %arg2: memref<4xi32>) -> (i32, i32, i32, index) {
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = call @twice(%c3_i32) : (i32) -> i32
    %1 = call @unknown(%0) : (i32) -> i32
    %2 = call @open(%0) : (i32) -> i32
    cf.cond_br %true, ^bb1(%0 : i32), ^bb2(%c1_i32 : i32)
  ^bb1(%3: i32):  // pred: ^bb0
    %4 = arith.addi %3, %c1_i32 : i32
    cf.br ^bb3(%4, %2 : i32, i32)
  ^bb2(%5: i32):  // pred: ^bb0
    cf.br ^bb3(%5, %5 : i32, i32)
  ^bb3(%6: i32, %7: i32):  // 2 preds: ^bb1, ^bb2
    %8 = scf.if %arg0 -> (i32) {
      scf.yield %6 : i32
    } else {
      scf.yield %c7_i32 : i32
    }
    %9 = scf.if %true -> (i32) {
      %13 = arith.addi %7, %c1_i32 : i32
      scf.yield %13 : i32
    } else {
      scf.yield %c3_i32 : i32
    }
    %10:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %c0, %arg5 = %c3_i32) -> (index, i32) {
      memref.store %c3_i32, %arg2[%c0] : memref<4xi32>
      scf.yield %c0, %c3_i32 : index, i32
    }
    %11 = scf.execute_region -> i32 {
      scf.yield %c1_i32 : i32
    }
    %12 = arith.addi %9, %1 : i32
    return %8, %12, %c2_i32, %c0 : i32, i32, i32, index
  }
  func.func @sw(%arg0: i32, %arg1: i1) -> (i32, i64) {
    %true = arith.constant true
    %c5_i32 = arith.constant 5 : i32
    cf.switch %c5_i32 : i32, [
      default: ^bb1,
      5: ^bb2(%c5_i32 : i32),
      7: ^bb2(%arg0 : i32)
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0 : i32)
  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    cf.cond_br %true, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %1 = arith.extsi %0 : i32 to i64
    return %0, %1 : i32, i64
  ^bb4:  // pred: ^bb2
    %c9_i64 = arith.constant 9 : i64
    return %arg0, %c9_i64 : i32, i64
  }
  module @inner {
    func.func nested @n(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func private @p(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @caller() -> (i32, i32) {
      %c5_i32 = arith.constant 5 : i32
      %0 = call @n(%c5_i32) : (i32) -> i32
      %1 = call @p(%c5_i32) : (i32) -> i32
      return %0, %1 : i32, i32
    }
  }
  func.func nested @n2(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @taken(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @caller2() -> (i32, i32, (i32) -> i32) {
    %f = constant @taken : (i32) -> i32
    %c5_i32 = arith.constant 5 : i32
    %0 = call @n2(%c5_i32) : (i32) -> i32
    %1 = call @taken(%c5_i32) : (i32) -> i32
    return %0, %1, %f : i32, i32, (i32) -> i32
  }
  func.func @par(%arg0: index, %arg1: memref<4xindex>) {
    %cst = arith.constant 2.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%cst_0) -> f32 {
      memref.store %c1, %arg1[%arg2] : memref<4xindex>
      scf.reduce(%cst : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        %1 = arith.addf %arg3, %cst_0 : f32
        scf.reduce.return %1 : f32
      }
    }
    scf.forall (%arg2) in (4) {
      memref.store %c2, %arg1[%arg2] : memref<4xindex>
    }
    affine.parallel (%arg2) = (0) to (4) {
      memref.store %c2, %arg1[%arg2] : memref<4xindex>
    }
    return
  }
}

