// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// A ranked memref is (allocated, aligned, offset, sizes, strides); rank 0 has no arrays; the space is the pointers'.
// SEED: S8 S9 S13 S15 S31
func.func private @m0() -> memref<f32>
func.func private @m1() -> memref<?xf32>
func.func private @m2() -> memref<4x?xi64>
func.func private @m3() -> memref<2x3x4x5xindex>
func.func private @m4() -> memref<8xf16, 5>
func.func private @m5() -> memref<?xvector<4xf32>>
func.func private @m6() -> memref<2xvector<4x8xf32>>
//--- out
module {
  llvm.func @m0() -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
  llvm.func @m1() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m2() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m3() -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m4() -> !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m5() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m6() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @m0() -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
  llvm.func @m1() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m2() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m3() -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m4() -> !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m5() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @m6() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

