// 2021: loads and stores through typed pointers
llvm.func @f(%p: !llvm.ptr<f32>, %q: !llvm.ptr<ptr<i64>>, %v: f32) -> i64 {
  llvm.store %v, %p : !llvm.ptr<f32>
  llvm.store volatile %v, %p {alignment = 4 : i64} : !llvm.ptr<f32>
  %0 = llvm.load %q : !llvm.ptr<ptr<i64>>
  %1 = llvm.load volatile %0 : !llvm.ptr<i64>
  llvm.return %1 : i64
}
//--- today
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %v: f32) -> i64 {
  llvm.store %v, %p : f32, !llvm.ptr
  llvm.store volatile %v, %p {alignment = 4 : i64} : f32, !llvm.ptr
  %0 = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load volatile %0 : !llvm.ptr -> i64
  llvm.return %1 : i64
}
