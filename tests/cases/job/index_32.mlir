// RUN: lowir --index-bitwidth=32 %s
// index of 32 bits everywhere.
// y := a * x + y over vectors whose length is known at run time only.
func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %x, %zero : memref<?xf32>
  scf.for %i = %zero to %n step %one {
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %ax = arith.mulf %a, %xi : f32
    %sum = arith.addf %ax, %yi : f32
    memref.store %sum, %y[%i] : memref<?xf32>
  }
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @saxpy(float %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, i32 %10) {
  %12 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } poison, ptr %6, 0
  %13 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %12, ptr %7, 1
  %14 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %13, i32 %8, 2
  %15 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %14, i32 %9, 3, 0
  %16 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %15, i32 %10, 4, 0
  %17 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } poison, ptr %1, 0
  %18 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %17, ptr %2, 1
  %19 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %18, i32 %3, 2
  %20 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %19, i32 %4, 3, 0
  %21 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %20, i32 %5, 4, 0
  %22 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %21, 3, 0
  br label %23

23:
  %24 = phi i32 [ %37, %26 ], [ 0, %11 ]
  %25 = icmp slt i32 %24, %22
  br i1 %25, label %26, label %38

26:
  %27 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %21, 1
  %28 = getelementptr inbounds nuw float, ptr %27, i32 %24
  %29 = load float, ptr %28, align 4
  %30 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %16, 1
  %31 = getelementptr inbounds nuw float, ptr %30, i32 %24
  %32 = load float, ptr %31, align 4
  %33 = fmul float %0, %29
  %34 = fadd float %33, %32
  %35 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %16, 1
  %36 = getelementptr inbounds nuw float, ptr %35, i32 %24
  store float %34, ptr %36, align 4
  %37 = add i32 %24, 1
  br label %23

38:
  ret void
}

define void @_mlir_ciface_saxpy(float %0, ptr %1, ptr %2) {
  %4 = load { ptr, ptr, i32, [1 x i32], [1 x i32] }, ptr %1, align 8
  %5 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %4, 0
  %6 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %4, 1
  %7 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %4, 2
  %8 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %4, 3, 0
  %9 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %4, 4, 0
  %10 = load { ptr, ptr, i32, [1 x i32], [1 x i32] }, ptr %2, align 8
  %11 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %10, 0
  %12 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %10, 1
  %13 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %10, 2
  %14 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %10, 3, 0
  %15 = extractvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %10, 4, 0
  call void @saxpy(float %0, ptr %5, ptr %6, i32 %7, i32 %8, i32 %9, ptr %11, ptr %12, i32 %13, i32 %14, i32 %15)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
