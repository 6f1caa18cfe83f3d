// 2021: addresses through typed pointers
llvm.func @f(%p: !llvm.ptr<f32>, %s: !llvm.ptr<struct<(i32, array<4 x f32>)>>, %i: i64) -> !llvm.ptr<f32> {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %1 = llvm.getelementptr %s[%i, 1, 2] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, i64) -> !llvm.ptr<f32>
  %2 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  llvm.return %1 : !llvm.ptr<f32>
}
//--- today
llvm.func @f(%p: !llvm.ptr, %s: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %s[%i, 1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %2 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.return %1 : !llvm.ptr
}
