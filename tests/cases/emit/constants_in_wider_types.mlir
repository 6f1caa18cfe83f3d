// RUN: lowir translate --mlir-to-llvmir
// A number goes on in a wider type with its sign, a single bit and an unsigned one with zeros.
llvm.mlir.global external @bit(true) : i32
llvm.mlir.global external @byte(-1 : i8) : i32
llvm.mlir.global external @unsigned(255 : ui8) : i32
llvm.mlir.global external @wide(-1 : i8) : i128
llvm.mlir.global external @bits(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i8>
llvm.mlir.global external @bytes(dense<[-1, 1, -128]> : tensor<3xi8>) : !llvm.array<3 x i16>
llvm.mlir.global external @same(dense<-2> : tensor<4xi8>) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global external @none(dense<[255, 1]> : tensor<2xui8>) : !llvm.array<2 x i64>
llvm.mlir.global external @lanes(dense<[[-1, 1], [0, -1]]> : tensor<2x2xi16>) : !llvm.array<2 x vector<2xi128>>
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(true) : i64
  %1 = llvm.mlir.constant(-3 : i16) : i64
  %2 = llvm.add %0, %1 : i64
  llvm.return %2 : i64
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@bit = global i32 1
@byte = global i32 -1
@unsigned = global i32 255
@wide = global i128 -1
@bits = global [2 x i8] c"\01\00"
@bytes = global [3 x i16] [i16 -1, i16 1, i16 -128]
@same = global [2 x [2 x i32]] [[2 x i32] [i32 -2, i32 -2], [2 x i32] [i32 -2, i32 -2]]
@none = global [2 x i64] [i64 255, i64 1]
@lanes = global [2 x <2 x i128>] [<2 x i128> <i128 -1, i128 1>, <2 x i128> <i128 0, i128 -1>]

define i64 @f() {
  ret i64 -2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
