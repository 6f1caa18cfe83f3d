// RUN: lowir opt --finalize-memref-to-llvm
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm
// Scopes of stack memory.
func.func private @g(memref<?xf32>)
func.func @scope(%n: index) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %m = memref.alloca(%n) : memref<?xf32>
    func.call @g(%m) : (memref<?xf32>) -> ()
    %c = arith.constant 7 : i32
    memref.alloca_scope.return %c : i32
  }
  return %r : i32
}
//--- out
module {
  func.func private @g(memref<?xf32>)
  func.func @scope(%arg0: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %0, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %2, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    call @g(%11) : (memref<?xf32>) -> ()
    %c7_i32 = arith.constant 7 : i32
    llvm.intr.stackrestore %1 : !llvm.ptr
    llvm.br ^bb2(%c7_i32 : i32)
  ^bb2(%12: i32):  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    return %12 : i32
  }
}

//--- out 2
module {
  func.func private @g(memref<?xf32>)
  func.func @scope(%arg0: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %0, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %2, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    call @g(%11) : (memref<?xf32>) -> ()
    %c7_i32 = arith.constant 7 : i32
    llvm.intr.stackrestore %1 : !llvm.ptr
    llvm.br ^bb2(%c7_i32 : i32)
  ^bb2(%12: i32):  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    return %12 : i32
  }
}

