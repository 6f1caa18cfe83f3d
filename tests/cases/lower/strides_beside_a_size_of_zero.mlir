// RUN: lowir opt --canonicalize
// RUN: lowir opt --expand-strided-metadata --finalize-memref-to-llvm --compat=19
// A size of 0 has the stride of its place, and those to its left are not known.
func.func @row(%m: memref<0xf32>) -> index {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<0xf32> -> memref<f32>, index, index, index
  return %t : index
}
func.func @block(%m: memref<4x0x3xf32>) -> (index, index, index) {
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<4x0x3xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %t#0, %t#1, %t#2 : index, index, index
}
func.func @cast(%m: memref<2x0x5xf32>) -> memref<2x0x5xf32, strided<[?, 5, 1]>> {
  %c = memref.cast %m : memref<2x0x5xf32> to memref<2x0x5xf32, strided<[?, 5, 1]>>
  return %c : memref<2x0x5xf32, strided<[?, 5, 1]>>
}
//--- out
module {
  func.func @row(%arg0: memref<0xf32>) -> index {
    %c1 = arith.constant 1 : index
    return %c1 : index
  }
  func.func @block(%arg0: memref<4x0x3xf32>) -> (index, index, index) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<4x0x3xf32> -> memref<f32>, index, index, index, index, index, index, index
    return %strides#0, %c3, %c1 : index, index, index
  }
  func.func @cast(%arg0: memref<2x0x5xf32>) -> memref<2x0x5xf32, strided<[?, 5, 1]>> {
    %cast = memref.cast %arg0 : memref<2x0x5xf32> to memref<2x0x5xf32, strided<[?, 5, 1]>>
    return %cast : memref<2x0x5xf32, strided<[?, 5, 1]>>
  }
}

//--- out 2
module {
  func.func @row(%arg0: memref<0xf32>) -> index {
    %c1 = arith.constant 1 : index
    return %c1 : index
  }
  func.func @block(%arg0: memref<4x0x3xf32>) -> (index, index, index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x0x3xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %3 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %9 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %10 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %11 = llvm.extractvalue %0[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %12 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %13 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %14 = llvm.extractvalue %0[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %15 = builtin.unrealized_conversion_cast %12 : i64 to index
    return %15, %c3, %c1 : index, index, index
  }
  func.func @cast(%arg0: memref<2x0x5xf32>) -> memref<2x0x5xf32, strided<[?, 5, 1]>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<2x0x5xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<2x0x5xf32, strided<[?, 5, 1]>>
    return %1 : memref<2x0x5xf32, strided<[?, 5, 1]>>
  }
}

