// RUN: lowir opt --compat=19 --allow-unregistered-dialect --convert-vector-to-llvm
// Vectors of pointers have a type of their own in release 19.

func.func @f(%v: vector<4xf32>, %m: memref<?xf32>, %i: index, %k: vector<4xi1>, %iv: vector<4xi32>) {
  vector.scatter %m[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

//--- out
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.getelementptr %3[%arg4] : (!llvm.ptr, vector<4xi32>) -> !llvm.vec<4 x ptr>, f32
    llvm.intr.masked.scatter %arg0, %4, %arg3 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr>
    return
  }
}

