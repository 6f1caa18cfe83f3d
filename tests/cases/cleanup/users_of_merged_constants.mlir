// RUN: lowir opt --canonicalize
// What used the second of two equal constants is folded when the walk comes to that one.
func.func @a(%x: i32) -> i32 {
  %a = arith.constant 64 : i32
  %b = arith.constant 64 : i32
  %0 = arith.subi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  %2 = arith.muli %1, %x : i32
  return %2 : i32
}
func.func @b(%x: i32) -> i32 {
  %a = arith.constant 64 : i32
  %0 = arith.addi %a, %x : i32
  %1 = arith.subi %x, %x : i32
  %b = arith.constant 64 : i32
  %2 = arith.addi %b, %1 : i32
  %c = arith.constant 64 : i32
  %3 = arith.shli %c, %1 : i32
  %4 = arith.ori %3, %2 : i32
  %5 = arith.muli %4, %0 : i32
  return %5 : i32
}
llvm.func @c(%s: !llvm.struct<(ptr, array<1 x i64>)>, %p: !llvm.ptr) -> i64 {
  %8 = llvm.mlir.constant(8 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %0 = llvm.insertvalue %8, %s[1, 0] : !llvm.struct<(ptr, array<1 x i64>)>
  llvm.store %1, %p : i64, !llvm.ptr
  %2 = llvm.mlir.constant(1 : index) : i64
  %3 = llvm.extractvalue %0[1, 0] : !llvm.struct<(ptr, array<1 x i64>)>
  %4 = llvm.mul %2, %3 : i64
  llvm.return %4 : i64
}
//--- out
module {
  func.func @a(%arg0: i32) -> i32 {
    %c64_i32 = arith.constant 64 : i32
    %0 = arith.muli %arg0, %c64_i32 : i32
    return %0 : i32
  }
  func.func @b(%arg0: i32) -> i32 {
    %c64_i32 = arith.constant 64 : i32
    %0 = arith.addi %arg0, %c64_i32 : i32
    %1 = arith.muli %0, %c64_i32 : i32
    return %1 : i32
  }
  llvm.func @c(%arg0: !llvm.struct<(ptr, array<1 x i64>)>, %arg1: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    llvm.store %1, %arg1 : i64, !llvm.ptr
    %2 = llvm.mul %0, %1 : i64
    llvm.return %2 : i64
  }
}

