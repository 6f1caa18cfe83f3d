// RUN: lowir opt --convert-cf-to-llvm
// Messages of assertions are numbered, and their blocks placed, as control reaches them, not as they are written.

func.func @f(%c: i1, %d: i1) {
  cf.cond_br %c, ^b, ^a
^a:
  cf.assert %d, "A"
  cf.br ^e
^e:
  cf.assert %d, "E"
  return
^b:
  cf.assert %c, "B1"
  cf.cond_br %c, ^d, ^e
^d:
  cf.assert %d, "D"
  cf.br ^e
^u:
  cf.assert %d, "U"
  return
}
//--- out
module {
  llvm.mlir.global private constant @assert_msg_2(dense<[65, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global private constant @assert_msg_1(dense<[69, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[68, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[66, 49, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  func.func @f(%arg0: i1, %arg1: i1) {
    llvm.cond_br %arg0, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg1, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb2, ^bb6, ^bb8
    llvm.cond_br %arg1, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    return
  ^bb5:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    llvm.cond_br %arg0, ^bb7, ^bb3
  ^bb7:  // pred: ^bb6
    llvm.cond_br %arg1, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    llvm.br ^bb3
  ^bb9:  // no predecessors
    cf.assert %arg1, "U"
    return
  ^bb10:  // pred: ^bb5
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb11:  // pred: ^bb7
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb12:  // pred: ^bb3
    %4 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @puts(%5) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb13:  // pred: ^bb1
    %6 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
    %7 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @puts(%7) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

