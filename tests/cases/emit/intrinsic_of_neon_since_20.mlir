// RUN: lowir translate --mlir-to-llvmir %s
// Products of small matrices of bf16, since release 20.

llvm.func @bfloat(%acc: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<4xf32> {
  %0 = arm_neon.intr.bfmmla %acc, %a, %b : vector<8xbf16> to vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <4 x float> @bfloat(<4 x float> %0, <8 x bfloat> %1, <8 x bfloat> %2) {
  %4 = call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> %0, <8 x bfloat> %1, <8 x bfloat> %2)
  ret <4 x float> %4
}

declare <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float>, <8 x bfloat>, <8 x bfloat>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
