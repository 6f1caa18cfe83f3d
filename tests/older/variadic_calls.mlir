// 2021: a call of a variadic function did not say its type
llvm.func @before(%s: !llvm.ptr<i8>, %x: i32) -> i32 {
  %0 = llvm.call @printf(%s, %x) : (!llvm.ptr<i8>, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @behind(%s: !llvm.ptr<i8>, %x: f64) -> i32 {
  %0 = llvm.call @printf(%s, %x) : (!llvm.ptr<i8>, f64) -> i32
  llvm.return %0 : i32
}
//--- today
llvm.func @before(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
  %0 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @behind(%arg0: !llvm.ptr, %arg1: f64) -> i32 {
  %0 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %0 : i32
}
