// RUN: lowir
// Mathematical functions and complex numbers on the whole road.

func.func @norm(%a: complex<f64>, %b: complex<f64>) -> f64 {
  %0 = complex.mul %a, %b : complex<f64>
  %1 = complex.abs %0 : complex<f64>
  %2 = math.exp %1 : f64
  return %2 : f64
}

func.func @each(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.rsqrt %v : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define double @norm({ double, double } %0, { double, double } %1) {
  %3 = extractvalue { double, double } %0, 0
  %4 = extractvalue { double, double } %0, 1
  %5 = extractvalue { double, double } %1, 0
  %6 = extractvalue { double, double } %1, 1
  %7 = fmul double %5, %3
  %8 = fmul double %6, %4
  %9 = fsub double %7, %8
  %10 = fmul double %4, %5
  %11 = fmul double %3, %6
  %12 = fadd double %10, %11
  %13 = insertvalue { double, double } poison, double %9, 0
  %14 = insertvalue { double, double } %13, double %12, 1
  %15 = extractvalue { double, double } %14, 0
  %16 = extractvalue { double, double } %14, 1
  %17 = fmul double %15, %15
  %18 = fmul double %16, %16
  %19 = fadd double %17, %18
  %20 = call double @llvm.sqrt.f64(double %19)
  %21 = call double @llvm.exp.f64(double %20)
  ret double %21
}

define [2 x <2 x float>] @each([2 x <2 x float>] %0) {
  %2 = extractvalue [2 x <2 x float>] %0, 0
  %3 = call <2 x float> @llvm.sqrt.v2f32(<2 x float> %2)
  %4 = fdiv <2 x float> splat (float 1.000000e+00), %3
  %5 = insertvalue [2 x <2 x float>] poison, <2 x float> %4, 0
  %6 = extractvalue [2 x <2 x float>] %0, 1
  %7 = call <2 x float> @llvm.sqrt.v2f32(<2 x float> %6)
  %8 = fdiv <2 x float> splat (float 1.000000e+00), %7
  %9 = insertvalue [2 x <2 x float>] %5, <2 x float> %8, 1
  ret [2 x <2 x float>] %9
}

declare double @llvm.sqrt.f64(double) #0

declare double @llvm.exp.f64(double) #0

declare <2 x float> @llvm.sqrt.v2f32(<2 x float>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
