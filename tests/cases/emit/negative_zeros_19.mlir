// RUN: lowir translate --mlir-to-llvmir --compat=19
// DIFFERS: mlir-translate-19 writes plain zeros for splats of -0.0 in arrays.
llvm.mlir.global external @in_an_array(dense<-0.0> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.func @in_rows() -> !llvm.array<2 x vector<2xf64>> {
  %0 = llvm.mlir.constant(dense<-0.0> : vector<2x2xf64>) : !llvm.array<2 x vector<2xf64>>
  llvm.return %0 : !llvm.array<2 x vector<2xf64>>
}
llvm.func @in_a_vector() -> vector<2xf32> {
  %0 = llvm.mlir.constant(dense<-0.0> : vector<2xf32>) : vector<2xf32>
  llvm.return %0 : vector<2xf32>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@in_an_array = global [2 x float] [float -0.000000e+00, float -0.000000e+00]

define [2 x <2 x double>] @in_rows() {
  ret [2 x <2 x double>] [<2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> <double -0.000000e+00, double -0.000000e+00>]
}

define <2 x float> @in_a_vector() {
  ret <2 x float> <float -0.000000e+00, float -0.000000e+00>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
