// RUN: lowir translate --mlir-to-llvmir %s
// SEED: S116
// A type that LLVM does not have.
func.func private @f(tensor<4xf32>)
//--- err
fail_translate_tensor.mlir:4:1: error: 'func.func' cannot be converted to LLVM IR: no rule translates it [no-llvm-rule]
func.func private @f(tensor<4xf32>)
^~~~~~~~~
  help: run --convert-func-to-llvm, or the whole lowering: lowir in.mlir
