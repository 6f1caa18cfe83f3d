// RUN: lowir opt --finalize-memref-to-llvm
// DIFFERS: mlir-opt takes the descriptor behind a memref of unknown rank for one in the memory space of the data
func.func @f(%m: memref<*xf32, 1>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<*xf32, 1>
  return %d : index
}
//--- out
module {
  func.func @f(%arg0: memref<*xf32, 1>, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, 1> to !llvm.struct<(i64, ptr)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.getelementptr %2[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<1>, ptr<1>, i64)>
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.add %4, %0 : i64
    %6 = llvm.getelementptr %3[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    return %8 : index
  }
}

