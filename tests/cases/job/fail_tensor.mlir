// RUN: lowir %s
// A tensor that was not bufferized is named with the way out.
func.func @f(%t: tensor<4xf32>) {
  return
}
//--- err
fail_tensor.mlir:3:1: error: 'func.func' was not lowered to the LLVM dialect [not-lowered]
func.func @f(%t: tensor<4xf32>) {
^~~~~~~~~
  help: (tensor<4xf32>) -> () holds a tensor, and tensors have no lowering: bufferize first, so that memrefs take their place
