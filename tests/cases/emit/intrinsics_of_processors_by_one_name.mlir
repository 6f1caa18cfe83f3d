// RUN: lowir translate --mlir-to-llvmir
// Of a name of which nothing is known LLVM's readers know which types belong to it; other types make another name.
llvm.func @f(%a: vector<4xi16>, %b: vector<8xi16>) {
  %0 = llvm.call_intrinsic "llvm.aarch64.neon.sqdmulh"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %1 = llvm.call_intrinsic "llvm.aarch64.neon.sqdmulh"(%b, %b) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  %2 = llvm.call_intrinsic "llvm.aarch64.neon.sqdmulh"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %3 = llvm.call_intrinsic "llvm.aarch64.neon.sqdmulh"(%b, %b) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(<4 x i16> %0, <8 x i16> %1) {
  %3 = call <4 x i16> @llvm.aarch64.neon.sqdmulh(<4 x i16> %0, <4 x i16> %0)
  %4 = call <8 x i16> @llvm.aarch64.neon.sqdmulh.v8i16.v8i16.v8i16(<8 x i16> %1, <8 x i16> %1)
  %5 = call <4 x i16> @llvm.aarch64.neon.sqdmulh(<4 x i16> %0, <4 x i16> %0)
  %6 = call <8 x i16> @llvm.aarch64.neon.sqdmulh.v8i16.v8i16.v8i16(<8 x i16> %1, <8 x i16> %1)
  ret void
}

declare <4 x i16> @llvm.aarch64.neon.sqdmulh(<4 x i16>, <4 x i16>)

declare <8 x i16> @llvm.aarch64.neon.sqdmulh.v8i16.v8i16.v8i16(<8 x i16>, <8 x i16>)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
