// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --llvm-version=15
// Constants of scalable vectors for readers without `splat` are expressions: their elements cannot be listed.
llvm.func @ones() -> vector<[4]xi1> {
  %0 = llvm.mlir.constant(dense<true> : vector<[4]xi1>) : vector<[4]xi1>
  llvm.return %0 : vector<[4]xi1>
}
llvm.func @floats() -> vector<[2]xf64> {
  %0 = llvm.mlir.constant(dense<2.5> : vector<[2]xf64>) : vector<[2]xf64>
  llvm.return %0 : vector<[2]xf64>
}
llvm.func @zeros() -> vector<[8]xi16> {
  %0 = llvm.mlir.constant(dense<0> : vector<[8]xi16>) : vector<[8]xi16>
  llvm.return %0 : vector<[8]xi16>
}
llvm.func @rows() -> !llvm.array<2 x vector<[4]xi1>> {
  %0 = llvm.mlir.constant(dense<true> : vector<2x[4]xi1>) : !llvm.array<2 x vector<[4]xi1>>
  llvm.return %0 : !llvm.array<2 x vector<[4]xi1>>
}
llvm.func @fixed() -> vector<3xi32> {
  %0 = llvm.mlir.constant(dense<7> : vector<3xi32>) : vector<3xi32>
  llvm.return %0 : vector<3xi32>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <vscale x 4 x i1> @ones() {
  ret <vscale x 4 x i1> splat (i1 true)
}

define <vscale x 2 x double> @floats() {
  ret <vscale x 2 x double> splat (double 2.500000e+00)
}

define <vscale x 8 x i16> @zeros() {
  ret <vscale x 8 x i16> zeroinitializer
}

define [2 x <vscale x 4 x i1>] @rows() {
  ret [2 x <vscale x 4 x i1>] [<vscale x 4 x i1> splat (i1 true), <vscale x 4 x i1> splat (i1 true)]
}

define <3 x i32> @fixed() {
  ret <3 x i32> splat (i32 7)
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <vscale x 4 x i1> @ones() {
  ret <vscale x 4 x i1> shufflevector (<vscale x 4 x i1> insertelement (<vscale x 4 x i1> poison, i1 true, i64 0), <vscale x 4 x i1> poison, <vscale x 4 x i32> zeroinitializer)
}

define <vscale x 2 x double> @floats() {
  ret <vscale x 2 x double> shufflevector (<vscale x 2 x double> insertelement (<vscale x 2 x double> poison, double 2.500000e+00, i64 0), <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer)
}

define <vscale x 8 x i16> @zeros() {
  ret <vscale x 8 x i16> zeroinitializer
}

define [2 x <vscale x 4 x i1>] @rows() {
  ret [2 x <vscale x 4 x i1>] [<vscale x 4 x i1> shufflevector (<vscale x 4 x i1> insertelement (<vscale x 4 x i1> poison, i1 true, i64 0), <vscale x 4 x i1> poison, <vscale x 4 x i32> zeroinitializer), <vscale x 4 x i1> shufflevector (<vscale x 4 x i1> insertelement (<vscale x 4 x i1> poison, i1 true, i64 0), <vscale x 4 x i1> poison, <vscale x 4 x i32> zeroinitializer)]
}

define <3 x i32> @fixed() {
  ret <3 x i32> <i32 7, i32 7, i32 7>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <vscale x 4 x i1> @ones() {
  ret <vscale x 4 x i1> shufflevector (<vscale x 4 x i1> insertelement (<vscale x 4 x i1> poison, i1 true, i64 0), <vscale x 4 x i1> poison, <vscale x 4 x i32> zeroinitializer)
}

define <vscale x 2 x double> @floats() {
  ret <vscale x 2 x double> shufflevector (<vscale x 2 x double> insertelement (<vscale x 2 x double> poison, double 2.500000e+00, i64 0), <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer)
}

define <vscale x 8 x i16> @zeros() {
  ret <vscale x 8 x i16> zeroinitializer
}

define [2 x <vscale x 4 x i1>] @rows() {
  ret [2 x <vscale x 4 x i1>] [<vscale x 4 x i1> shufflevector (<vscale x 4 x i1> insertelement (<vscale x 4 x i1> poison, i1 true, i64 0), <vscale x 4 x i1> poison, <vscale x 4 x i32> zeroinitializer), <vscale x 4 x i1> shufflevector (<vscale x 4 x i1> insertelement (<vscale x 4 x i1> poison, i1 true, i64 0), <vscale x 4 x i1> poison, <vscale x 4 x i32> zeroinitializer)]
}

define <3 x i32> @fixed() {
  ret <3 x i32> <i32 7, i32 7, i32 7>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
