// RUN: lowir opt --convert-cf-to-llvm
// Messages are numbered depth first along the graph: what follows a join comes before the other way to it.
func.func @f(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb7
^bb2:
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  cf.br ^bb5
^bb4:
  cf.assert %c, "four"
  cf.br ^bb5
^bb5:
  cf.br ^bb7
^bb7:
  cf.assert %c, "seven"
  return
}
//--- out
module {
  llvm.mlir.global private constant @assert_msg_0(dense<[102, 111, 117, 114, 0]> : tensor<5xi8>) {addr_space = 0 : i32} : !llvm.array<5 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[115, 101, 118, 101, 110, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
  func.func @f(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    llvm.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.br ^bb6
  ^bb4:  // pred: ^bb2
    llvm.cond_br %arg0, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb3, ^bb5
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb1, ^bb6
    llvm.cond_br %arg0, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    return
  ^bb9:  // pred: ^bb7
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb4
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

