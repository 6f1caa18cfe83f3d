// RUN: lowir translate --mlir-to-llvmir %s
// A short text cannot ask for gigabytes of output.
llvm.mlir.global private @z(dense<1.0> : tensor<4000000000xf32>) : !llvm.array<4000000000 x f32>
//--- err
fail_large_splat.mlir:3:1: error: one number for 4000000000 elements: LLVM IR would spell out each [too-large]
llvm.mlir.global private @z(dense<1.0> : tensor<4000000000xf32>) : !llvm.array<4000000000 x f32>
^~~~~~~~~~~~~~~~
  help: fill memory of this size when the program starts
