// RUN: lowir opt --finalize-memref-to-llvm
// Conversions meet blocks depth first along the graph: what follows a join comes before the other way to it.
func.func @f(%c: i1, %a: memref<?xf32, strided<[2]>>, %b: memref<?xf32, strided<[2]>>, %z: memref<?xf32>, %k: i64) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb7
^bb2:
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  cf.br ^bb5
^bb4:
  memref.copy %a, %b : memref<?xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
  cf.br ^bb5
^bb5:
  cf.br ^bb7
^bb7:
  memref.dealloc %z : memref<?xf32>
  return
}
//--- out
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: i1, %arg1: memref<?xf32, strided<[2]>>, %arg2: memref<?xf32, strided<[2]>>, %arg3: memref<?xf32>, %arg4: i64) {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    %3 = llvm.intr.stacksave : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.alloca %5 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %7 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %8 = llvm.insertvalue %4, %7[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.alloca %11 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
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
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %22 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%22) : (!llvm.ptr) -> ()
    return
  }
}

