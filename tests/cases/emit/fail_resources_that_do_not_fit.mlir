// RUN: lowir translate --mlir-to-llvmir
// The bytes of a resource must be as many as its type and the constant's ask for.
llvm.mlir.global constant @short(dense_resource<two> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global constant @absent(dense_resource<three> : tensor<2xi32>) : !llvm.array<2 x i32>
{-#
  dialect_resources: {
    builtin: {
      two: "0x040000000100000002000000"
    }
  }
#-}
//--- err
fail_resources_that_do_not_fit.mlir:3:1: error: raw data size does not match element type size [unsupported-constant]
llvm.mlir.global constant @short(dense_resource<two> : tensor<3xi32>) : !llvm.array<3 x i32>
^~~~~~~~~~~~~~~~
fail_resources_that_do_not_fit.mlir:4:1: error: resource does not exist [unsupported-constant]
llvm.mlir.global constant @absent(dense_resource<three> : tensor<2xi32>) : !llvm.array<2 x i32>
^~~~~~~~~~~~~~~~
