// RUN: lowir opt --finalize-memref-to-llvm
// A transposition that leaves every dimension where it is gives the descriptor it got.
func.func @same(%m: memref<2x3xf32>) -> memref<2x3xf32, strided<[3, 1]>> {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<2x3xf32> to memref<2x3xf32, strided<[3, 1]>>
  return %0 : memref<2x3xf32, strided<[3, 1]>>
}
//--- out
module {
  func.func @same(%arg0: memref<2x3xf32>) -> memref<2x3xf32, strided<[3, 1]>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<2x3xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x3xf32, strided<[3, 1]>>
    return %1 : memref<2x3xf32, strided<[3, 1]>>
  }
}

