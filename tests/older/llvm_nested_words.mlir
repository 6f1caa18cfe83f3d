// 2020: words of LLVM IR inside types
llvm.func @f(!llvm.ptr<float>, !llvm.struct<(double, ptr<half>)>, !llvm.array<4 x float>, !llvm.ptr<i8, 3>, !llvm.ptr<func<void (double)>>)
//--- today
llvm.func @f(!llvm.ptr, !llvm.struct<(f64, ptr)>, !llvm.array<4 x f32>, !llvm.ptr<3>, !llvm.ptr)
