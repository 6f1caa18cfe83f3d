// 2020: a descriptor spelled as the lowering wrote it
!llvm.memref_1d = type !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1xi64>, array<1xi64>)>
llvm.func @f(%p: !llvm.ptr<f32>, %n: i64) -> !llvm.memref_1d {
  %0 = llvm.mlir.undef : !llvm.memref_1d
  %1 = llvm.insertvalue %p, %0[1] : !llvm.memref_1d
  %2 = llvm.insertvalue %n, %1[3, 0] : !llvm.memref_1d
  llvm.return %2 : !llvm.memref_1d
}
//--- today
!d = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
llvm.func @f(%p: !llvm.ptr, %n: i64) -> !d {
  %0 = llvm.mlir.undef : !d
  %1 = llvm.insertvalue %p, %0[1] : !d
  %2 = llvm.insertvalue %n, %1[3, 0] : !d
  llvm.return %2 : !d
}
