// RUN: lowir opt --finalize-memref-to-llvm
// What is known of memory that does not overlap is an assumption.
func.func @d(%a: memref<8xf32>, %b: memref<8xf32>) -> memref<8xf32> {
  %1, %2 = memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>
  return %1 : memref<8xf32>
}
//--- out
module {
  func.func @d(%arg0: memref<8xf32>, %arg1: memref<8xf32>) -> memref<8xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %4 ["separate_storage"(%2, %3 : !llvm.ptr, !llvm.ptr)] : i1
    return %arg0 : memref<8xf32>
  }
}

