// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Dimensions that run once go, loops that never run are their initial values, loops in nothing but loops are one.
func.func @neg(%A: memref<?x?x?xi32>, %n: index, %m: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %cm1 = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c42 = arith.constant 42 : i32
  scf.parallel (%i, %j) = (%n, %c0) to (%m, %c3) step (%s, %c3) { memref.store %c42, %A[%i, %j, %i] : memref<?x?x?xi32> } {foo}
  %k = arith.addi %n, %c3 overflow<nsw> : index
  scf.parallel (%i, %j) = (%n, %c0) to (%k, %c8) step (%c3, %c3) { memref.store %c42, %A[%i, %j, %i] : memref<?x?x?xi32> }
  scf.parallel (%i, %j) = (%n, %c0) to (%m, %c8) step (%c3, %c3) { 
    scf.parallel (%l) = (%c0) to (%c8) step (%c1) { memref.store %c42, %A[%i, %j, %l] : memref<?x?x?xi32> } {a}
  } {b}
  scf.parallel (%i, %j) = (%n, %c0) to (%m, %c8) step (%c3, %c3) { 
    scf.parallel (%l) = (%c0) to (%i) step (%c1) { memref.store %c42, %A[%i, %j, %l] : memref<?x?x?xi32> } {a}
  } {b}
  return
}
func.func @red(%n: index, %m: index, %s: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %n) to (%c3, %m) step (%c3, %s) init (%a, %b) -> (i32, i32) {
    %x = arith.index_cast %i : index to i32
    %y = arith.index_cast %j : index to i32
    scf.reduce(%x, %y : i32, i32) { ^bb0(%p: i32, %q: i32):
       %r = arith.addi %p, %q : i32
       scf.reduce.return %r : i32 }, { ^bb0(%p: i32, %q: i32):
       %r = arith.subi %p, %q : i32
       scf.reduce.return %r : i32 }
  }
  %1:2 = scf.parallel (%i) = (%c3) to (%c0) step (%c3) init (%a, %b) -> (i32, i32) {
    %x = arith.index_cast %i : index to i32
    %y = arith.index_cast %i : index to i32
    scf.reduce(%x, %y : i32, i32) { ^bb0(%p: i32, %q: i32):
       %r = arith.addi %p, %q : i32
       scf.reduce.return %r : i32 }, { ^bb0(%p: i32, %q: i32):
       %r = arith.subi %p, %q : i32
       scf.reduce.return %r : i32 }
  }
  %2:2 = scf.parallel (%i) = (%n) to (%n) step (%c3) init (%a, %b) -> (i32, i32) {
    %x = arith.index_cast %i : index to i32
    %y = arith.index_cast %i : index to i32
    scf.reduce(%x, %y : i32, i32) { ^bb0(%p: i32, %q: i32):
       %r = arith.addi %p, %q : i32
       scf.reduce.return %r : i32 }, { ^bb0(%p: i32, %q: i32):
       scf.reduce.return %p : i32 }
  }
  %k = arith.addi %n, %c3 overflow<nsw> : index
  %3:2 = scf.parallel (%i) = (%n) to (%k) step (%c3) init (%a, %b) -> (i32, i32) {
    %x = arith.index_cast %i : index to i32
    %y = arith.index_cast %i : index to i32
    scf.reduce(%x, %y : i32, i32) { ^bb0(%p: i32, %q: i32):
       %r = arith.addi %p, %q : i32
       scf.reduce.return %r : i32 }, { ^bb0(%p: i32, %q: i32):
       scf.reduce.return %p : i32 }
  }
  return %0#0, %1#1, %2#0, %3#0 : i32, i32, i32, i32
}
//--- out
module {
  func.func @neg(%arg0: memref<?x?x?xi32>, %arg1: index, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c42_i32 = arith.constant 42 : i32
    scf.parallel (%arg4) = (%arg1) to (%arg2) step (%arg3) {
      memref.store %c42_i32, %arg0[%arg4, %c0, %arg4] : memref<?x?x?xi32>
      scf.reduce 
    }
    scf.parallel (%arg4) = (%c0) to (%c8) step (%c3) {
      memref.store %c42_i32, %arg0[%arg1, %arg4, %arg1] : memref<?x?x?xi32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%arg1, %c0, %c0) to (%arg2, %c8, %c8) step (%c3, %c3, %c1) {
      memref.store %c42_i32, %arg0[%arg4, %arg5, %arg6] : memref<?x?x?xi32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%arg1, %c0) to (%arg2, %c8) step (%c3, %c3) {
      scf.parallel (%arg6) = (%c0) to (%arg4) step (%c1) {
        memref.store %c42_i32, %arg0[%arg4, %arg5, %arg6] : memref<?x?x?xi32>
        scf.reduce 
      } {a}
      scf.reduce 
    } {b}
    return
  }
  func.func @red(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32, i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (i32, i32) {
      %3 = arith.index_cast %arg5 : index to i32
      scf.reduce(%c0_i32, %3 : i32, i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %4 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %4 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %4 = arith.subi %arg6, %arg7 : i32
        scf.reduce.return %4 : i32
      }
    }
    %1 = arith.index_cast %arg0 : index to i32
    %2 = arith.addi %arg3, %1 : i32
    return %0#0, %arg4, %arg3, %2 : i32, i32, i32, i32
  }
}

