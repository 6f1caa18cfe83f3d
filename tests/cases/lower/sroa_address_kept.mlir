// RUN: lowir opt --sroa
// DIFFERS: mlir-opt takes memory apart whose address is stored, though others may come from one member to the next by it
// Memory whose address is stored stays whole.

llvm.func @f(%p: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %x[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %g, %p : !llvm.ptr, !llvm.ptr
  %l = llvm.load %x : !llvm.ptr -> i32
  llvm.return %l : i32
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
    llvm.store %2, %arg0 : !llvm.ptr, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> i32
    llvm.return %3 : i32
  }
}

