// RUN: lowir opt --finalize-memref-to-llvm=index-bitwidth=32 --compat=19
func.func @a(%m: memref<4x4xf16>) {
  memref.assume_alignment %m, 16 : memref<4x4xf16>
  return
}
//--- out
module {
  func.func @a(%arg0: memref<4x4xf16>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf16> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(15 : index) : i64
    %4 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %5 = llvm.and %4, %3  : i64
    %6 = llvm.icmp "eq" %5, %2 : i64
    "llvm.intr.assume"(%6) : (i1) -> ()
    return
  }
}

