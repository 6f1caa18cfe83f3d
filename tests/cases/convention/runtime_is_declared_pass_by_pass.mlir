// RUN: lowir
// RUN: lowir opt --convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// The one sweep declares what the passes it stands for would have declared one after the other: what `cf` needs, then what
// `memref` needs, then what only `func` needs, whoever stands first in the module.
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @frees(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @checks(%c: i1) {
  cf.assert %c, "it holds"
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@assert_msg = private constant [9 x i8] c"it holds\00"

declare ptr @malloc(i64)

declare void @free(ptr)

declare void @abort()

declare void @puts(ptr)

define { i64, ptr } @unranked(i64 %0, ptr %1) {
  %3 = insertvalue { i64, ptr } poison, i64 %0, 0
  %4 = insertvalue { i64, ptr } %3, ptr %1, 1
  %5 = extractvalue { i64, ptr } %4, 0
  %6 = mul i64 2, %5
  %7 = add i64 %6, 1
  %8 = mul i64 %7, 8
  %9 = add i64 16, %8
  %10 = call ptr @malloc(i64 %9)
  %11 = extractvalue { i64, ptr } %4, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %10, ptr %11, i64 %9, i1 false)
  %12 = extractvalue { i64, ptr } %4, 0
  %13 = insertvalue { i64, ptr } poison, i64 %12, 0
  %14 = insertvalue { i64, ptr } %13, ptr %10, 1
  ret { i64, ptr } %14
}

define void @frees(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 0
  call void @free(ptr %11)
  ret void
}

define void @checks(i1 %0) {
  br i1 %0, label %2, label %3

2:
  ret void

3:
  call void @puts(ptr @assert_msg)
  call void @abort()
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[105, 116, 32, 104, 111, 108, 100, 115, 0]> : tensor<9xi8>) {addr_space = 0 : i32} : !llvm.array<9 x i8>
  llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(8 : index) : i64
    %7 = llvm.mul %4, %6 : i64
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mul %4, %8 : i64
    %10 = llvm.add %9, %3 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.add %7, %11 : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %18 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @frees(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%6) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @checks(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

