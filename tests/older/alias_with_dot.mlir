// 2020: aliases with dots, of typed pointers too
!llvm.pair = type !llvm.struct<(i32, f32)>
!llvm.pair_ptr = type !llvm.ptr<struct<(i32, f32)>>
llvm.func @f(%p: !llvm.pair_ptr) -> i32 {
  %0 = llvm.load %p : !llvm.pair_ptr
  %1 = llvm.extractvalue %0[0] : !llvm.pair
  llvm.store %0, %p : !llvm.pair_ptr
  llvm.return %1 : i32
}
//--- today
!pair = !llvm.struct<(i32, f32)>
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> !pair
  %1 = llvm.extractvalue %0[0] : !pair
  llvm.store %0, %p : !pair, !llvm.ptr
  llvm.return %1 : i32
}
