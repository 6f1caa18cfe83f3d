// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Types that LLVM has stay as they are.
// SEED: S74
func.func private @types(i1, i8, i13, i64, f16, bf16, f32, f64, f80, f128, vector<4xf32>, vector<[4]xi32>, !llvm.ptr<3>, !llvm.struct<(i32, ptr)>)
//--- out
module {
  llvm.func @types(i1, i8, i13, i64, f16, bf16, f32, f64, f80, f128, vector<4xf32>, vector<[4]xi32>, !llvm.ptr<3>, !llvm.struct<(i32, ptr)>) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @types(i1, i8, i13, i64, f16, bf16, f32, f64, f80, f128, vector<4xf32>, vector<[4]xi32>, !llvm.ptr<3>, !llvm.struct<(i32, ptr)>) attributes {sym_visibility = "private"}
}

