// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate makes a list of as many zeros
llvm.mlir.global external @x(sparse<[[1]], [7]> : tensor<4000000000xi32>) : !llvm.array<4000000000 x i32>
//--- err
fail_sparse_constants.mlir:3:1: error: unsupported constant value: the attribute does not make a constant of the type [unsupported-constant]
llvm.mlir.global external @x(sparse<[[1]], [7]> : tensor<4000000000xi32>) : !llvm.array<4000000000 x i32>
^~~~~~~~~~~~~~~~
