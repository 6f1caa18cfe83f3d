// 2021: calls with typed pointers, direct and through one
llvm.func @g(!llvm.ptr<i8>) -> i32
llvm.func @f(%p: !llvm.ptr<i8>, %h: !llvm.ptr<func<i32 (ptr<i8>)>>) -> i32 {
  %0 = llvm.call @g(%p) : (!llvm.ptr<i8>) -> i32
  %1 = llvm.call %h(%p) : (!llvm.ptr<i8>) -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
//--- today
llvm.func @g(!llvm.ptr) -> i32
llvm.func @f(%p: !llvm.ptr, %h: !llvm.ptr) -> i32 {
  %0 = llvm.call @g(%p) : (!llvm.ptr) -> i32
  %1 = llvm.call %h(%p) : !llvm.ptr, (!llvm.ptr) -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
