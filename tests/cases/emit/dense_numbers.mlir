// RUN: lowir translate --mlir-to-llvmir
// Tables of numbers of every length.

llvm.mlir.global external constant @i64(dense<[0, -1, 9, 10, 99, 100, 999, 1000, -1000, 1001, 9999, 10000, 1000000, 4294967295, 4294967296, -4294967297, 9223372036854775807, -9223372036854775808]> : tensor<18xi64>) : !llvm.array<18 x i64>
llvm.mlir.global external constant @i32(dense<[2147483647, -2147483648, 100000, 123456789]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external constant @i16(dense<[32767, -32768, 7]> : tensor<3xi16>) : !llvm.array<3 x i16>
llvm.mlir.global external constant @f32(dense<[0.5, 0.1, 3.14159274, 100.25, 1.0e-7, 16777215.0, 0.0078125, 0.001953125, 1.9e-6, -2.5]> : tensor<10xf32>) : !llvm.array<10 x f32>
llvm.mlir.global external constant @f64(dense<[0.5, 0.1, 3.14159274, 1.0e300, -0.0]> : tensor<5xf64>) : !llvm.array<5 x f64>
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@i64 = constant [18 x i64] [i64 0, i64 -1, i64 9, i64 10, i64 99, i64 100, i64 999, i64 1000, i64 -1000, i64 1001, i64 9999, i64 10000, i64 1000000, i64 4294967295, i64 4294967296, i64 -4294967297, i64 9223372036854775807, i64 -9223372036854775808]
@i32 = constant [4 x i32] [i32 2147483647, i32 -2147483648, i32 100000, i32 123456789]
@i16 = constant [3 x i16] [i16 32767, i16 -32768, i16 7]
@f32 = constant [10 x float] [float 5.000000e-01, float 0x3FB99999A0000000, float 0x400921FB60000000, float 1.002500e+02, float 0x3E7AD7F2A0000000, float 0x416FFFFFE0000000, float 7.812500e-03, float 0x3F60000000000000, float 0x3EBFE07020000000, float -2.500000e+00]
@f64 = constant [5 x double] [double 5.000000e-01, double 1.000000e-01, double 0x400921FB5FDD3550, double 1.000000e+300, double -0.000000e+00]

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
