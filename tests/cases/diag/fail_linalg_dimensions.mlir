// RUN: lowir opt --split-input-file
// Lists of dimensions, strides and bodies of named operations that do not fit.
func.func @order(%a: memref<4x5xf32>, %b: memref<5x4xf32>) {
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [0, 1]
  return
}
// -----
func.func @twice(%a: memref<4x4xf32>) {
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) permutation = [0, 0]
  return
}
// -----
func.func @beyond(%a: memref<4xf32>, %b: memref<4x4xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = [2]
  return
}
// -----
func.func @down(%a: memref<4x4xf32>, %b: memref<f32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x4xf32>) outs(%b : memref<f32>) dimensions = [1, 0]
  return
}
// -----
func.func @size(%a: memref<4x?xf32>, %b: memref<4x4xf32>) {
  linalg.map { arith.negf } ins(%a : memref<4x?xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @inner(%a: memref<4xf32>) {
  linalg.map { arith.nothing } ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @strides(%i: memref<1x8x3xf32>, %k: memref<3x3x4xf32>, %o: memref<1x6x4xf32>) {
  linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<2xi64>} ins(%i, %k : memref<1x8x3xf32>, memref<3x3x4xf32>) outs(%o : memref<1x6x4xf32>)
  return
}
// -----
func.func @width(%i: memref<1x8x3xf32>, %k: memref<3x3x4xf32>, %o: memref<1x6x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi32>} ins(%i, %k : memref<1x8x3xf32>, memref<3x3x4xf32>) outs(%o : memref<1x6x4xf32>)
  return
}
// -----
func.func @window(%i: memref<1x8x3xf32>, %k: memref<3x3x4xf32>, %o: memref<1x7x4xf32>) {
  linalg.conv_1d_nwc_wcf ins(%i, %k : memref<1x8x3xf32>, memref<3x3x4xf32>) outs(%o : memref<1x7x4xf32>)
  return
}
// -----
func.func @count(%a: memref<4xf32>) {
  linalg.add ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @elements(%a: memref<4xi32>) {
  linalg.exp ins(%a : memref<4xi32>) outs(%a : memref<4xi32>)
  return
}
// -----
func.func @unsigned(%a: memref<1x4x2xf32>, %k: memref<2xf32>, %o: memref<1x3x2xf32>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %k : memref<1x4x2xf32>, memref<2xf32>) outs(%o : memref<1x3x2xf32>)
  return
}
// -----
func.func @nothing_summed(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.contract indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
func.func @two_outputs(%a: memref<4xf32>) {
  "linalg.map"(%a) ({
  }) : (memref<4xf32>) -> ()
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
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_linalg_dimensions.mlir:4:3: error: 'linalg.transpose' op has operands of different sizes along one dimension [size-mismatch]
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [0, 1]
  ^~~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:9:3: error: 'linalg.transpose' op has a list of dimensions that its operands have, each once [linalg-dimensions]
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) permutation = [0, 0]
  ^~~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:14:3: error: 'linalg.broadcast' op has a list of dimensions that its operands have, each once [linalg-dimensions]
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = [2]
  ^~~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:19:3: error: 'linalg.reduce' op has a list of as many dimensions as its operands differ by; those to be combined go up [linalg-dimensions]
  linalg.reduce { arith.addf } ins(%a : memref<4x4xf32>) outs(%b : memref<f32>) dimensions = [1, 0]
  ^~~~~~~~~~~~~
fail_linalg_dimensions.mlir:24:3: error: 'linalg.map' op has operands of different sizes along one dimension [size-mismatch]
  linalg.map { arith.negf } ins(%a : memref<4x?xf32>) outs(%b : memref<4x4xf32>)
  ^~~~~~~~~~
fail_linalg_dimensions.mlir:29:16: error: custom op 'arith.nothing' is unknown [unknown-op]
  linalg.map { arith.nothing } ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
               ^~~~~~~~~~~~~
fail_linalg_dimensions.mlir:34:3: error: 'linalg.conv_1d_nwc_wcf' op has strides and dilations that are numbers of type i64, one for each window [window-factors]
  linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<2xi64>} ins(%i, %k : memref<1x8x3xf32>, memref<3x3x4xf32>) outs(%o : memref<1x6x4xf32>)
  ^~~~~~~~~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:39:3: error: 'linalg.conv_1d_nwc_wcf' op has strides and dilations that are numbers of type i64, one for each window [window-factors]
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi32>} ins(%i, %k : memref<1x8x3xf32>, memref<3x3x4xf32>) outs(%o : memref<1x6x4xf32>)
  ^~~~~~~~~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:44:3: error: 'linalg.conv_1d_nwc_wcf' op has operands of different sizes along one dimension [size-mismatch]
  linalg.conv_1d_nwc_wcf ins(%i, %k : memref<1x8x3xf32>, memref<3x3x4xf32>) outs(%o : memref<1x7x4xf32>)
  ^~~~~~~~~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:49:14: error: 2 operands where this operation has 3 [operand-count]
  linalg.add ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
             ^~~
fail_linalg_dimensions.mlir:54:14: error: elements of these types cannot be combined [element-type]
  linalg.exp ins(%a : memref<4xi32>) outs(%a : memref<4xi32>)
             ^~~
fail_linalg_dimensions.mlir:59:35: error: elements of these types cannot be combined [element-type]
  linalg.pooling_nwc_max_unsigned ins(%a, %k : memref<1x4x2xf32>, memref<2xf32>) outs(%o : memref<1x3x2xf32>)
                                  ^~~
fail_linalg_dimensions.mlir:64:3: error: 'linalg.contract' op has maps of which each dimension is in both inputs, or in one and in the output, and one not in that [indexing-map]
  linalg.contract indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  ^~~~~~~~~~~~~~~
fail_linalg_dimensions.mlir:69:3: error: 'linalg.map' op region #0 ('region') failed to verify constraint: region with 1 blocks [region-blocks]
  "linalg.map"(%a) ({
  ^~~~~~~~~~~~
