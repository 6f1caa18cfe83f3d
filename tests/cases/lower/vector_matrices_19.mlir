// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Matrices in flat vectors are operations of release 19.
func.func @mm(%a: vector<2xf32>, %m: vector<4xf32>, %n: vector<8xf32>, %t: vector<2x2xf32>, %u: vector<2x2xf32>) -> (vector<8xf32>, vector<8xf32>, vector<3xf32>, vector<3x2xf32>, vector<3xf32>) {
  %0 = vector.matrix_multiply %m, %n {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 4 : i32} : (vector<4xf32>, vector<8xf32>) -> vector<8xf32>
  %1 = vector.flat_transpose %n {rows = 2 : i32, columns = 4 : i32} : vector<8xf32> -> vector<8xf32>
  %2 = vector.shuffle %a, %m [0, 4, 3] : vector<2xf32>, vector<4xf32>
  %3 = vector.shuffle %t, %u [0, 3, 1] : vector<2x2xf32>, vector<2x2xf32>
  %4 = vector.shuffle %a, %a [0, 3, 1] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4 : vector<8xf32>, vector<8xf32>, vector<3xf32>, vector<3x2xf32>, vector<3xf32>
}
//--- out
module {
  func.func @mm(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<8xf32>, %arg3: vector<2x2xf32>, %arg4: vector<2x2xf32>) -> (vector<8xf32>, vector<8xf32>, vector<3xf32>, vector<3x2xf32>, vector<3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = llvm.intr.matrix.multiply %arg1, %arg2 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 4 : i32} : (vector<4xf32>, vector<8xf32>) -> vector<8xf32>
    %3 = llvm.intr.matrix.transpose %arg2 {columns = 4 : i32, rows = 2 : i32} : vector<8xf32> into vector<8xf32>
    %4 = llvm.mlir.undef : vector<3xf32>
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.extractelement %arg0[%5 : i64] : vector<2xf32>
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertelement %6, %4[%7 : i64] : vector<3xf32>
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.extractelement %arg1[%9 : i64] : vector<4xf32>
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.insertelement %10, %8[%11 : i64] : vector<3xf32>
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.extractelement %arg1[%13 : i64] : vector<4xf32>
    %15 = llvm.mlir.constant(2 : index) : i64
    %16 = llvm.insertelement %14, %12[%15 : i64] : vector<3xf32>
    %17 = llvm.mlir.undef : !llvm.array<3 x vector<2xf32>>
    %18 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %19 = llvm.insertvalue %18, %17[0] : !llvm.array<3 x vector<2xf32>> 
    %20 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %21 = llvm.insertvalue %20, %19[1] : !llvm.array<3 x vector<2xf32>> 
    %22 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %23 = llvm.insertvalue %22, %21[2] : !llvm.array<3 x vector<2xf32>> 
    %24 = builtin.unrealized_conversion_cast %23 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
    %25 = llvm.shufflevector %arg0, %arg0 [0, 3, 1] : vector<2xf32> 
    return %2, %3, %16, %24, %25 : vector<8xf32>, vector<8xf32>, vector<3xf32>, vector<3x2xf32>, vector<3xf32>
  }
}

