// RUN: lowir translate --mlir-to-llvmir
// Calls that give structs of floats of one type have flags; those of two types, and of arrays, have none.
llvm.func @pair() -> !llvm.struct<(f32, f32)>
llvm.func @mixed() -> !llvm.struct<(f32, f64)>
llvm.func @arrays() -> !llvm.struct<(array<2 x f32>)>
llvm.func @f(%x: f64) -> f64 {
  %0 = llvm.intr.sincos(%x) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> !llvm.struct<(f64, f64)>
  %1 = llvm.call @pair() {fastmathFlags = #llvm.fastmath<nnan>} : () -> !llvm.struct<(f32, f32)>
  %2 = llvm.call @mixed() {fastmathFlags = #llvm.fastmath<nnan>} : () -> !llvm.struct<(f32, f64)>
  %3 = llvm.call @arrays() {fastmathFlags = #llvm.fastmath<nnan>} : () -> !llvm.struct<(array<2 x f32>)>
  %4 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
  llvm.return %4 : f64
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare { float, float } @pair()

declare { float, double } @mixed()

declare { [2 x float] } @arrays()

define double @f(double %0) {
  %2 = call fast { double, double } @llvm.sincos.f64(double %0)
  %3 = call nnan { float, float } @pair()
  %4 = call { float, double } @mixed()
  %5 = call { [2 x float] } @arrays()
  %6 = extractvalue { double, double } %2, 0
  ret double %6
}

declare { double, double } @llvm.sincos.f64(double) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
