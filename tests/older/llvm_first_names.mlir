// 2019: constants and addresses by their first names
llvm.global constant @g(42 : i32) : !llvm.i32
llvm.func @f() -> !llvm.i32 {
  %0 = llvm.constant(7 : i32) : !llvm.i32
  %1 = llvm.undef : !llvm<"{ i32, i32 }">
  %2 = llvm.insertvalue %0, %1[0] : !llvm<"{ i32, i32 }">
  %3 = llvm.addressof @g : !llvm<"i32*">
  %4 = llvm.load %3 : !llvm<"i32*">
  llvm.return %4 : !llvm.i32
}
//--- today
llvm.mlir.global constant @g(42 : i32) : i32
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i32, i32)>
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
