// RUN: lowir translate --mlir-to-llvmir
// Attributes with the names of flags and metadata say nothing of operations that do not have them.
llvm.func @f(%a: vector<8xf32>, %i: i32, %f: f32) -> f32 {
  %0 = llvm.intr.sqrt(%f) {overflowFlags = #llvm.overflow<nsw>, invariant, nontemporal, nneg, isExact} : (f32) -> f32
  %1 = llvm.add %i, %i {fastmathFlags = #llvm.fastmath<fast>, isExact, nneg} : i32
  %2 = llvm.zext %i {overflowFlags = #llvm.overflow<nsw>, isDisjoint} : i32 to i64
  %3 = llvm.or %i, %i {overflowFlags = #llvm.overflow<nsw>, isExact} : i32
  %4 = llvm.udiv %i, %i {isDisjoint, overflowFlags = #llvm.overflow<nsw>} : i32
  %5 = llvm.intr.smax(%i, %i) {fastmathFlags = #llvm.fastmath<fast>, overflowFlags = #llvm.overflow<nsw>} : (i32, i32) -> i32
  %6 = llvm.fneg %f {overflowFlags = #llvm.overflow<nsw>} : f32
  %7 = llvm.call @g(%f) {overflowFlags = #llvm.overflow<nsw>, nontemporal, invariant} : (f32) -> f32
  llvm.return %7: f32
}
llvm.func @g(f32) -> f32
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @f(<8 x float> %0, i32 %1, float %2) {
  %4 = call float @llvm.sqrt.f32(float %2)
  %5 = add i32 %1, %1
  %6 = zext i32 %1 to i64
  %7 = or i32 %1, %1
  %8 = udiv i32 %1, %1
  %9 = call i32 @llvm.smax.i32(i32 %1, i32 %1)
  %10 = fneg float %2
  %11 = call float @g(float %2)
  ret float %11
}

declare float @g(float)

declare float @llvm.sqrt.f32(float) #0

declare i32 @llvm.smax.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
