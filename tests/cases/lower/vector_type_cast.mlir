// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Memory of numbers as memory of vectors.
func.func @cast(%m: memref<4x2xf32>) -> memref<vector<4x2xf32>> {
  %0 = vector.type_cast %m : memref<4x2xf32> to memref<vector<4x2xf32>>
  return %0 : memref<vector<4x2xf32>>
}
//--- out
module {
  func.func @cast(%arg0: memref<4x2xf32>) -> memref<vector<4x2xf32>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x2xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64)> to memref<vector<4x2xf32>>
    return %8 : memref<vector<4x2xf32>>
  }
}

//--- out 2
module {
  func.func @cast(%arg0: memref<4x2xf32>) -> memref<vector<4x2xf32>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x2xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64)> to memref<vector<4x2xf32>>
    return %8 : memref<vector<4x2xf32>>
  }
}

