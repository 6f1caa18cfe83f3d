// RUN: lowir opt --finalize-memref-to-llvm
// What is in a scope is converted before what follows it: in that order functions of the runtime are declared, and casts stand.
func.func @f(%m: memref<1x?x?x?xi32, strided<[?, ?, ?, 1], offset: ?>>, %n: memref<1x?x?x?xi32>, %c: i1) {
  memref.alloca_scope {
    memref.alloca_scope {
      scf.if %c {
        memref.dealloc %n : memref<1x?x?x?xi32>
      }
      memref.alloca_scope.return
    }
    %p = memref.alloc() : memref<2xindex>
    memref.alloca_scope.return
  }
  memref.copy %m, %n : memref<1x?x?x?xi32, strided<[?, ?, ?, 1], offset: ?>> to memref<1x?x?x?xi32>
  return
}
//--- out
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: memref<1x?x?x?xi32, strided<[?, ?, ?, 1], offset: ?>>, %arg1: memref<1x?x?x?xi32>, %arg2: i1) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<1x?x?x?xi32, strided<[?, ?, ?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<1x?x?x?xi32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    scf.if %arg2 {
      %36 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
      llvm.call @free(%36) : (!llvm.ptr) -> ()
    }
    llvm.intr.stackrestore %3 : !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.getelementptr %6[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %4, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %5, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.intr.stackrestore %2 : !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %17 = llvm.intr.stacksave : !llvm.ptr
    %18 = llvm.mlir.constant(4 : i64) : i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.alloca %19 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %20 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %21 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %22 = llvm.insertvalue %18, %21[0] : !llvm.struct<(i64, ptr)> 
    %23 = llvm.insertvalue %20, %22[1] : !llvm.struct<(i64, ptr)> 
    %24 = llvm.mlir.constant(4 : i64) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %26 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr
    %27 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %28 = llvm.insertvalue %24, %27[0] : !llvm.struct<(i64, ptr)> 
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(i64, ptr)> 
    %30 = llvm.mlir.constant(1 : index) : i64
    %31 = llvm.alloca %30 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %23, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %32 = llvm.alloca %30 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %29, %32 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %33 = llvm.mlir.zero : !llvm.ptr
    %34 = llvm.getelementptr %33[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %35 = llvm.ptrtoint %34 : !llvm.ptr to i64
    llvm.call @memrefCopy(%35, %31, %32) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %17 : !llvm.ptr
    return
  }
}

