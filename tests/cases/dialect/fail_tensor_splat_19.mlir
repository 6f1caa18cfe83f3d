// RUN: lowir opt --compat=19
func.func @f(%a: complex<f32>) {
  %0 = tensor.splat %a : tensor<4xcomplex<f32>>
  return
}
//--- err
fail_tensor_splat_19.mlir:3:8: error: 'tensor.splat' op operand #0 must be integer/index/float type, but got 'complex<f32>' [operand-type]
  %0 = tensor.splat %a : tensor<4xcomplex<f32>>
       ^~~~~~~~~~~~
fail_tensor_splat_19.mlir:2:14: note: the operand ('input') is defined here
func.func @f(%a: complex<f32>) {
             ^~
