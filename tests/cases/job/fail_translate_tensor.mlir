// RUN: lowir translate --mlir-to-llvmir %s
// A type that LLVM does not have.
func.func private @f(tensor<4xf32>)
//--- err
fail_translate_tensor.mlir:3:1: error: 'func.func' cannot be converted to LLVM IR: no rule translates it [no-llvm-rule]
func.func private @f(tensor<4xf32>)
^~~~~~~~~
  help: run --convert-func-to-llvm, or the whole lowering: lowir in.mlir
