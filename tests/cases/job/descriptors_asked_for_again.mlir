// RUN: lowir
// Descriptors of arguments stand in the order in which calls ask for them, although others asked before; later calls change
// nothing. Structs of several results are told apart by all that they hold.
func.func private @use(memref<?xi32>)
func.func private @pair(memref<?xi32>) -> (i32, index)
func.func private @other(memref<?xi32>) -> (i32, memref<?xi32>)
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %i: index) -> (i32, index) {
  %z = arith.constant 7 : i32
  memref.store %z, %b[%i] : memref<?xi32>
  memref.store %z, %a[%i] : memref<?xi32>
  call @use(%b) : (memref<?xi32>) -> ()
  call @use(%c) : (memref<?xi32>) -> ()
  call @use(%a) : (memref<?xi32>) -> ()
  call @use(%b) : (memref<?xi32>) -> ()
  %p:2 = call @pair(%c) : (memref<?xi32>) -> (i32, index)
  %q:2 = call @other(%b) : (memref<?xi32>) -> (i32, memref<?xi32>)
  call @use(%q#1) : (memref<?xi32>) -> ()
  return %p#0, %p#1 : i32, index
}
func.func @g(%a: memref<?xi32>, %i: index) -> (index, i32) {
  %p:2 = call @f(%a, %a, %a, %i) : (memref<?xi32>, memref<?xi32>, memref<?xi32>, index) -> (i32, index)
  return %p#1, %p#0 : index, i32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @use(ptr, ptr, i64, i64, i64)

declare { i32, i64 } @pair(ptr, ptr, i64, i64, i64)

declare { i32, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @other(ptr, ptr, i64, i64, i64)

define { i32, i64 } @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, i64 %15) {
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, ptr %1, 1
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %2, 2
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %3, 3, 0
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, i64 %4, 4, 0
  %22 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %22, ptr %11, 1
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, i64 %12, 2
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %13, 3, 0
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %14, 4, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, ptr %6, 1
  %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, i64 %7, 2
  %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 %8, 3, 0
  %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, i64 %9, 4, 0
  %32 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 1
  %33 = getelementptr inbounds nuw i32, ptr %32, i64 %15
  store i32 7, ptr %33, align 4
  %34 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 1
  %35 = getelementptr inbounds nuw i32, ptr %34, i64 %15
  store i32 7, ptr %35, align 4
  %36 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 0
  %37 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 1
  %38 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 2
  %39 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 3, 0
  %40 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 4, 0
  call void @use(ptr %36, ptr %37, i64 %38, i64 %39, i64 %40)
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 0
  %42 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 1
  %43 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 2
  %44 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 3, 0
  %45 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 4, 0
  call void @use(ptr %41, ptr %42, i64 %43, i64 %44, i64 %45)
  %46 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 0
  %47 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 1
  %48 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 2
  %49 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 3, 0
  %50 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 4, 0
  call void @use(ptr %46, ptr %47, i64 %48, i64 %49, i64 %50)
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 0
  %52 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 1
  %53 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 2
  %54 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 3, 0
  %55 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 4, 0
  call void @use(ptr %51, ptr %52, i64 %53, i64 %54, i64 %55)
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 0
  %57 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 1
  %58 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 2
  %59 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 3, 0
  %60 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, 4, 0
  %61 = call { i32, i64 } @pair(ptr %56, ptr %57, i64 %58, i64 %59, i64 %60)
  %62 = extractvalue { i32, i64 } %61, 0
  %63 = extractvalue { i32, i64 } %61, 1
  %64 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 0
  %65 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 1
  %66 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 2
  %67 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 3, 0
  %68 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, 4, 0
  %69 = call { i32, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @other(ptr %64, ptr %65, i64 %66, i64 %67, i64 %68)
  %70 = extractvalue { i32, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %69, 0
  %71 = extractvalue { i32, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %69, 1
  %72 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 0
  %73 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 1
  %74 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 2
  %75 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 3, 0
  %76 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 4, 0
  call void @use(ptr %72, ptr %73, i64 %74, i64 %75, i64 %76)
  %77 = insertvalue { i32, i64 } poison, i32 %62, 0
  %78 = insertvalue { i32, i64 } %77, i64 %63, 1
  ret { i32, i64 } %78
}

define { i64, i32 } @g(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %16 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %20 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %22 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %24 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %27 = call { i32, i64 } @f(ptr %12, ptr %13, i64 %14, i64 %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, i64 %5)
  %28 = extractvalue { i32, i64 } %27, 0
  %29 = extractvalue { i32, i64 } %27, 1
  %30 = insertvalue { i64, i32 } poison, i64 %29, 0
  %31 = insertvalue { i64, i32 } %30, i32 %28, 1
  ret { i64, i32 } %31
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
