// RUN: lowir opt --convert-func-to-llvm
// Functions of tensors stay; their returns are converted all the same, where all that they return has a counterpart.
func.func @several(%t: tensor<4xf32>, %i: index, %m: memref<?xf32>) -> (i32, index, memref<?xf32>) {
  %c = arith.constant 0 : i32
  return %c, %i, %m : i32, index, memref<?xf32>
}
func.func @nothing(%t: tensor<4xf32>) {
  cf.br ^next
^next:
  return
}
func.func @tensor(%t: tensor<4xf32>) -> (i32, tensor<4xf32>) {
  %c = arith.constant 0 : i32
  return %c, %t : i32, tensor<4xf32>
}
//--- out
module {
  func.func @several(%arg0: tensor<4xf32>, %arg1: index, %arg2: memref<?xf32>) -> (i32, index, memref<?xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %c0_i32 = arith.constant 0 : i32
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
    %3 = llvm.insertvalue %c0_i32, %2[0] : !llvm.struct<(i32, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(i32, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    llvm.return %5 : !llvm.struct<(i32, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  }
  func.func @nothing(%arg0: tensor<4xf32>) {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
  func.func @tensor(%arg0: tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32, %arg0 : i32, tensor<4xf32>
  }
}

