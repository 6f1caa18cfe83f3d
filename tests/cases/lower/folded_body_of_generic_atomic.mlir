// RUN: lowir opt --finalize-memref-to-llvm
// RUN: lowir opt --convert-cf-to-llvm --finalize-memref-to-llvm --compat=19
// A body whose operations fold to other values is converted; one with operations that have no conversion is not.
func.func @f(%x: i32, %m: memref<1xi32>) -> i32 {
  %i = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %r = memref.generic_atomic_rmw %m[%i] : memref<1xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %z, %old : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: memref<1xi32>) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<1xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %c0_i32 = arith.constant 0 : i32
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.load %3 : !llvm.ptr -> i32
    llvm.br ^bb1(%4 : i32)
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.cmpxchg %3, %5, %5 acq_rel monotonic : !llvm.ptr, i32
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i1)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %8, ^bb2, ^bb1(%7 : i32)
  ^bb2:  // pred: ^bb1
    return %7 : i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32, %arg1: memref<1xi32>) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<1xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %c0_i32 = arith.constant 0 : i32
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.load %3 : !llvm.ptr -> i32
    llvm.br ^bb1(%4 : i32)
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.cmpxchg %3, %5, %5 acq_rel monotonic : !llvm.ptr, i32
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i1)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %8, ^bb2, ^bb1(%7 : i32)
  ^bb2:  // pred: ^bb1
    return %7 : i32
  }
}

