// RUN: lowir opt --split-input-file
// What bufferization's operations must agree in.
func.func @f(%n: index) {
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c, %c)
  return
}
// -----
func.func @f(%t: tensor<2xf32>, %m: memref<2xf32>) {
  bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<2xf32>, %m: tensor<3xf32>) {
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%t: tensor<2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<2xf32> to memref<3xf32>
  return
}
// -----
func.func @f(%t: memref<2xf32>) {
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<2xi32>
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_bufferization.mlir:4:8: error: 'bufferization.alloc_tensor' op needs one size for each of the 1 dynamic dimensions of its type, got 0 [dynamic-size-count]
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_bufferization.mlir:9:8: error: 'bufferization.alloc_tensor' op takes sizes or a tensor to copy, not both [dynamic-size-count]
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_bufferization.mlir:14:3: error: 'bufferization.dealloc' op needs a condition for each of the 1 buffers, got 2 [operand-count]
  bufferization.dealloc (%m : memref<2xf32>) if (%c, %c)
  ^~~~~~~~~~~~~~~~~~~~~
fail_bufferization.mlir:19:3: error: 'bufferization.materialize_in_destination' op 'writable' must be given for a buffer and 'restrict' for nothing else [promises]
  bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, memref<2xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_bufferization.mlir:24:8: error: 'bufferization.materialize_in_destination' op source and destination must have the same shape [shape-mismatch]
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_bufferization.mlir:29:8: error: 'bufferization.to_buffer' op the tensor must have the shape and the elements of the buffer [type-mismatch]
  %0 = bufferization.to_buffer %t : tensor<2xf32> to memref<3xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~
fail_bufferization.mlir:34:8: error: 'bufferization.to_tensor' op the tensor must have the shape and the elements of the buffer [type-mismatch]
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<2xi32>
       ^~~~~~~~~~~~~~~~~~~~~~~