//--- out 2
module {
  func.func @neg(%arg0: memref<?x?x?xi32>, %arg1: index, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c42_i32 = arith.constant 42 : i32
    scf.parallel (%arg4) = (%arg1) to (%arg2) step (%arg3) {
      memref.store %c42_i32, %arg0[%arg4, %c0, %arg4] : memref<?x?x?xi32>
      scf.reduce 
    }
    %0 = arith.addi %arg1, %c3 overflow<nsw> : index
    scf.parallel (%arg4, %arg5) = (%arg1, %c0) to (%0, %c8) step (%c3, %c3) {
      memref.store %c42_i32, %arg0[%arg4, %arg5, %arg4] : memref<?x?x?xi32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%arg1, %c0, %c0) to (%arg2, %c8, %c8) step (%c3, %c3, %c1) {
      memref.store %c42_i32, %arg0[%arg4, %arg5, %arg6] : memref<?x?x?xi32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%arg1, %c0) to (%arg2, %c8) step (%c3, %c3) {
      scf.parallel (%arg6) = (%c0) to (%arg4) step (%c1) {
        memref.store %c42_i32, %arg0[%arg4, %arg5, %arg6] : memref<?x?x?xi32>
        scf.reduce 
      } {a}
      scf.reduce 
    } {b}
    return
  }
  func.func @red(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32, i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (i32, i32) {
      %4 = arith.index_cast %arg5 : index to i32
      scf.reduce(%c0_i32, %4 : i32, i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %5 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %5 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %5 = arith.subi %arg6, %arg7 : i32
        scf.reduce.return %5 : i32
      }
    }
    %1:2 = scf.parallel (%arg5) = (%c3) to (%c0) step (%c3) init (%arg3, %arg4) -> (i32, i32) {
      %4 = arith.index_cast %arg5 : index to i32
      %5 = arith.index_cast %arg5 : index to i32
      scf.reduce(%4, %5 : i32, i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %6 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %6 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %6 = arith.subi %arg6, %arg7 : i32
        scf.reduce.return %6 : i32
      }
    }
    %2 = arith.addi %arg0, %c3 overflow<nsw> : index
    %3:2 = scf.parallel (%arg5) = (%arg0) to (%2) step (%c3) init (%arg3, %arg4) -> (i32, i32) {
      %4 = arith.index_cast %arg5 : index to i32
      %5 = arith.index_cast %arg5 : index to i32
      scf.reduce(%4, %5 : i32, i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %6 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %6 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        scf.reduce.return %arg6 : i32
      }
    }
    return %0#0, %1#1, %arg3, %3#0 : i32, i32, i32, i32
  }
}

