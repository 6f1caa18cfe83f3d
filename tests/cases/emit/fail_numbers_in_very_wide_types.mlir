// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate widens them
// Elements go on in wider types of up to 128 bits; those of wider ones were written as undef.
llvm.mlir.global external @a(dense<[-1, 1]> : tensor<2xi8>) : !llvm.array<2 x i256>
//--- err
fail_numbers_in_very_wide_types.mlir:4:1: error: unsupported constant value: the attribute does not make a constant of the type [unsupported-constant]
llvm.mlir.global external @a(dense<[-1, 1]> : tensor<2xi8>) : !llvm.array<2 x i256>
^~~~~~~~~~~~~~~~
