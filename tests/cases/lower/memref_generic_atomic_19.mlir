// RUN: lowir opt --compat=19 --convert-func-to-llvm --finalize-memref-to-llvm
// An exchange of any kind is a loop that tries again.
func.func @rmw(%m: memref<10xi32>, %i: index) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%old: i32):
    %one = arith.constant 1 : i32
    %new = arith.addi %old, %one : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
//--- out
module {
  llvm.func @rmw(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index
    %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<10xi32>
    %8 = builtin.unrealized_conversion_cast %7 : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.getelementptr %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 : !llvm.ptr -> i32
    llvm.br ^bb1(%11 : i32)
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb1
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.add %12, %13 : i32
    %15 = llvm.cmpxchg %10, %12, %14 acq_rel monotonic : !llvm.ptr, i32
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(i32, i1)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %17, ^bb2, ^bb1(%16 : i32)
  ^bb2:  // pred: ^bb1
    llvm.return %16 : i32
  }
}

