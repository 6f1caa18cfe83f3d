// 2020: addresses of functions and strings
llvm.mlir.global internal constant @s("hi\00") : !llvm.array<3 x i8>
llvm.func @g(!llvm.ptr<i8>, ...) -> !llvm.i32
llvm.func @f() -> !llvm.i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr<array<3 x i8>>
  %1 = llvm.mlir.constant(0 : index) : !llvm.i64
  %2 = llvm.getelementptr %0[%1, %1] : (!llvm.ptr<array<3 x i8>>, !llvm.i64, !llvm.i64) -> !llvm.ptr<i8>
  %3 = llvm.mlir.addressof @g : !llvm.ptr<func<i32 (ptr<i8>, ...)>>
  %4 = llvm.call @g(%2) vararg(!llvm.func<i32 (ptr<i8>, ...)>) : (!llvm.ptr<i8>) -> !llvm.i32
  llvm.return %4 : !llvm.i32
}
//--- today
llvm.mlir.global internal constant @s("hi\00") : !llvm.array<3 x i8>
llvm.func @g(!llvm.ptr, ...) -> i32
llvm.func @f() -> i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  %1 = llvm.mlir.constant(0 : index) : i64
  %2 = llvm.getelementptr %0[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i8>
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.call @g(%2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return %4 : i32
}
