// RUN: lowir opt --canonicalize
// A member of a constant is a constant; a row of an array of vectors is not.
func.func @f() -> (f64, f64, f32, i32, vector<2xf32>) {
  %a = llvm.mlir.constant([1.0e-4, -6.5e4]) : !llvm.struct<(f64, f64)>
  %0 = llvm.extractvalue %a[0] : !llvm.struct<(f64, f64)>
  %1 = llvm.extractvalue %a[1] : !llvm.struct<(f64, f64)>
  %b = llvm.mlir.constant([9.99e-5 : f32, 3.0 : f32]) : !llvm.struct<(f32, f32)>
  %2 = llvm.extractvalue %b[0] : !llvm.struct<(f32, f32)>
  %c = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %3 = llvm.extractvalue %c[1] : !llvm.array<3 x i32>
  %d = llvm.mlir.constant(dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
  %4 = llvm.extractvalue %d[1] : !llvm.array<2 x vector<2xf32>>
  return %0, %1, %2, %3, %4 : f64, f64, f32, i32, vector<2xf32>
}
//--- out
module {
  func.func @f() -> (f64, f64, f32, i32, vector<2xf32>) {
    %0 = llvm.mlir.constant(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.constant(1.000000e-04 : f64) : f64
    %2 = llvm.mlir.constant(-6.500000e+04 : f64) : f64
    %3 = llvm.mlir.constant(9.98999967E-5 : f32) : f32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    return %1, %2, %3, %4, %5 : f64, f64, f32, i32, vector<2xf32>
  }
}

