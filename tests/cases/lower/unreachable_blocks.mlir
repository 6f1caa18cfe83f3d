// RUN: lowir opt --convert-scf-to-cf --convert-arith-to-llvm
// Conversions leave what stands in blocks that nothing leads to.
func.func @f(%a: memref<4xf32>, %i: index, %c: i32) -> index {
  return %i : index
^bb1(%m: memref<4xf32>, %x: index):
  %y = arith.addi %x, %i : index
  %z = memref.load %m[%y] : memref<4xf32>
  cf.br ^bb1(%a, %y : memref<4xf32>, index)
}
func.func @g(%i: index) {
  cf.br ^bb2
^bb1:
  %y = arith.addi %i, %i : index
  %0 = scf.for %k = %i to %y step %i iter_args(%s = %i) -> index {
    scf.yield %k : index
  }
  cf.br ^bb1
^bb2:
  return
}
//--- out
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: i32) -> index {
    return %arg1 : index
  ^bb1(%0: memref<4xf32>, %1: index):  // pred: ^bb1
    %2 = arith.addi %1, %arg1 : index
    %3 = memref.load %0[%2] : memref<4xf32>
    cf.br ^bb1(%arg0, %2 : memref<4xf32>, index)
  }
  func.func @g(%arg0: index) {
    cf.br ^bb2
  ^bb1:  // pred: ^bb1
    %0 = arith.addi %arg0, %arg0 : index
    %1 = scf.for %arg1 = %arg0 to %0 step %arg0 iter_args(%arg2 = %arg0) -> (index) {
      scf.yield %arg1 : index
    }
    cf.br ^bb1
  ^bb2:  // pred: ^bb0
    return
  }
}

