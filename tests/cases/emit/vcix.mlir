// RUN: lowir translate --mlir-to-llvmir
// Instructions of a coprocessor are named for their second operand; without a length they take all elements.

llvm.func @scalable(%v: vector<[4]xf32>, %x: f32, %i: i64, %n: i64) -> vector<[4]xf32> {
  %0 = "vcix.v.sv"(%v, %x, %n) <{opcode = 1 : i64}> : (vector<[4]xf32>, f32, i64) -> vector<[4]xf32>
  %1 = "vcix.v.sv"(%0, %i, %n) <{opcode = 3 : i64}> : (vector<[4]xf32>, i64, i64) -> vector<[4]xf32>
  %2 = "vcix.v.sv"(%1, %v, %n) <{opcode = 2 : i64}> : (vector<[4]xf32>, vector<[4]xf32>, i64) -> vector<[4]xf32>
  %3 = "vcix.v.iv"(%2, %n) <{opcode = 0 : i64, imm = 7 : i64}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  llvm.return %3 : vector<[4]xf32>
}
llvm.func @fixed(%v: vector<8xi32>, %i: i32) -> vector<8xi32> {
  %0 = "vcix.v.sv"(%v, %i) <{opcode = 1 : i32}> : (vector<8xi32>, i32) -> vector<8xi32>
  %1 = "vcix.v.iv"(%0) <{opcode = 2 : i32, imm = -3 : i32}> : (vector<8xi32>) -> vector<8xi32>
  llvm.return %1 : vector<8xi32>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <vscale x 4 x float> @scalable(<vscale x 4 x float> %0, float %1, i64 %2, i64 %3) {
  %5 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.fv.se.nxv4f32.i64.nxv4f32.f32.i64(i64 1, <vscale x 4 x float> %0, float %1, i64 %3)
  %6 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.xv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 3, <vscale x 4 x float> %5, i64 %2, i64 %3)
  %7 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.vv.se.nxv4f32.i64.nxv4f32.nxv4f32.i64(i64 2, <vscale x 4 x float> %6, <vscale x 4 x float> %0, i64 %3)
  %8 = call <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64 0, <vscale x 4 x float> %7, i64 7, i64 %3)
  ret <vscale x 4 x float> %8
}

define <8 x i32> @fixed(<8 x i32> %0, i32 %1) {
  %3 = call <8 x i32> @llvm.riscv.sf.vc.v.xv.se.v8i32.i32.v8i32.i32.i32(i32 1, <8 x i32> %0, i32 %1, i32 8)
  %4 = call <8 x i32> @llvm.riscv.sf.vc.v.iv.se.v8i32.i32.v8i32.i32.i32(i32 2, <8 x i32> %3, i32 -3, i32 8)
  ret <8 x i32> %4
}

declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.fv.se.nxv4f32.i64.nxv4f32.f32.i64(i64, <vscale x 4 x float>, float, i64)

declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.xv.se.nxv4f32.i64.nxv4f32.i64.i64(i64, <vscale x 4 x float>, i64, i64)

declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.vv.se.nxv4f32.i64.nxv4f32.nxv4f32.i64(i64, <vscale x 4 x float>, <vscale x 4 x float>, i64)

declare <vscale x 4 x float> @llvm.riscv.sf.vc.v.iv.se.nxv4f32.i64.nxv4f32.i64.i64(i64, <vscale x 4 x float>, i64, i64)

declare <8 x i32> @llvm.riscv.sf.vc.v.xv.se.v8i32.i32.v8i32.i32.i32(i32, <8 x i32>, i32, i32)

declare <8 x i32> @llvm.riscv.sf.vc.v.iv.se.v8i32.i32.v8i32.i32.i32(i32, <8 x i32>, i32, i32)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
