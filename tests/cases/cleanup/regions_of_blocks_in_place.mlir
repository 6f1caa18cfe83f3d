// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// The blocks of a region in a function or in such a region stand where it stood; where a body runs, the condition holds.
func.func @a(%p: i1, %q: i1, %x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  memref.store %x, %m[] : memref<i32>
  %0:2 = scf.execute_region -> (i32, i32) {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    memref.store %y, %m[] : memref<i32>
    %l = memref.load %m[] : memref<i32>
    scf.yield %l, %x : i32, i32
  ^bb2:
    %n = scf.execute_region -> i32 {
      cf.cond_br %q, ^bb3, ^bb4
    ^bb3:
      %k = memref.load %m[] : memref<i32>
      scf.yield %k : i32
    ^bb4:
      scf.yield %x : i32
    }
    memref.store %n, %m[] : memref<i32>
    scf.yield %n, %y : i32, i32
  }
  memref.store %0#0, %m[] : memref<i32>
  scf.execute_region {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    memref.store %y, %m[] : memref<i32>
    scf.yield
  ^bb2:
    scf.yield
  }
  scf.if %q {
    %w = scf.execute_region -> i32 {
      cf.cond_br %p, ^bb1, ^bb2
    ^bb1:
      memref.store %y, %m[] : memref<i32>
      scf.yield %y : i32
    ^bb2:
      scf.yield %y : i32
    }
    memref.store %w, %m[] : memref<i32>
  }
  %v = arith.addi %x, %y : i32
  return %0#1, %v : i32, i32
}
func.func @while(%a: i32, %b: i32, %m: memref<i32>) {
  scf.while (%x = %a) : (i32) -> (i32, i1) {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x, %c : i32, i1
  } do {
  ^bb0(%y: i32, %t: i1):
    %e = arith.cmpi sge, %y, %b : i32
    %f = arith.cmpi slt, %y, %b : i32
    %g = arith.cmpi sgt, %b, %y : i32
    %u = arith.extui %e : i1 to i32
    %v = arith.extui %f : i1 to i32
    %w = arith.extui %t : i1 to i32
    %w2 = arith.extui %g : i1 to i32
    memref.store %u, %m[] : memref<i32>
    memref.store %v, %m[] : memref<i32>
    memref.store %w, %m[] : memref<i32>
    memref.store %w2, %m[] : memref<i32>
    %n = memref.load %m[] : memref<i32>
    scf.yield %n : i32
  }
  return
}
//--- out
module {
  func.func @a(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32) {
    memref.store %arg2, %arg4[] : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg3, %arg4[] : memref<i32>
    %0 = memref.load %arg4[] : memref<i32>
    cf.br ^bb5(%0, %arg2 : i32, i32)
  ^bb2:  // pred: ^bb0
    cf.cond_br %arg1, ^bb3, ^bb4(%arg2 : i32)
  ^bb3:  // pred: ^bb2
    %1 = memref.load %arg4[] : memref<i32>
    cf.br ^bb4(%1 : i32)
  ^bb4(%2: i32):  // 2 preds: ^bb2, ^bb3
    memref.store %2, %arg4[] : memref<i32>
    cf.br ^bb5(%2, %arg3 : i32, i32)
  ^bb5(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb4
    memref.store %3, %arg4[] : memref<i32>
    cf.cond_br %arg0, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    memref.store %arg3, %arg4[] : memref<i32>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    scf.if %arg1 {
      scf.execute_region {
        cf.cond_br %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        memref.store %arg3, %arg4[] : memref<i32>
        scf.yield
      ^bb2:  // pred: ^bb0
        scf.yield
      }
      memref.store %arg3, %arg4[] : memref<i32>
    }
    %5 = arith.addi %arg2, %arg3 : i32
    return %4, %5 : i32, i32
  }
  func.func @while(%arg0: i32, %arg1: i32, %arg2: memref<i32>) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg3, %arg1 : i32
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = arith.cmpi sgt, %arg1, %arg3 : i32
      %2 = arith.extui %1 : i1 to i32
      memref.store %c0_i32, %arg2[] : memref<i32>
      memref.store %c1_i32, %arg2[] : memref<i32>
      memref.store %c1_i32, %arg2[] : memref<i32>
      memref.store %2, %arg2[] : memref<i32>
      %3 = memref.load %arg2[] : memref<i32>
      scf.yield %3 : i32
    }
    return
  }
}

//--- out 2
module {
  func.func @a(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<i32>) -> (i32, i32) {
    memref.store %arg2, %arg4[] : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg3, %arg4[] : memref<i32>
    %0 = memref.load %arg4[] : memref<i32>
    cf.br ^bb5(%0, %arg2 : i32, i32)
  ^bb2:  // pred: ^bb0
    cf.cond_br %arg1, ^bb3, ^bb4(%arg2 : i32)
  ^bb3:  // pred: ^bb2
    %1 = memref.load %arg4[] : memref<i32>
    cf.br ^bb4(%1 : i32)
  ^bb4(%2: i32):  // 2 preds: ^bb2, ^bb3
    memref.store %2, %arg4[] : memref<i32>
    cf.br ^bb5(%2, %arg3 : i32, i32)
  ^bb5(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb4
    memref.store %3, %arg4[] : memref<i32>
    cf.cond_br %arg0, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    memref.store %arg3, %arg4[] : memref<i32>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    scf.if %arg1 {
      %6 = scf.execute_region -> i32 {
        cf.cond_br %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        memref.store %arg3, %arg4[] : memref<i32>
        scf.yield %arg3 : i32
      ^bb2:  // pred: ^bb0
        scf.yield %arg3 : i32
      }
      memref.store %6, %arg4[] : memref<i32>
    }
    %5 = arith.addi %arg2, %arg3 : i32
    return %4, %5 : i32, i32
  }
  func.func @while(%arg0: i32, %arg1: i32, %arg2: memref<i32>) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg3, %arg1 : i32
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = arith.cmpi sgt, %arg1, %arg3 : i32
      %2 = arith.extui %1 : i1 to i32
      memref.store %c0_i32, %arg2[] : memref<i32>
      memref.store %c1_i32, %arg2[] : memref<i32>
      memref.store %c1_i32, %arg2[] : memref<i32>
      memref.store %2, %arg2[] : memref<i32>
      %3 = memref.load %arg2[] : memref<i32>
      scf.yield %3 : i32
    }
    return
  }
}

