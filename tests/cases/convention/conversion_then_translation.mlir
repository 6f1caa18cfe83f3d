// RUN: lowir opt --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir -
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --compat=19 --mlir-to-llvmir -
// The two stages: everything to the LLVM dialect, then LLVM IR text.
// SEED: S90
func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>, %i: index) {
  %xi = memref.load %x[%i] : memref<?xf32>
  %yi = memref.load %y[%i] : memref<?xf32>
  %p = arith.mulf %a, %xi : f32
  %s = arith.addf %p, %yi : f32
  memref.store %s, %y[%i] : memref<?xf32>
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @axpy(float %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %6, 0
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, ptr %7, 1
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %8, 2
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, i64 %9, 3, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, i64 %10, 4, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, ptr %2, 1
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %3, 2
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, i64 %4, 3, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, i64 %5, 4, 0
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, 1
  %24 = getelementptr inbounds nuw float, ptr %23, i64 %11
  %25 = load float, ptr %24, align 4
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 1
  %27 = getelementptr inbounds nuw float, ptr %26, i64 %11
  %28 = load float, ptr %27, align 4
  %29 = fmul float %0, %25
  %30 = fadd float %29, %28
  %31 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 1
  %32 = getelementptr inbounds nuw float, ptr %31, i64 %11
  store float %30, ptr %32, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @axpy(float %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11) {
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } undef, ptr %6, 0
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, ptr %7, 1
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %8, 2
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, i64 %9, 3, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, i64 %10, 4, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } undef, ptr %1, 0
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, ptr %2, 1
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %3, 2
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, i64 %4, 3, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, i64 %5, 4, 0
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, 1
  %24 = getelementptr float, ptr %23, i64 %11
  %25 = load float, ptr %24, align 4
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 1
  %27 = getelementptr float, ptr %26, i64 %11
  %28 = load float, ptr %27, align 4
  %29 = fmul float %0, %25
  %30 = fadd float %29, %28
  %31 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 1
  %32 = getelementptr float, ptr %31, i64 %11
  store float %30, ptr %32, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
