// RUN: lowir --use-bare-ptr-memref-call-conv %s
// Memrefs as plain pointers.
func.func @get(%m: memref<4x8xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i, %i] : memref<4x8xf32>
  return %x : f32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @get(ptr %0, i64 %1) {
  %3 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %4 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, ptr %0, 1
  %5 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %4, i64 0, 2
  %6 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %5, i64 4, 3, 0
  %7 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %6, i64 8, 4, 0
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %7, i64 8, 3, 1
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, i64 1, 4, 1
  %10 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, 1
  %11 = mul nuw nsw i64 %1, 8
  %12 = add nuw nsw i64 %11, %1
  %13 = getelementptr inbounds nuw float, ptr %10, i64 %12
  %14 = load float, ptr %13, align 4
  ret float %14
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
