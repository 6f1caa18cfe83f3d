// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --expand-strided-metadata
// A fold takes a constant that is there, though the loop that it came from is gone at the end of the round (calls 1600004).

func.func private @u(memref<1x1x?xf64>, index) -> index
func.func @f(%arg1: i1, %e: f64) {
  %c0 = arith.constant 0 : index
  %1:2 = scf.while (%arg5 = %c0) : (index) -> (index, f64) {
    %c3 = arith.constant 3 : index
    %22 = arith.cmpi ult, %arg5, %c3 : index
    scf.condition(%22) %arg5, %e : index, f64
  } do {
  ^bb0(%arg5: index, %arg6: f64):
    %c1_6 = arith.constant 1 : index
    %22 = arith.addi %arg5, %c1_6 : index
    scf.yield %22 : index
  }
  cf.br ^bb2(%1#1 : f64)
^bb2(%x: f64):
  %c-9223372036854775808 = arith.constant -9223372036854775808 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %13 = arith.remui %c-9223372036854775808, %c4 : index
  %14 = arith.addi %13, %c1 : index
  %alloc = memref.alloc(%14) : memref<1x1x?xf64>
  %15 = call @u(%alloc, %c-9223372036854775808) : (memref<1x1x?xf64>, index) -> index
  cf.cond_br %arg1, ^bb4(%x: f64), ^bb4(%e : f64)
^bb4(%18: f64): 
  return
}

//--- out
module {
  func.func private @u(memref<1x1x?xf64>, index) -> index
  func.func @f(%arg0: i1, %arg1: f64) {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%c1) : memref<1x1x?xf64>
    %0 = call @u(%alloc, %c-9223372036854775808) : (memref<1x1x?xf64>, index) -> index
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return
  }
}

//--- out 2
module {
  func.func private @u(memref<1x1x?xf64>, index) -> index
  func.func @f(%arg0: i1, %arg1: f64) {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%c1) : memref<1x1x?xf64>
    %0 = call @u(%alloc, %c-9223372036854775808) : (memref<1x1x?xf64>, index) -> index
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return
  }
}

//--- out 3
module {
  func.func private @u(memref<1x1x?xf64>, index) -> index
  func.func @f(%arg0: i1, %arg1: f64) {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%c1) : memref<1x1x?xf64>
    %0 = call @u(%alloc, %c-9223372036854775808) : (memref<1x1x?xf64>, index) -> index
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return
  }
}

