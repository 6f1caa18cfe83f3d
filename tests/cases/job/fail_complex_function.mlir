// RUN: lowir
// What is not lowered names the pass that it needs.

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

//--- err
fail_complex_function.mlir:4:14: error: 'builtin.unrealized_conversion_cast' was not lowered to the LLVM dialect [not-lowered]
func.func @f(%a: complex<f32>) -> complex<f32> {
             ^~
  help: one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast
fail_complex_function.mlir:5:8: error: 'complex.exp' was not lowered to the LLVM dialect [not-lowered]
  %0 = complex.exp %a : complex<f32>
       ^~~~~~~~~~~
  help: run `lowir opt --convert-complex-to-standard` first, which expands this function
fail_complex_function.mlir:5:8: error: 'builtin.unrealized_conversion_cast' was not lowered to the LLVM dialect [not-lowered]
  %0 = complex.exp %a : complex<f32>
       ^~~~~~~~~~~
  help: one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast
