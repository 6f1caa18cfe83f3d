// RUN: lowir translate --mlir-to-llvmir %s
// A type that LLVM does not have.
func.func private @f(tensor<4xf32>)
//--- err
fail_translate_tensor.mlir:3:1: error: no rule translates `func.func` to LLVM IR [no-llvm-rule]
func.func private @f(tensor<4xf32>)
^~~~~~~~~
  help: run --convert-func-to-llvm, or the whole lowering: lowir in.mlir
