// RUN: lowir opt --compat=19 --convert-vector-to-llvm %s
// How much of a buffer is left follows from the size that it was allocated with.

func.func @written(%n: index, %k: index, %i: index, %j: index, %v: vector<8xf32>) -> memref<?x?xf32> {
  %m = memref.alloc(%n, %k) : memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
  return %m : memref<?x?xf32>
}
//--- out
module {
  func.func @written(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: vector<8xf32>) -> memref<?x?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %2 = builtin.unrealized_conversion_cast %alloc : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c1 = arith.constant 1 : index
    %3 = arith.subi %arg1, %arg3 : index
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %4 = arith.index_cast %3 : index to i32
    %5 = llvm.mlir.undef : vector<8xi32>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %4, %5[%6 : i32] : vector<8xi32>
    %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %9 = arith.cmpi slt, %cst, %8 : vector<8xi32>
    %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.mul %1, %11 : i64
    %13 = llvm.add %12, %0 : i64
    %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %arg4, %14, %9 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
    return %alloc : memref<?x?xf32>
  }
}

