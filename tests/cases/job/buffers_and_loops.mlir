// RUN: lowir
// Operations on whole memrefs become loops, and memory that moves or is freed by its owner calls, without being asked.
func.func @f(%m: memref<?xi32>, %n: memref<4x4xi32>, %s: index, %c: i1, %x: i32) -> memref<?xi32> {
  linalg.fill ins(%x : i32) outs(%n : memref<4x4xi32>)
  %0 = bufferization.clone %m : memref<?xi32> to memref<?xi32>
  bufferization.dealloc (%m : memref<?xi32>) if (%c)
  %1 = memref.realloc %0(%s) : memref<?xi32> to memref<?xi32>
  return %1 : memref<?xi32>
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @free(ptr)

declare ptr @malloc(i64)

define { ptr, ptr, i64, [1 x i64], [1 x i64] } @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12, i1 %13, i32 %14) {
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %5, 0
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, ptr %6, 1
  %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, i64 %7, 2
  %19 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, i64 %8, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %19, i64 %10, 4, 0
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 %9, 3, 1
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, i64 %11, 4, 1
  %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
  %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
  %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
  %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
  br label %28

28:
  %29 = phi i64 [ %42, %41 ], [ 0, %15 ]
  %30 = icmp slt i64 %29, 4
  br i1 %30, label %31, label %43

31:
  br label %32

32:
  %33 = phi i64 [ %40, %35 ], [ 0, %31 ]
  %34 = icmp slt i64 %33, 4
  br i1 %34, label %35, label %41

35:
  %36 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 1
  %37 = mul nuw nsw i64 %29, 4
  %38 = add nuw nsw i64 %37, %33
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  store i32 %14, ptr %39, align 4
  %40 = add i64 %33, 1
  br label %32

41:
  %42 = add i64 %29, 1
  br label %28

43:
  %44 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 3, 0
  %45 = getelementptr i32, ptr null, i64 %44
  %46 = ptrtoint ptr %45 to i64
  %47 = call ptr @malloc(i64 %46)
  %48 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %47, 0
  %49 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %48, ptr %47, 1
  %50 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %49, i64 0, 2
  %51 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %50, i64 %44, 3, 0
  %52 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %51, i64 1, 4, 0
  %53 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 3, 0
  %54 = mul i64 1, %53
  %55 = mul i64 %54, 4
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
  %57 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 2
  %58 = getelementptr i32, ptr %56, i64 %57
  %59 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 1
  %60 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 2
  %61 = getelementptr i32, ptr %59, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr %61, ptr %58, i64 %55, i1 false)
  br i1 %13, label %62, label %64

62:
  %63 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 0
  call void @free(ptr %63)
  br label %64

64:
  %65 = icmp ult i64 %44, %12
  br i1 %65, label %66, label %92

66:
  %67 = getelementptr i32, ptr null, i64 %12
  %68 = ptrtoint ptr %67 to i64
  %69 = call ptr @malloc(i64 %68)
  %70 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %69, 0
  %71 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %70, ptr %69, 1
  %72 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, i64 0, 2
  %73 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %72, i64 %12, 3, 0
  %74 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %73, i64 1, 4, 0
  %75 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %74, 0
  %76 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %74, 1
  %77 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %75, 0
  %78 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %77, ptr %76, 1
  %79 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %78, i64 0, 2
  %80 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %79, i64 %44, 3, 0
  %81 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %80, i64 1, 4, 0
  %82 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 3, 0
  %83 = mul i64 1, %82
  %84 = mul i64 %83, 4
  %85 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 1
  %86 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 2
  %87 = getelementptr i32, ptr %85, i64 %86
  %88 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %81, 1
  %89 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %81, 2
  %90 = getelementptr i32, ptr %88, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr %90, ptr %87, i64 %84, i1 false)
  %91 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 0
  call void @free(ptr %91)
  br label %100

92:
  %93 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 0
  %94 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, 1
  %95 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %93, 0
  %96 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %95, ptr %94, 1
  %97 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %96, i64 0, 2
  %98 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %97, i64 %12, 3, 0
  %99 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %98, i64 1, 4, 0
  br label %100

100:
  %101 = phi { ptr, ptr, i64, [1 x i64], [1 x i64] } [ %99, %92 ], [ %74, %66 ]
  br label %102

102:
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %101
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
