// 2021: stack memory behind typed pointers
llvm.func @f(%n: i64) -> f32 {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32>
  %1 = llvm.alloca %n x !llvm.struct<(ptr<f32>, i64)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<struct<(ptr<f32>, i64)>>
  %2 = llvm.load %0 : !llvm.ptr<f32>
  %3 = llvm.bitcast %0 : !llvm.ptr<f32> to !llvm.ptr<i8>
  llvm.return %2 : f32
}
//--- today
llvm.func @f(%n: i64) -> f32 {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(ptr, i64)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> f32
  %3 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  llvm.return %2 : f32
}
