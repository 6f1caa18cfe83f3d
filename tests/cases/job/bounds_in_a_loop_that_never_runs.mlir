// RUN: lowir %s
// Neither of two bounds goes for the other in a loop around them that never runs.
// DIFFERS: mlir-opt drops both and refuses the bound without results that is left
func.func @f0(%v: vector<4xi32>, %w: vector<4xi32>, %u: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %arg0 = affine_map<(d0) -> (d0)>(%c0) to affine_map<(d0) -> (d0)>(%c0) {
    %6 = affine.for %arg1 = max affine_map<(d0) -> (d0, 0)>(%arg0) to min affine_map<(d0) -> (d0, 1)>(%arg0) iter_args(%arg2 = %v) -> (vector<4xi32>) {
      %a = memref.alloc() : memref<8xi32>
      memref.dealloc %a : memref<8xi32>
      affine.yield %u : vector<4xi32>
    }
  }
  %5 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1]} : vector<4xi32> into vector<4xi32>
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @free(ptr)

declare ptr @malloc(i64)

define void @f0(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  br label %4

4:
  %5 = phi i64 [ %22, %21 ], [ 0, %3 ]
  %6 = icmp slt i64 %5, 0
  br i1 %6, label %7, label %23

7:
  %8 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  br label %9

9:
  %10 = phi i64 [ %20, %12 ], [ %8, %7 ]
  %11 = icmp slt i64 %10, %5
  br i1 %11, label %12, label %21

12:
  %13 = call ptr @malloc(i64 32)
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %13, 0
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, ptr %13, 1
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, i64 0, 2
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, i64 8, 3, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 1, 4, 0
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, 0
  call void @free(ptr %19)
  %20 = add i64 %10, 1
  br label %9

21:
  %22 = add i64 %5, 1
  br label %4

23:
  ret void
}

declare i64 @llvm.smax.i64(i64, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
