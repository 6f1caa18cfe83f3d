// RUN: lowir opt --convert-cf-to-llvm
// RUN: lowir opt --compat=19 --convert-cf-to-llvm
// Branches, switches and assertions.
func.func @f(%c: i1, %x: i32, %i: index) -> i32 {
  cf.assert %c, "must hold"
  cf.cond_br %c, ^a(%x : i32), ^b(%i : index)
^a(%y: i32):
  cf.switch %y : i32, [
    default: ^b(%i : index),
    1: ^a(%x : i32),
    -2: ^c
  ]
^b(%j: index):
  cf.br ^c
^c:
  return %x : i32
}
//--- out
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 117, 115, 116, 32, 104, 111, 108, 100, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    llvm.cond_br %arg0, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%arg1 : i32), ^bb3(%0 : i64)
  ^bb2(%1: i32):  // 2 preds: ^bb1, ^bb2
    llvm.switch %1 : i32, ^bb3(%0 : i64) [
      1: ^bb2(%arg1 : i32),
      -2: ^bb4
    ]
  ^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    return %arg1 : i32
  ^bb5:  // pred: ^bb0
    %3 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %4 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%4) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

//--- out 2
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 117, 115, 116, 32, 104, 111, 108, 100, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    llvm.cond_br %arg0, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb3(%arg2 : index)
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb2
    cf.switch %0 : i32, [
      default: ^bb3(%arg2 : index),
      1: ^bb2(%arg1 : i32),
      4294967294: ^bb4
    ]
  ^bb3(%1: index):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    return %arg1 : i32
  ^bb5:  // pred: ^bb0
    %2 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

