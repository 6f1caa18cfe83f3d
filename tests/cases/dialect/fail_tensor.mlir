// RUN: lowir opt --split-input-file
// What the types of an operation on tensors must agree in.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x2xf32>) {
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<9x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x2xf32>) {
  %0 = tensor.concat dim(2) %t, %t : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.empty() : tensor<?x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x2xf32> into tensor<9xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 3] : tensor<8xf32> into tensor<4x3xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract %t[%i, %i] : tensor<8xf32>
  return
}
// -----
func.func @f(%t: tensor<8x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x3xf32>
  return
}
// -----
func.func @f(%t: tensor<8x4xf32>) {
  %0 = tensor.extract_slice %t[7, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, %x : tensor<3xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5xf32>, %i: tensor<2x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<3x1x5xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5xf32>, %i: tensor<2x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([2]) : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<2x1x5xf32>
  return
}
// -----
func.func @f(%x: i32) {
  %0 = tensor.generate {
  ^bb0(%a: index):
    tensor.yield %x : i32
  } : tensor<3xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.generate {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<3xf32>
  return
}
// -----
func.func @f(%x: f32, %t: tensor<3xf32>) {
  %0 = tensor.insert %x into %t[] : tensor<3xf32>
  return
}
// -----
func.func @f(%s: tensor<3xf32>, %t: tensor<8x4xf32>) {
  %0 = tensor.insert_slice %s into %t[0, 0] [2, 3] [1, 1] : tensor<3xf32> into tensor<8x4xf32>
  return
}
// -----
func.func @f(%x: f32, %t: tensor<3xf32>) {
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<3xf32> to tensor<7xf32>
  return
}
// -----
func.func @f(%s: tensor<3xf32>, %t: tensor<8xf32>) {
  tensor.parallel_insert_slice %s into %t[0] [3] [1] : tensor<3xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %s: tensor<2xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<2x2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %s: tensor<2xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%s: tensor<2x1x5xf32>, %t: tensor<4x5xf32>, %i: tensor<2x1xindex>) {
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) : (tensor<2x1x5xf32>, tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.splat %x : tensor<?xf32>
  return
}
// -----
func.func @f(%x: f32) {
  tensor.yield %x : f32
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_tensor.mlir:4:8: error: 'tensor.bitcast' op takes a tensor to one of the same shape whose elements have as many bits [cast-incompatible]
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
       ^~~~~~~~~~~~~~
fail_tensor.mlir:9:8: error: 'tensor.cast' op takes a tensor to one of the same elements whose shape could be the same [cast-incompatible]
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
       ^~~~~~~~~~~
fail_tensor.mlir:14:8: error: 'tensor.concat' op dimension 0 of the result must have size 8, got 9 [shape-mismatch]
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<9x2xf32>
       ^~~~~~~~~~~~~
fail_tensor.mlir:19:8: error: 'tensor.concat' op dimension 2 is none of the result's [invalid-dimension]
  %0 = tensor.concat dim(2) %t, %t : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
       ^~~~~~~~~~~~~
fail_tensor.mlir:24:8: error: 'tensor.empty' op needs one size for each of the 1 dynamic dimensions of its type, got 0 [dynamic-size-count]
  %0 = tensor.empty() : tensor<?x3xf32>
       ^~~~~~~~~~~~
fail_tensor.mlir:29:8: error: 'tensor.collapse_shape' op dimension 0 of size 9 does not match its group of sizes [4, 2] [shape-mismatch]
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x2xf32> into tensor<9xf32>
       ^~~~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:34:8: error: 'tensor.expand_shape' op dimension 0 of size 8 does not match its group of sizes [4, 3] [shape-mismatch]
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 3] : tensor<8xf32> into tensor<4x3xf32>
       ^~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:39:8: error: 'tensor.extract' op needs one index for each of the 1 dimensions of the tensor, got 2 [index-count]
  %0 = tensor.extract %t[%i, %i] : tensor<8xf32>
       ^~~~~~~~~~~~~~
fail_tensor.mlir:44:8: error: 'tensor.extract_slice' op the slice must have sizes [2, 4], or leave out dimensions of size 1, got [2, 3] [shape-mismatch]
  %0 = tensor.extract_slice %t[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x3xf32>
       ^~~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:49:8: error: 'tensor.extract_slice' op the slice runs to element 8 of dimension 0, outside of its size 8 [out-of-bounds]
  %0 = tensor.extract_slice %t[7, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
       ^~~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:54:8: error: 'tensor.from_elements' op needs a value of the element type for each element [element-count]
  %0 = tensor.from_elements %x, %x : tensor<3xf32>
       ^~~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:59:8: error: 'tensor.gather' op the result must have sizes [2, 1, 5] or [2, 5] [shape-mismatch]
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<3x1x5xf32>
       ^~~~~~~~~~~~~
fail_tensor.mlir:64:8: error: 'tensor.gather' op gather_dims must name dimensions of the tensor in their order [invalid-dimension]
  %0 = tensor.gather %s[%i] gather_dims([2]) : (tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<2x1x5xf32>
       ^~~~~~~~~~~~~
fail_tensor.mlir:69:8: error: 'tensor.generate' op the body must give an element of the tensor [type-mismatch]
  %0 = tensor.generate {
       ^~~~~~~~~~~~~~~
fail_tensor.mlir:77:8: error: 'tensor.generate' op the body must take 1 indices [region-arguments]
  %0 = tensor.generate {
       ^~~~~~~~~~~~~~~
fail_tensor.mlir:85:8: error: 'tensor.insert' op needs one index for each of the 1 dimensions of the tensor, got 0 [index-count]
  %0 = tensor.insert %x into %t[] : tensor<3xf32>
       ^~~~~~~~~~~~~
fail_tensor.mlir:90:8: error: 'tensor.insert_slice' op the slice must have sizes [2, 3], or leave out dimensions of size 1, got [3] [shape-mismatch]
  %0 = tensor.insert_slice %s into %t[0, 0] [2, 3] [1, 1] : tensor<3xf32> into tensor<8x4xf32>
       ^~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:95:8: error: 'tensor.pad' op dimension 0 of the result must have size 6 [shape-mismatch]
  %0 = tensor.pad %t low[1] high[2] {
       ^~~~~~~~~~
fail_tensor.mlir:103:3: error: 'tensor.parallel_insert_slice' op must stand in `scf.forall.in_parallel` [invalid-parent]
  tensor.parallel_insert_slice %s into %t[0] [3] [1] : tensor<3xf32> into tensor<8xf32>
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_tensor.mlir:108:8: error: 'tensor.reshape' op a shape of 2 numbers gives a tensor of 2 dimensions, not of 3 [shape-mismatch]
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<2x2x2xf32>
       ^~~~~~~~~~~~~~
fail_tensor.mlir:113:8: error: 'tensor.reshape' op source and result must have as many elements [shape-mismatch]
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<2x3xf32>
       ^~~~~~~~~~~~~~
fail_tensor.mlir:118:8: error: 'tensor.scatter' op needs `unique`: places that may be named twice have no meaning [not-unique]
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) : (tensor<2x1x5xf32>, tensor<4x5xf32>, tensor<2x1xindex>) -> tensor<4x5xf32>
       ^~~~~~~~~~~~~~
fail_tensor.mlir:123:8: error: 'tensor.splat' op needs one size for each of the 1 dynamic dimensions of its type, got 0 [dynamic-size-count]
  %0 = tensor.splat %x : tensor<?xf32>
       ^~~~~~~~~~~~
fail_tensor.mlir:128:3: error: 'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad', but it is in 'func.func' [parent]
  tensor.yield %x : f32
  ^~~~~~~~~~~~
