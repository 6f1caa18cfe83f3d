// RUN: lowir
// Functions without an intrinsic become calls of the library, those of complex numbers formulas.
func.func @f(%x: f32, %n: i32) -> (f32, i32) {
  %0 = math.erf %x : f32
  %1 = math.sqrt %0 : f32
  %2 = math.ctlz %n : i32
  return %1, %2 : f32, i32
}
func.func @g(%z: complex<f64>) -> complex<f64> {
  %0 = complex.conj %z : complex<f64>
  return %0 : complex<f64>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare float @erff(float) #0

define { float, i32 } @f(float %0, i32 %1) {
  %3 = call float @erff(float %0)
  %4 = call float @llvm.sqrt.f32(float %3)
  %5 = call i32 @llvm.ctlz.i32(i32 %1, i1 false)
  %6 = insertvalue { float, i32 } poison, float %4, 0
  %7 = insertvalue { float, i32 } %6, i32 %5, 1
  ret { float, i32 } %7
}

define { double, double } @g({ double, double } %0) {
  %2 = extractvalue { double, double } %0, 0
  %3 = extractvalue { double, double } %0, 1
  %4 = fneg double %3
  %5 = insertvalue { double, double } poison, double %2, 0
  %6 = insertvalue { double, double } %5, double %4, 1
  ret { double, double } %6
}

declare float @llvm.sqrt.f32(float) #1

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

attributes #0 = { memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
