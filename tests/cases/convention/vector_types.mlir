// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Vectors of one dimension stay, more become arrays of them, none becomes one of length 1; index elements convert.
// SEED: S81 S82 S84
func.func private @vectors(vector<4x8xf32>, vector<2x3x4xi8>, vector<f32>, vector<2x[4]xf32>, vector<4xindex>)
func.func private @memory(memref<2xvector<4x8xf32>>)
//--- out
module {
  llvm.func @vectors(!llvm.array<4 x vector<8xf32>>, !llvm.array<2 x array<3 x vector<4xi8>>>, vector<1xf32>, !llvm.array<2 x vector<[4]xf32>>, vector<4xi64>) attributes {sym_visibility = "private"}
  llvm.func @memory(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @vectors(!llvm.array<4 x vector<8xf32>>, !llvm.array<2 x array<3 x vector<4xi8>>>, vector<1xf32>, !llvm.array<2 x vector<[4]xf32>>, vector<4xi64>) attributes {sym_visibility = "private"}
  llvm.func @memory(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
}

