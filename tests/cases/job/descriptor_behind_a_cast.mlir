// RUN: lowir
// A call asks for the descriptor of an argument, not for that of what a cast was made of: the order of the two shows it.

func.func private @use(memref<?xi32, strided<[?], offset: ?>>)
func.func @f0(%v0: memref<?xi32>, %v3: memref<?xi32>) {
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  %v6 = arith.remui %v4, %v5 : index
  %v7 = memref.dim %v0, %v6 : memref<?xi32>
  %v8 = memref.cast %v3 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  call @use(%v8) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @use(ptr, ptr, i64, i64, i64)

define void @f0(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, ptr %6, 1
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %7, 2
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, i64 %8, 3, 0
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %9, 4, 0
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %1, 1
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %2, 2
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %3, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %4, 4, 0
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 3
  %22 = alloca [1 x i64], i64 1, align 8
  store [1 x i64] %21, ptr %22, align 4
  %23 = getelementptr [1 x i64], ptr %22, i32 0, i64 0
  %24 = load i64, ptr %23, align 4
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 0
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %27 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 2
  %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 3, 0
  %29 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 4, 0
  call void @use(ptr %25, ptr %26, i64 %27, i64 %28, i64 %29)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
