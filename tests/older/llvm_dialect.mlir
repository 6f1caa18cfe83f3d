// 2020: The LLVM dialect of 2019 to 2023: calls of variadic functions, positions with types, indices of structs as values.
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @f(%s: !llvm.struct<(i32, array<2 x i64>)>, %p: !llvm.ptr<struct<(i32, f32)>>, %t: !llvm.ptr<i8>, %v: vector<4xf32>, %x: f64) -> i64 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.getelementptr %p[%0, %1] : (!llvm.ptr<struct<(i32, f32)>>, i32, i32) -> !llvm.ptr<f32>
  %3 = llvm.load %2 : !llvm.ptr<f32>
  %4 = llvm.extractvalue %s[1 : index, 0 : index] : !llvm.struct<(i32, array<2 x i64>)>
  %5 = llvm.insertvalue %0, %s[0 : index] : !llvm.struct<(i32, array<2 x i64>)>
  %6 = llvm.shufflevector %v, %v [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %7 = llvm.shufflevector %v, %v [0 : i32, 4 : i32] : vector<4xf32>, vector<4xf32>
  %8 = llvm.call @printf(%t, %x) : (!llvm.ptr<i8>, f64) -> i32
  llvm.return %4 : i64
}
//--- today
module {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @f(%arg0: !llvm.struct<(i32, array<2 x i64>)>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: vector<4xf32>, %arg4: f64) -> i64 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.getelementptr %arg1[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    %3 = llvm.load %2 : !llvm.ptr -> f32
    %4 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x i64>)> 
    %5 = llvm.insertvalue %0, %arg0[0] : !llvm.struct<(i32, array<2 x i64>)> 
    %6 = llvm.shufflevector %arg3, %arg3 [0, 4, 1, 5] : vector<4xf32> 
    %7 = llvm.shufflevector %arg3, %arg3 [0, 4] : vector<4xf32> 
    %8 = llvm.call @printf(%arg2, %arg4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    llvm.return %4 : i64
  }
}
