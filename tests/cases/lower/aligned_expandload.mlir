// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir
// An alignment that is asked for stands at the address.
func.func @a(%m: memref<?xi64>, %i: index, %k: vector<11xi1>, %v: vector<11xi64>) -> vector<11xi64> {
  %0 = vector.expandload %m[%i], %k, %v {alignment = 16 : i64} : memref<?xi64>, vector<11xi1>, vector<11xi64> into vector<11xi64>
  vector.compressstore %m[%i], %k, %0 {alignment = 8 : i64} : memref<?xi64>, vector<11xi1>, vector<11xi64>
  vector.compressstore %m[%i], %k, %v : memref<?xi64>, vector<11xi1>, vector<11xi64>
  return %0 : vector<11xi64>
}
//--- out
module {
  func.func @a(%arg0: memref<?xi64>, %arg1: index, %arg2: vector<11xi1>, %arg3: vector<11xi64>) -> vector<11xi64> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %4 = "llvm.intr.masked.expandload"(%3, %arg2, %arg3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}]}> : (!llvm.ptr, vector<11xi1>, vector<11xi64>) -> vector<11xi64>
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    "llvm.intr.masked.compressstore"(%4, %6, %arg2) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<11xi64>, !llvm.ptr, vector<11xi1>) -> ()
    %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.getelementptr %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    "llvm.intr.masked.compressstore"(%arg3, %8, %arg2) : (vector<11xi64>, !llvm.ptr, vector<11xi1>) -> ()
    return %4 : vector<11xi64>
  }
}

//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <11 x i64> @a(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, <11 x i1> %6, <11 x i64> %7) {
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %4, 4, 0
  %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 1
  %15 = getelementptr i64, ptr %14, i64 %5
  %16 = call <11 x i64> @llvm.masked.expandload.v11i64(ptr align 16 %15, <11 x i1> %6, <11 x i64> %7)
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 1
  %18 = getelementptr i64, ptr %17, i64 %5
  call void @llvm.masked.compressstore.v11i64(<11 x i64> %16, ptr align 8 %18, <11 x i1> %6)
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 1
  %20 = getelementptr i64, ptr %19, i64 %5
  call void @llvm.masked.compressstore.v11i64(<11 x i64> %7, ptr %20, <11 x i1> %6)
  ret <11 x i64> %16
}

declare <11 x i64> @llvm.masked.expandload.v11i64(ptr captures(none), <11 x i1>, <11 x i64>) #0

declare void @llvm.masked.compressstore.v11i64(<11 x i64>, ptr captures(none), <11 x i1>) #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
