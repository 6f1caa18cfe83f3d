// RUN: lowir opt --convert-vector-to-llvm %s
// RUN: lowir opt --compat=19 --convert-vector-to-llvm %s
// Lanes are numbers of places, not of elements: where places are not one behind the other, there is no such address.
func.func @gather(%m: memref<100xf32, strided<[3]>>, %i: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.gather %m[%c0] [%i], %k, %p : memref<100xf32, strided<[3]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @scatter(%m: memref<9x9xf32, strided<[1, ?]>>, %i: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0, %c0] [%i], %k, %p : memref<9x9xf32, strided<[1, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @rows(%m: memref<9x9xf32, strided<[20, 1]>>, %i: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.gather %m[%c0, %c0] [%i], %k, %p : memref<9x9xf32, strided<[20, 1]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
//--- out
module {
  func.func @gather(%arg0: memref<100xf32, strided<[3]>>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.gather %arg0[%c0] [%arg1], %arg2, %arg3 : memref<100xf32, strided<[3]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @scatter(%arg0: memref<9x9xf32, strided<[1, ?]>>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
    %c0 = arith.constant 0 : index
    vector.scatter %arg0[%c0, %c0] [%arg1], %arg2, %arg3 : memref<9x9xf32, strided<[1, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    return
  }
  func.func @rows(%arg0: memref<9x9xf32, strided<[20, 1]>>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<9x9xf32, strided<[20, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.constant(20 : index) : i64
    %4 = llvm.mul %1, %3 : i64
    %5 = llvm.add %4, %1 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %6[%arg1] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
    %8 = llvm.intr.masked.gather %7, %arg2, %arg3 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    return %8 : vector<4xf32>
  }
}

//--- out 2
module {
  func.func @gather(%arg0: memref<100xf32, strided<[3]>>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.gather %arg0[%c0] [%arg1], %arg2, %arg3 : memref<100xf32, strided<[3]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @scatter(%arg0: memref<9x9xf32, strided<[1, ?]>>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
    %c0 = arith.constant 0 : index
    vector.scatter %arg0[%c0, %c0] [%arg1], %arg2, %arg3 : memref<9x9xf32, strided<[1, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    return
  }
  func.func @rows(%arg0: memref<9x9xf32, strided<[20, 1]>>, %arg1: vector<4xi32>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<9x9xf32, strided<[20, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.constant(20 : index) : i64
    %4 = llvm.mul %1, %3 : i64
    %5 = llvm.add %4, %1 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %6[%arg1] : (!llvm.ptr, vector<4xi32>) -> !llvm.vec<4 x ptr>, f32
    %8 = llvm.intr.masked.gather %7, %arg2, %arg3 {alignment = 4 : i32} : (!llvm.vec<4 x ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    return %8 : vector<4xf32>
  }
}

