// RUN: lowir opt --canonicalize
// Blocks in which nothing is left but where they go, once equal constants became one.
func.func @a(%c: i1, %x: i32) -> i32 {
  %k = arith.constant 3 : i32
  cf.cond_br %c, ^a, ^b
^a:
  %m = arith.constant 3 : i32
  cf.br ^c(%m : i32)
^b:
  %n = arith.constant 3 : i32
  %o = arith.constant 5 : i32
  cf.br ^c(%n : i32)
^c(%r: i32):
  %s = arith.addi %r, %k : i32
  return %s : i32
}
func.func @b(%c: i1, %x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %r = scf.if %c -> i32 {
    %m = arith.constant 3 : i32
    %q = arith.constant 7 : i32
    scf.yield %m : i32
  } else {
    %n = arith.constant 7 : i32
    scf.yield %n : i32
  }
  %s = arith.addi %k, %r : i32
  return %s : i32
}
func.func @d(%c: i1, %x: i32, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %d0 = arith.constant 0 : index
    %d1 = arith.constant 1 : index
    scf.for %j = %d0 to %c4 step %d1 {
      %e4 = arith.constant 4 : index
      %t = arith.addi %e4, %j : index
      %u = arith.muli %t, %d0 : index
      %v = arith.addi %u, %i : index
      memref.store %x, %m[%v] : memref<4xi32>
    }
  }
  scf.if %c {
    %z = arith.constant 4 : index
  }
  return
}
//--- out
module {
  func.func @a(%arg0: i1, %arg1: i32) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    return %c6_i32 : i32
  }
  func.func @b(%arg0: i1, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.select %arg0, %c3_i32, %c7_i32 : i32
    %1 = arith.addi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @d(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        memref.store %arg1, %arg2[%arg3] : memref<4xi32>
      }
    }
    return
  }
}

