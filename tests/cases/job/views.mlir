// RUN: lowir %s
// Views expand to descriptors before memrefs are lowered.
func.func @row(%m: memref<8x16xf32>, %i: index, %j: index) -> f32 {
  %row = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  %x = memref.load %row[%j] : memref<16xf32, strided<[1], offset: ?>>
  return %x : f32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @row(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, ptr %1, 1
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %2, 2
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %3, 3, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %5, 4, 0
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %4, 3, 1
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, i64 %6, 4, 1
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 0
  %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 1
  %19 = insertvalue { ptr, ptr, i64 } poison, ptr %17, 0
  %20 = insertvalue { ptr, ptr, i64 } %19, ptr %18, 1
  %21 = insertvalue { ptr, ptr, i64 } %20, i64 0, 2
  %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 2
  %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 3, 0
  %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 3, 1
  %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 0
  %26 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 1
  %27 = mul nsw i64 %7, 16
  %28 = extractvalue { ptr, ptr, i64 } %21, 0
  %29 = extractvalue { ptr, ptr, i64 } %21, 1
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %28, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, ptr %29, 1
  %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, i64 %27, 2
  %33 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, i64 16, 3, 0
  %34 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %33, i64 1, 4, 0
  %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, 1
  %36 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %34, 2
  %37 = getelementptr float, ptr %35, i64 %36
  %38 = getelementptr inbounds nuw float, ptr %37, i64 %8
  %39 = load float, ptr %38, align 4
  ret float %39
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
