// RUN: lowir opt --compat=19 --split-input-file
// Tiles of tensors fit.
func.func @f(%t: tensor<256x128xf32>, %o: tensor<8x8x16x33xf32>) {
  %0 = tensor.pack %t inner_dims_pos = [1, 0] inner_tiles = [16, 33] into %o : tensor<256x128xf32> -> tensor<8x8x16x33xf32>
  return
}
// -----
func.func @f(%t: tensor<256x128xf32>, %o: tensor<10x8x?x?xf32>, %n: index) {
  %0 = tensor.pack %t inner_dims_pos = [1, 0] inner_tiles = [%n, %n] into %o : tensor<256x128xf32> -> tensor<10x8x?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<13x15xf32>, %o: tensor<2x8x8x2xf32>, %pad: i32) {
  %0 = tensor.pack %t padding_value(%pad: i32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %o : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  return
}
// -----
func.func @f(%t: tensor<256x128xf32>, %o: tensor<8x8x32x16xf32>) {
  %0 = tensor.pack %t inner_dims_pos = [1, 1] inner_tiles = [2, 2] into %o : tensor<256x128xf32> -> tensor<8x8x32x16xf32>
  return
}
// -----
func.func @f(%t: tensor<128x256xf32>, %o: tensor<16x4x32x16xf32>) {
  %0 = tensor.unpack %o outer_dims_perm = [1] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %t : tensor<16x4x32x16xf32> -> tensor<128x256xf32>
  return
}
// -----
func.func @f(%t: tensor<256x128xf32>, %o: tensor<8x8x32x16xf32>) {
  %0 = tensor.pack %t inner_dims_pos = [1, 0] inner_tiles = [0, 2] into %o : tensor<256x128xf32> -> tensor<8x8x32x16xf32>
  return
}
// -----
func.func @f(%t: tensor<256x128xf32>, %o: tensor<8x8x32x16xf32>) {
  %0 = tensor.unpack %o inner_dims_pos = [1, 0] inner_tiles = [4, 32] into %t : tensor<8x8x32x16xf32> -> tensor<256x128xf32>
  return
}
// -----
func.func @f(%t: tensor<?x?x8x8xf32>, %o: tensor<?x?xf32>) {
  %0 = tensor.unpack %t inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %o : tensor<?x?x8x8xf32> -> tensor<?x?xf32>
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_tensor_tiles_19.mlir:4:8: error: 'tensor.pack' op needs a padding value where tiles are not full [partial-tile]
  %0 = tensor.pack %t inner_dims_pos = [1, 0] inner_tiles = [16, 33] into %o : tensor<256x128xf32> -> tensor<8x8x16x33xf32>
       ^~~~~~~~~~~
fail_tensor_tiles_19.mlir:9:8: error: 'tensor.pack' op needs a padding value where tiles are not full [partial-tile]
  %0 = tensor.pack %t inner_dims_pos = [1, 0] inner_tiles = [%n, %n] into %o : tensor<256x128xf32> -> tensor<10x8x?x?xf32>
       ^~~~~~~~~~~
fail_tensor_tiles_19.mlir:14:8: error: 'tensor.pack' op pads with an element of the tensor [element-type-mismatch]
  %0 = tensor.pack %t padding_value(%pad: i32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %o : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
       ^~~~~~~~~~~
fail_tensor_tiles_19.mlir:19:8: error: 'tensor.pack' op tiles dimensions of 2, each once and with a size, got [1, 1] [tile-dimensions]
  %0 = tensor.pack %t inner_dims_pos = [1, 1] inner_tiles = [2, 2] into %o : tensor<256x128xf32> -> tensor<8x8x32x16xf32>
       ^~~~~~~~~~~
fail_tensor_tiles_19.mlir:24:8: error: 'tensor.unpack' op orders all 2 dimensions, got [1] [tile-dimensions]
  %0 = tensor.unpack %o outer_dims_perm = [1] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %t : tensor<16x4x32x16xf32> -> tensor<128x256xf32>
       ^~~~~~~~~~~~~
fail_tensor_tiles_19.mlir:29:8: error: 'tensor.pack' op has tiles of some size [tile-sizes]
  %0 = tensor.pack %t inner_dims_pos = [1, 0] inner_tiles = [0, 2] into %o : tensor<256x128xf32> -> tensor<8x8x32x16xf32>
       ^~~~~~~~~~~
fail_tensor_tiles_19.mlir:34:8: error: 'tensor.unpack' op needs sizes of at least [8, 32, 4, 32] for the tiles, got [8, 8, 32, 16] [shape-mismatch]
  %0 = tensor.unpack %o inner_dims_pos = [1, 0] inner_tiles = [4, 32] into %t : tensor<8x8x32x16xf32> -> tensor<256x128xf32>
       ^~~~~~~~~~~~~
fail_tensor_tiles_19.mlir:39:8: error: 'tensor.unpack' op needs sizes of at least [?, ?, 8, 4] for the tiles, got [?, ?, 8, 8] [shape-mismatch]
  %0 = tensor.unpack %t inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %o : tensor<?x?x8x8xf32> -> tensor<?x?xf32>
       ^~~~~~~~~~~~~
