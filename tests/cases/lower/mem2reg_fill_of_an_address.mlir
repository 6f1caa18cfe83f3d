// RUN: lowir opt --mem2reg
// DIFFERS: mlir-opt drops the fill and keeps the value from before it
// A fill by an address of the slot that is computed keeps the slot in memory.

llvm.func @f(%a: i32, %b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %x = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %x : i32, !llvm.ptr
  %g = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memset"(%g, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %l = llvm.load %x : !llvm.ptr -> i32
  llvm.return %l : i32
}
//--- out
module {
  llvm.func @f(%arg0: i32, %arg1: i8) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 : i32, !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, i8
    "llvm.intr.memset"(%3, %arg1, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %4 = llvm.load %2 : !llvm.ptr -> i32
    llvm.return %4 : i32
  }
}

