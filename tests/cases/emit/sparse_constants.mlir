// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
llvm.mlir.global external @x(sparse<[[1, 0], [1, 1]], [7, 9]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
llvm.func @a() -> vector<4xf32> {
  %0 = llvm.mlir.constant(sparse<[0], [4.2e+01]> : vector<4xf32>) : vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
llvm.func @b() -> !llvm.array<4 x f64> {
  %0 = llvm.mlir.constant(sparse<[[1], [3]], [4.2e+01, 1.0]> : tensor<4xf64>) : !llvm.array<4 x f64>
  llvm.return %0 : !llvm.array<4 x f64>
}
llvm.func @c() -> vector<4xi1> {
  %0 = llvm.mlir.constant(sparse<2, true> : vector<4xi1>) : vector<4xi1>
  llvm.return %0 : vector<4xi1>
}
llvm.func @d() -> vector<4xi7> {
  %0 = llvm.mlir.constant(sparse<[[0], [2]], -3> : vector<4xi7>) : vector<4xi7>
  llvm.return %0 : vector<4xi7>
}
llvm.func @e() -> vector<4xi32> {
  %0 = llvm.mlir.constant(sparse<> : vector<4xi32>) : vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = global [2 x [2 x i32]] [[2 x i32] zeroinitializer, [2 x i32] [i32 7, i32 9]]

define <4 x float> @a() {
  ret <4 x float> <float 4.200000e+01, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>
}

define [4 x double] @b() {
  ret [4 x double] [double 0.000000e+00, double 4.200000e+01, double 0.000000e+00, double 1.000000e+00]
}

define <4 x i1> @c() {
  ret <4 x i1> <i1 false, i1 false, i1 true, i1 false>
}

define <4 x i7> @d() {
  ret <4 x i7> <i7 -3, i7 0, i7 -3, i7 0>
}

define <4 x i32> @e() {
  ret <4 x i32> zeroinitializer
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = global [2 x [2 x i32]] [[2 x i32] zeroinitializer, [2 x i32] [i32 7, i32 9]]

define <4 x float> @a() {
  ret <4 x float> <float 4.200000e+01, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>
}

define [4 x double] @b() {
  ret [4 x double] [double 0.000000e+00, double 4.200000e+01, double 0.000000e+00, double 1.000000e+00]
}

define <4 x i1> @c() {
  ret <4 x i1> <i1 false, i1 false, i1 true, i1 false>
}

define <4 x i7> @d() {
  ret <4 x i7> <i7 -3, i7 0, i7 -3, i7 0>
}

define <4 x i32> @e() {
  ret <4 x i32> zeroinitializer
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
