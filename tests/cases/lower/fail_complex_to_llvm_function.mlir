// RUN: lowir opt --convert-complex-to-llvm
// Functions beyond arithmetic need convert-complex-to-standard first.

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

//--- err
fail_complex_to_llvm_function.mlir:5:8: error: 'complex.exp' cannot be converted here [not-converted]
  %0 = complex.exp %a : complex<f32>
       ^~~~~~~~~~~
  help: an operand or result has a type without a counterpart in the LLVM dialect, or the operation needs another pass first
