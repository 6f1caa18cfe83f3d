// RUN: lowir opt --finalize-memref-to-llvm
// A function of the runtime is declared for the first that calls it by the dominator tree, not by the text.
func.func @f(%a: memref<?xf32, strided<[2]>>, %b: memref<?xf32, strided<[2]>>) {
  cf.br ^bb3
^bb1:
  memref.dealloc %a : memref<?xf32, strided<[2]>>
  return
^bb2:
  memref.copy %a, %b : memref<?xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
  cf.br ^bb1
^bb3:
  memref.dealloc %b : memref<?xf32, strided<[2]>>
  cf.br ^bb2
}
//--- out
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: memref<?xf32, strided<[2]>>, %arg1: memref<?xf32, strided<[2]>>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb3
  ^bb1:  // pred: ^bb2
    %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%2) : (!llvm.ptr) -> ()
    return
  ^bb2:  // pred: ^bb3
    %3 = llvm.intr.stacksave : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.alloca %5 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %7 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %8 = llvm.insertvalue %4, %7[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.alloca %11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %14 = llvm.insertvalue %10, %13[0] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(i64, ptr)> 
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.alloca %16 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %9, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %18 = llvm.alloca %16 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %15, %18 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.getelementptr %19[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %21 = llvm.ptrtoint %20 : !llvm.ptr to i64
    llvm.call @memrefCopy(%21, %17, %18) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %3 : !llvm.ptr
    cf.br ^bb1
  ^bb3:  // pred: ^bb0
    %22 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%22) : (!llvm.ptr) -> ()
    cf.br ^bb2
  }
}

