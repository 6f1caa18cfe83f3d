// RUN: lowir opt --strict-syntax --split-input-file
// Operations of release 19 that later ones lack.
func.func @f(%t: tensor<4xf32>, %o: tensor<2x2xf32>) {
  %0 = tensor.pack %t inner_dims_pos = [0] inner_tiles = [2] into %o : tensor<4xf32> -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %o: tensor<2x2xf32>) {
  %0 = tensor.unpack %o inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<2x2xf32> -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return
}
//--- out
// -----
// -----
//--- err
fail_tensor_tiles_of_19.mlir:4:8: error: custom op 'tensor.pack' is unknown [unknown-op]
  %0 = tensor.pack %t inner_dims_pos = [0] inner_tiles = [2] into %o : tensor<4xf32> -> tensor<2x2xf32>
       ^~~~~~~~~~~
  help: did you mean `tensor.pad`?
fail_tensor_tiles_of_19.mlir:9:8: error: custom op 'tensor.unpack' is unknown [unknown-op]
  %0 = tensor.unpack %o inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<2x2xf32> -> tensor<4xf32>
       ^~~~~~~~~~~~~
  help: did you mean `tensor.pad`?
fail_tensor_tiles_of_19.mlir:14:8: error: custom op 'bufferization.to_memref' is unknown [unknown-op]
  %0 = bufferization.to_memref %t : memref<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~
  help: did you mean `bufferization.to_buffer`?
