// RUN: lowir opt --mem2reg
// DIFFERS: mlir-opt truncates the bit to eight bits, which no LLVM reads
// A slot of one bit is not read as a byte.

llvm.func @f(%a: i1) -> i8 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x i1 : (i32) -> !llvm.ptr
  llvm.store %a, %x : i1, !llvm.ptr
  %l = llvm.load %x : !llvm.ptr -> i8
  llvm.return %l : i8
}
//--- out
module {
  llvm.func @f(%arg0: i1) -> i8 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i1 : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : i1, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i8
    llvm.return %2 : i8
  }
}

