// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Constants of every kind move to the top; constant indices that fit in 29 bits move into the attribute.
llvm.mlir.global external @x() : i32
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.mlir.constant(268435455 : i64) : i64
  %2 = llvm.mlir.constant(268435456 : i64) : i64
  %3 = llvm.getelementptr inbounds %p[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.store %0, %5 : i32, !llvm.ptr
  %6 = llvm.mlir.zero : !llvm.ptr
  llvm.store %6, %4 : !llvm.ptr, !llvm.ptr
  llvm.return %4 : !llvm.ptr
}
//--- out
module {
  llvm.mlir.global external @x() {addr_space = 0 : i32} : i32
  llvm.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @x : !llvm.ptr
    %2 = llvm.mlir.constant(268435456 : i64) : i64
    %3 = llvm.load %arg0 : !llvm.ptr -> i32
    %4 = llvm.getelementptr inbounds %arg0[268435455] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.getelementptr %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %1 : i32, !llvm.ptr
    llvm.store %0, %5 : !llvm.ptr, !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
}

//--- out 2
module {
  llvm.mlir.global external @x() {addr_space = 0 : i32} : i32
  llvm.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @x : !llvm.ptr
    %2 = llvm.mlir.constant(268435456 : i64) : i64
    %3 = llvm.load %arg0 : !llvm.ptr -> i32
    %4 = llvm.getelementptr inbounds %arg0[268435455] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.getelementptr %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %1 : i32, !llvm.ptr
    llvm.store %0, %5 : !llvm.ptr, !llvm.ptr
    llvm.return %5 : !llvm.ptr
  }
}

