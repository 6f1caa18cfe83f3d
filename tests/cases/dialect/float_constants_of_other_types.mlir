// RUN: lowir opt
// The dialect takes a float as the value of what is neither a float nor an integer; the translation does not.
llvm.func @f() {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : vector<2xf32>
  %1 = llvm.mlir.constant(1.000000e+00 : f32) : !llvm.array<2 x i32>
  %2 = llvm.mlir.constant(1.000000e+00 : f16) : !llvm.ptr
  %3 = "llvm.mlir.constant"() <{value = 1.000000e+00 : bf16}> : () -> !llvm.token
  %4 = llvm.mlir.constant(dense<1.000000e+00> : tensor<2xf16>) : vector<[2]xi32>
  %5 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : !llvm.array<2 x f32>
  llvm.return
}
//--- out
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : vector<2xf32>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : !llvm.array<2 x i32>
    %2 = llvm.mlir.constant(1.000000e+00 : f16) : !llvm.ptr
    %3 = llvm.mlir.constant(1.000000e+00 : bf16) : !llvm.token
    %4 = llvm.mlir.constant(dense<1.000000e+00> : tensor<2xf16>) : vector<[2]xi32>
    %5 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : !llvm.array<2 x f32>
    llvm.return
  }
}

