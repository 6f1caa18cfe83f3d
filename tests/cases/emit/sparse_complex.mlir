// RUN: lowir translate --mlir-to-llvmir
// Sparse constants of complex numbers: what is not listed is zero.
llvm.mlir.global private constant @some(sparse<[[1], [2]], [(1.0, 0.0), (2.0, 0.5)]> : tensor<4xcomplex<f32>>) : !llvm.array<4 x struct<(f32, f32)>>
llvm.mlir.global private constant @all_one(sparse<[[1], [2]], (1.0, 2.0)> : tensor<4xcomplex<f64>>) : !llvm.array<4 x struct<(f64, f64)>>
llvm.mlir.global private constant @none(sparse<> : tensor<3xcomplex<i16>>) : !llvm.array<3 x struct<(i16, i16)>>
llvm.mlir.global private constant @nested(sparse<[[0, 1], [1, 0]], [(1, 2), (5, 6)]> : tensor<2x2xcomplex<i32>>) : !llvm.array<2 x array<2 x struct<(i32, i32)>>>
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@some = private constant [4 x { float, float }] [{ float, float } zeroinitializer, { float, float } { float 1.000000e+00, float 0.000000e+00 }, { float, float } { float 2.000000e+00, float 5.000000e-01 }, { float, float } zeroinitializer]
@all_one = private constant [4 x { double, double }] [{ double, double } zeroinitializer, { double, double } { double 1.000000e+00, double 2.000000e+00 }, { double, double } { double 1.000000e+00, double 2.000000e+00 }, { double, double } zeroinitializer]
@none = private constant [3 x { i16, i16 }] zeroinitializer
@nested = private constant [2 x [2 x { i32, i32 }]] [[2 x { i32, i32 }] [{ i32, i32 } zeroinitializer, { i32, i32 } { i32 1, i32 2 }], [2 x { i32, i32 }] [{ i32, i32 } { i32 5, i32 6 }, { i32, i32 } zeroinitializer]]

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
