// RUN: lowir opt --canonicalize --mlir-print-debuginfo --mlir-print-local-scope %s
// Constants that come from another block stand nowhere; loops that become one stand where the outer one does; an argument for what
// differs between blocks that become one stands where the first of these values does.

func.func @constants(%p: i64, %b: i1) -> i64 {
  %c = arith.constant 7 : i64
  %0 = arith.addi %p, %c : i64
  %d = arith.constant 8 : i64
  %1 = arith.divsi %0, %d : i64
  cf.cond_br %b, ^a, ^b
^a:
  %e = arith.constant 64 : i64
  %2 = arith.addi %1, %e : i64
  return %2 : i64
^b:
  %f = arith.constant 65 : i64
  %3 = arith.xori %1, %f : i64
  return %3 : i64
}
func.func @tiles(%m: memref<4xf64>, %x: f64, %c1: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
      %k = arith.addi %j, %i : index
      memref.store %x, %m[%k] : memref<4xf64>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func private @use(i32)
func.func @ends(%b: i1, %x: i32) {
  %p = arith.addi %x, %x : i32
  %q = arith.muli %x, %x : i32
  cf.cond_br %b, ^a, ^b
^a:
  call @use(%p) : (i32) -> ()
  return
^b:
  call @use(%q) : (i32) -> ()
  return
}
//--- out
module {
  func.func @constants(%arg0: i64 loc("locations_of_what_moves.mlir":5:22), %arg1: i1 loc("locations_of_what_moves.mlir":5:31)) -> i64 {
    %c65_i64 = arith.constant 65 : i64 loc(unknown)
    %c64_i64 = arith.constant 64 : i64 loc(unknown)
    %c8_i64 = arith.constant 8 : i64 loc("locations_of_what_moves.mlir":8:8)
    %c7_i64 = arith.constant 7 : i64 loc("locations_of_what_moves.mlir":6:8)
    %0 = arith.addi %arg0, %c7_i64 : i64 loc("locations_of_what_moves.mlir":7:8)
    %1 = arith.divsi %0, %c8_i64 : i64 loc("locations_of_what_moves.mlir":9:8)
    cf.cond_br %arg1, ^bb1, ^bb2 loc("locations_of_what_moves.mlir":10:3)
  ^bb1:  // pred: ^bb0
    %2 = arith.addi %1, %c64_i64 : i64 loc("locations_of_what_moves.mlir":13:8)
    return %2 : i64 loc("locations_of_what_moves.mlir":14:3)
  ^bb2:  // pred: ^bb0
    %3 = arith.xori %1, %c65_i64 : i64 loc("locations_of_what_moves.mlir":17:8)
    return %3 : i64 loc("locations_of_what_moves.mlir":18:3)
  } loc("locations_of_what_moves.mlir":5:1)
  func.func @tiles(%arg0: memref<4xf64> loc("locations_of_what_moves.mlir":20:18), %arg1: f64 loc("locations_of_what_moves.mlir":20:37), %arg2: index loc("locations_of_what_moves.mlir":20:46)) {
    %c0 = arith.constant 0 : index loc("locations_of_what_moves.mlir":21:9)
    %c4 = arith.constant 4 : index loc("locations_of_what_moves.mlir":22:9)
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c4, %c4) step (%arg2, %arg2) {
      %0 = arith.addi %arg4, %arg3 : index loc("locations_of_what_moves.mlir":25:12)
      memref.store %arg1, %arg0[%0] : memref<4xf64> loc("locations_of_what_moves.mlir":26:7)
      scf.reduce  loc("locations_of_what_moves.mlir":23:3)
    } loc("locations_of_what_moves.mlir":23:3)
    return loc("locations_of_what_moves.mlir":31:3)
  } loc("locations_of_what_moves.mlir":20:1)
  func.func private @use(i32) loc("locations_of_what_moves.mlir":33:1)
  func.func @ends(%arg0: i1 loc("locations_of_what_moves.mlir":34:17), %arg1: i32 loc("locations_of_what_moves.mlir":34:25)) {
    %0 = arith.addi %arg1, %arg1 : i32 loc("locations_of_what_moves.mlir":35:8)
    %1 = arith.muli %arg1, %arg1 : i32 loc("locations_of_what_moves.mlir":36:8)
    cf.cond_br %arg0, ^bb1, ^bb2 loc("locations_of_what_moves.mlir":37:3)
  ^bb1:  // pred: ^bb0
    call @use(%0) : (i32) -> () loc("locations_of_what_moves.mlir":39:3)
    return loc("locations_of_what_moves.mlir":40:3)
  ^bb2:  // pred: ^bb0
    call @use(%1) : (i32) -> () loc("locations_of_what_moves.mlir":42:3)
    return loc("locations_of_what_moves.mlir":43:3)
  } loc("locations_of_what_moves.mlir":34:1)
} loc("locations_of_what_moves.mlir":0:0)
