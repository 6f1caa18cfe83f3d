// RUN: lowir opt --canonicalize %s
// A region that must stay gives back only what is made in it.
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
  %z:2 = scf.execute_region -> (i32, i32) no_inline {
    %k = memref.load %m[] : memref<i32>
    scf.yield %x, %k : i32, i32
  }
  %v = arith.addi %z#0, %z#1 : i32
  return %0#1, %v : i32, i32
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
    %5 = scf.execute_region -> i32 no_inline {
      %7 = memref.load %arg4[] : memref<i32>
      scf.yield %7 : i32
    }
    %6 = arith.addi %arg2, %5 : i32
    return %4, %6 : i32, i32
  }
}

