// RUN: lowir opt --convert-bufferization-to-memref
// Tensors stay, so what is between them and buffers has no counterpart.
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %c : memref<4xf32>
}
//--- err
fail_buffers_of_tensors.mlir:4:8: error: 'bufferization.to_buffer' cannot be converted here [not-converted]
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~
  help: an operand or result has a type without a counterpart in the LLVM dialect, or the operation needs another pass first
