// RUN: lowir opt --convert-scf-to-cf --mlir-print-debuginfo --mlir-print-local-scope %s
// Branches stand where the operation does that they are made of, or what ends its region; arguments where what comes first stands.

func.func @choices(%b: i1, %x: i32, %m: memref<i32>, %i: index) -> i32 {
  %r = scf.if %b -> (i32) {
    scf.yield %x : i32
  } else {
    %0 = arith.addi %x, %x : i32
    scf.yield %0 : i32
  }
  scf.if %b {
    memref.store %r, %m[] : memref<i32>
  }
  scf.if %b {
    memref.store %r, %m[] : memref<i32>
  } else {
    memref.store %x, %m[] : memref<i32>
  }
  %q = scf.execute_region -> i32 {
    scf.yield %x : i32
  }
  %z = scf.index_switch %i -> i32
  case 2 {
    scf.yield %x : i32
  }
  default {
    scf.yield %r : i32
  }
  %w = scf.while (%y = %x) : (i32) -> i32 {
    scf.condition(%b) %y : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  %v = scf.for %j = %i to %i step %i iter_args(%a = %x) -> i32 {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @loops(%b: i1, %x: i32, %m: memref<i32>, %i: index) -> i32 {
  %w = scf.while (%y = %x) : (i32) -> i32 {
    %k = arith.addi %y, %x : i32
    scf.condition(%b) %k : i32
  } do {
  ^bb0(%y: i32):
    %k = arith.muli %y, %x : i32
    scf.yield %k : i32
  }
  scf.while : () -> () {
    scf.condition(%b)
  } do {
    memref.store %x, %m[] : memref<i32>
    scf.yield
  }
  scf.while : () -> () {
    memref.store %x, %m[] : memref<i32>
    scf.condition(%b)
  } do {
    scf.yield
  }
  scf.parallel (%p) = (%i) to (%i) step (%i) {
    memref.store %x, %m[] : memref<i32>
    scf.reduce
  }
  %red = scf.parallel (%p) = (%i) to (%i) step (%i) init (%x) -> i32 {
    scf.reduce(%w : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.addi %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  scf.forall (%p) in (4) {
    memref.store %x, %m[] : memref<i32>
  }
  return %red : i32
}
//--- out
module {
  func.func @choices(%arg0: i1 loc("locations_of_branches.mlir":4:20), %arg1: i32 loc("locations_of_branches.mlir":4:28), %arg2: memref<i32> loc("locations_of_branches.mlir":4:37), %arg3: index loc("locations_of_branches.mlir":4:54)) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2 loc("locations_of_branches.mlir":5:8)
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32) loc("locations_of_branches.mlir":5:8)
  ^bb2:  // pred: ^bb0
    %0 = arith.addi %arg1, %arg1 : i32 loc("locations_of_branches.mlir":8:10)
    cf.br ^bb3(%0 : i32) loc("locations_of_branches.mlir":5:8)
  ^bb3(%1: i32 loc("locations_of_branches.mlir":5:8)):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4 loc("locations_of_branches.mlir":5:8)
  ^bb4:  // pred: ^bb3
    cf.cond_br %arg0, ^bb5, ^bb6 loc("locations_of_branches.mlir":11:3)
  ^bb5:  // pred: ^bb4
    memref.store %1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":12:5)
    cf.br ^bb6 loc("locations_of_branches.mlir":11:3)
  ^bb6:  // 2 preds: ^bb4, ^bb5
    cf.cond_br %arg0, ^bb7, ^bb8 loc("locations_of_branches.mlir":14:3)
  ^bb7:  // pred: ^bb6
    memref.store %1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":15:5)
    cf.br ^bb9 loc("locations_of_branches.mlir":14:3)
  ^bb8:  // pred: ^bb6
    memref.store %arg1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":17:5)
    cf.br ^bb9 loc("locations_of_branches.mlir":14:3)
  ^bb9:  // 2 preds: ^bb7, ^bb8
    cf.br ^bb10 loc("locations_of_branches.mlir":19:8)
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%arg1 : i32) loc("locations_of_branches.mlir":19:8)
  ^bb11(%2: i32 loc("locations_of_branches.mlir":19:8)):  // pred: ^bb10
    %3 = arith.index_cast %arg3 : index to i32 loc("locations_of_branches.mlir":22:8)
    cf.switch %3 : i32, [
      default: ^bb13,
      2: ^bb12
    ] loc("locations_of_branches.mlir":22:8)
  ^bb12:  // pred: ^bb11
    cf.br ^bb14(%arg1 : i32) loc("locations_of_branches.mlir":24:5)
  ^bb13:  // pred: ^bb11
    cf.br ^bb14(%1 : i32) loc("locations_of_branches.mlir":27:5)
  ^bb14(%4: i32 loc("locations_of_branches.mlir":22:8)):  // 2 preds: ^bb12, ^bb13
    cf.br ^bb15(%arg1 : i32) loc("locations_of_branches.mlir":29:8)
  ^bb15(%5: i32 loc("locations_of_branches.mlir":29:19)):  // 2 preds: ^bb14, ^bb15
    cf.cond_br %arg0, ^bb15(%5 : i32), ^bb16 loc("locations_of_branches.mlir":30:5)
  ^bb16:  // pred: ^bb15
    cf.br ^bb17(%arg3, %arg1 : index, i32) loc("locations_of_branches.mlir":35:8)
  ^bb17(%6: index loc("locations_of_branches.mlir":35:16), %7: i32 loc("locations_of_branches.mlir":35:48)):  // 2 preds: ^bb16, ^bb18
    %8 = arith.cmpi slt, %6, %arg3 : index loc("locations_of_branches.mlir":35:8)
    cf.cond_br %8, ^bb18, ^bb19 loc("locations_of_branches.mlir":35:8)
  ^bb18:  // pred: ^bb17
    %9 = arith.addi %6, %arg3 : index loc("locations_of_branches.mlir":35:8)
    cf.br ^bb17(%9, %7 : index, i32) loc("locations_of_branches.mlir":35:8)
  ^bb19:  // pred: ^bb17
    return %1 : i32 loc("locations_of_branches.mlir":38:3)
  } loc("locations_of_branches.mlir":4:1)
  func.func @loops(%arg0: i1 loc("locations_of_branches.mlir":40:18), %arg1: i32 loc("locations_of_branches.mlir":40:26), %arg2: memref<i32> loc("locations_of_branches.mlir":40:35), %arg3: index loc("locations_of_branches.mlir":40:52)) -> i32 {
    cf.br ^bb1(%arg1 : i32) loc("locations_of_branches.mlir":41:8)
  ^bb1(%0: i32 loc("locations_of_branches.mlir":41:19)):  // 2 preds: ^bb0, ^bb2
    %1 = arith.addi %0, %arg1 : i32 loc("locations_of_branches.mlir":42:10)
    cf.cond_br %arg0, ^bb2(%1 : i32), ^bb3 loc("locations_of_branches.mlir":43:5)
  ^bb2(%2: i32 loc("locations_of_branches.mlir":45:8)):  // pred: ^bb1
    %3 = arith.muli %2, %arg1 : i32 loc("locations_of_branches.mlir":46:10)
    cf.br ^bb1(%3 : i32) loc("locations_of_branches.mlir":47:5)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4 loc("locations_of_branches.mlir":49:3)
  ^bb4:  // 2 preds: ^bb3, ^bb5
    cf.cond_br %arg0, ^bb5, ^bb6 loc("locations_of_branches.mlir":50:5)
  ^bb5:  // pred: ^bb4
    memref.store %arg1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":52:5)
    cf.br ^bb4 loc("locations_of_branches.mlir":53:5)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7 loc("locations_of_branches.mlir":55:3)
  ^bb7:  // 2 preds: ^bb6, ^bb7
    memref.store %arg1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":56:5)
    cf.cond_br %arg0, ^bb7, ^bb8 loc("locations_of_branches.mlir":57:5)
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%arg3 : index) loc("locations_of_branches.mlir":61:3)
  ^bb9(%4: index loc("locations_of_branches.mlir":61:3)):  // 2 preds: ^bb8, ^bb10
    %5 = arith.cmpi slt, %4, %arg3 : index loc("locations_of_branches.mlir":61:3)
    cf.cond_br %5, ^bb10, ^bb11 loc("locations_of_branches.mlir":61:3)
  ^bb10:  // pred: ^bb9
    memref.store %arg1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":62:5)
    %6 = arith.addi %4, %arg3 : index loc("locations_of_branches.mlir":61:3)
    cf.br ^bb9(%6 : index) loc("locations_of_branches.mlir":61:3)
  ^bb11:  // pred: ^bb9
    cf.br ^bb12(%arg3, %arg1 : index, i32) loc("locations_of_branches.mlir":65:10)
  ^bb12(%7: index loc("locations_of_branches.mlir":65:10), %8: i32 loc("locations_of_branches.mlir":40:26)):  // 2 preds: ^bb11, ^bb13
    %9 = arith.cmpi slt, %7, %arg3 : index loc("locations_of_branches.mlir":65:10)
    cf.cond_br %9, ^bb13, ^bb14 loc("locations_of_branches.mlir":65:10)
  ^bb13:  // pred: ^bb12
    %10 = arith.addi %8, %1 : i32 loc("locations_of_branches.mlir":68:12)
    %11 = arith.addi %7, %arg3 : index loc("locations_of_branches.mlir":65:10)
    cf.br ^bb12(%11, %10 : index, i32) loc("locations_of_branches.mlir":65:10)
  ^bb14:  // pred: ^bb12
    %c0 = arith.constant 0 : index loc("locations_of_branches.mlir":72:3)
    %c4 = arith.constant 4 : index loc("locations_of_branches.mlir":72:3)
    %c1 = arith.constant 1 : index loc("locations_of_branches.mlir":72:3)
    cf.br ^bb15(%c0 : index) loc("locations_of_branches.mlir":72:3)
  ^bb15(%12: index loc("locations_of_branches.mlir":72:3)):  // 2 preds: ^bb14, ^bb16
    %13 = arith.cmpi slt, %12, %c4 : index loc("locations_of_branches.mlir":72:3)
    cf.cond_br %13, ^bb16, ^bb17 loc("locations_of_branches.mlir":72:3)
  ^bb16:  // pred: ^bb15
    memref.store %arg1, %arg2[] : memref<i32> loc("locations_of_branches.mlir":73:5)
    %14 = arith.addi %12, %c1 : index loc("locations_of_branches.mlir":72:3)
    cf.br ^bb15(%14 : index) loc("locations_of_branches.mlir":72:3)
  ^bb17:  // pred: ^bb15
    return %8 : i32 loc("locations_of_branches.mlir":75:3)
  } loc("locations_of_branches.mlir":40:1)
} loc("locations_of_branches.mlir":0:0)
