// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// The named operations of linalg that two releases have: their maps, and regions of their own.
func.func @abs(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.abs ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @add(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.add ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @batch_matvec(%a0: memref<2x3x4xf32>, %a1: memref<2x4xf32>, %a2: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
func.func @batch_mmt4d(%a0: memref<2x3x2x3x2xf32>, %a1: memref<2x4x2x4x2xf32>, %a2: memref<2x3x4x3x4xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>) outs(%a2 : memref<2x3x4x3x4xf32>)
  return
}
func.func @batch_vecmat(%a0: memref<2x4xf32>, %a1: memref<2x4x3xf32>, %a2: memref<2x3xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x4xf32>, memref<2x4x3xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
func.func @ceil(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.ceil ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @conv_1d(%a0: memref<4xf32>, %a1: memref<3xf32>, %a2: memref<2xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<4xf32>, memref<3xf32>) outs(%a2 : memref<2xf32>)
  return
}
func.func @conv_1d_ncw_fcw(%a0: memref<2x2x9xf32>, %a1: memref<3x2x3xf32>, %a2: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x2x9xf32>, memref<3x2x3xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @conv_1d_nwc_wcf(%a0: memref<2x6x3xf32>, %a1: memref<2x3x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x3xf32>, memref<2x3x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @conv_2d(%a0: memref<5x4xf32>, %a1: memref<4x2xf32>, %a2: memref<2x3xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x4xf32>, memref<4x2xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
func.func @conv_2d_nchw_fchw(%a0: memref<2x3x10x4xf32>, %a1: memref<3x3x4x2xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x10x4xf32>, memref<3x3x4x2xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @conv_2d_ngchw_fgchw(%a0: memref<2x3x4x4x7xf32>, %a1: memref<4x3x4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_2d_ngchw_gfchw(%a0: memref<2x3x4x4x7xf32>, %a1: memref<3x4x4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_2d_ngchw_gfchw_q(%a0: memref<2x3x4x4x7xi8>, %a1: memref<3x4x4x2x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2x3xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32) outs(%a4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @conv_2d_nhwc_fhwc(%a0: memref<2x7x10x2xf32>, %a1: memref<2x3x4x2xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xf32>, memref<2x3x4x2xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @conv_2d_nhwc_fhwc_q(%a0: memref<2x7x10x2xi8>, %a1: memref<2x3x4x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32) outs(%a4 : memref<2x3x4x2xi32>)
  return
}
func.func @conv_2d_nhwc_hwcf(%a0: memref<2x7x10x2xf32>, %a1: memref<3x4x2x2xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xf32>, memref<3x4x2x2xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf_q(%a0: memref<2x7x10x2xi8>, %a1: memref<3x4x2x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32) outs(%a4 : memref<2x3x4x2xi32>)
  return
}
func.func @conv_3d(%a0: memref<3x5x7xf32>, %a1: memref<2x3x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<3x5x7xf32>, memref<2x3x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @conv_3d_ncdhw_fcdhw(%a0: memref<2x4x8x5x8xf32>, %a1: memref<3x4x2x3x4xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf(%a0: memref<2x8x8x5x4xf32>, %a1: memref<4x2x3x4x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf_q(%a0: memref<2x8x8x5x4xi8>, %a1: memref<4x2x3x4x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2x3xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32) outs(%a4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @depthwise_conv_1d_ncw_cw(%a0: memref<2x4x6xf32>, %a1: memref<4x2xf32>, %a2: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x4x6xf32>, memref<4x2xf32>) outs(%a2 : memref<2x4x3xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wc(%a0: memref<2x6x4xf32>, %a1: memref<2x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x4xf32>, memref<2x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<2x7x4xf32>, %a1: memref<3x4x2xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x7x4xf32>, memref<3x4x2xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @depthwise_conv_2d_nchw_chw(%a0: memref<2x2x7x10xf32>, %a1: memref<2x3x4xf32>, %a2: memref<2x2x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x2x7x10xf32>, memref<2x3x4xf32>) outs(%a2 : memref<2x2x3x4xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<2x7x10x2xf32>, %a1: memref<3x4x2xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xf32>, memref<3x4x2xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: memref<2x7x10x2xi8>, %a1: memref<3x4x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32) outs(%a4 : memref<2x3x4x2xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<2x8x8x2xf32>, %a1: memref<4x2x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x8x8x2xf32>, memref<4x2x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: memref<2x8x8x2xi8>, %a1: memref<4x2x2x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x2x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32) outs(%a4 : memref<2x3x4x2x3xi32>)
  return
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<2x3x7x10x4xf32>, %a1: memref<3x3x4x2xf32>, %a2: memref<2x3x3x4x2xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>) outs(%a2 : memref<2x3x3x4x2xf32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<2x7x10x4x3xf32>, %a1: memref<3x4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<2x8x8x5x4xf32>, %a1: memref<4x2x3x4x3xf32>, %a2: memref<2x3x4x2x4x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>) outs(%a2 : memref<2x3x4x2x4x3xf32>)
  return
}
func.func @div(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.div ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @div_unsigned(%a0: memref<3x4xi32>, %a1: memref<3x4xi32>, %a2: memref<3x4xi32>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<3x4xi32>, memref<3x4xi32>) outs(%a2 : memref<3x4xi32>)
  return
}
func.func @erf(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.erf ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @exp(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.exp ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @floor(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.floor ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @log(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.log ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @max(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.max ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @min(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.min ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @mmt4d(%a0: memref<2x4x2x4xf32>, %a1: memref<3x4x3x4xf32>, %a2: memref<2x3x2x3xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<2x4x2x4xf32>, memref<3x4x3x4xf32>) outs(%a2 : memref<2x3x2x3xf32>)
  return
}
func.func @mul(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.mul ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @negf(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.negf ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @pooling_nchw_max(%a0: memref<2x3x9x6xf32>, %a1: memref<3x4xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x9x6xf32>, memref<3x4xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nchw_sum(%a0: memref<2x3x9x6xf32>, %a1: memref<3x4xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x9x6xf32>, memref<3x4xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_ncw_max(%a0: memref<2x3x8xf32>, %a1: memref<2xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x3x8xf32>, memref<2xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_ncw_sum(%a0: memref<2x3x8xf32>, %a1: memref<2xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x3x8xf32>, memref<2xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_ndhwc_max(%a0: memref<2x8x8x5x3xf32>, %a1: memref<4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @pooling_ndhwc_min(%a0: memref<2x8x8x5x3xf32>, %a1: memref<4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @pooling_ndhwc_sum(%a0: memref<2x8x8x5x3xf32>, %a1: memref<4x2x3xf32>, %a2: memref<2x3x4x2x3xf32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%a2 : memref<2x3x4x2x3xf32>)
  return
}
func.func @pooling_nhwc_max(%a0: memref<2x7x10x2xf32>, %a1: memref<3x4xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nhwc_max_unsigned(%a0: memref<2x7x10x2xi16>, %a1: memref<3x4xi16>, %a2: memref<2x3x4x2xi32>) {
  linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xi16>, memref<3x4xi16>) outs(%a2 : memref<2x3x4x2xi32>)
  return
}
func.func @pooling_nhwc_min(%a0: memref<2x7x10x2xf32>, %a1: memref<3x4xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nhwc_min_unsigned(%a0: memref<2x7x10x2xi16>, %a1: memref<3x4xi16>, %a2: memref<2x3x4x2xi32>) {
  linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xi16>, memref<3x4xi16>) outs(%a2 : memref<2x3x4x2xi32>)
  return
}
func.func @pooling_nhwc_sum(%a0: memref<2x7x10x2xf32>, %a1: memref<3x4xf32>, %a2: memref<2x3x4x2xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%a2 : memref<2x3x4x2xf32>)
  return
}
func.func @pooling_nwc_max(%a0: memref<2x6x4xf32>, %a1: memref<2xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x4xf32>, memref<2xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_nwc_max_unsigned(%a0: memref<2x6x4xi16>, %a1: memref<2xi16>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x4xi16>, memref<2xi16>) outs(%a2 : memref<2x3x4xi32>)
  return
}
func.func @pooling_nwc_min(%a0: memref<2x6x4xf32>, %a1: memref<2xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x4xf32>, memref<2xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @pooling_nwc_min_unsigned(%a0: memref<2x6x4xi16>, %a1: memref<2xi16>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x4xi16>, memref<2xi16>) outs(%a2 : memref<2x3x4xi32>)
  return
}
func.func @pooling_nwc_sum(%a0: memref<2x6x4xf32>, %a1: memref<2xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : memref<2x6x4xf32>, memref<2xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
func.func @powf(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.powf ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @quantized_batch_matmul(%a0: memref<2x3x2xi8>, %a1: memref<2x2x4xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32) outs(%a4 : memref<2x3x4xi32>)
  return
}
func.func @quantized_matmul(%a0: memref<2x4xi8>, %a1: memref<4x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%a4 : memref<2x3xi32>)
  return
}
func.func @reciprocal(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.reciprocal ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @round(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.round ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @rsqrt(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.rsqrt ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @select(%a0: memref<3x4xi1>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>, %a3: memref<3x4xf32>) {
  linalg.select ins(%a0, %a1, %a2 : memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>) outs(%a3 : memref<3x4xf32>)
  return
}
func.func @sqrt(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.sqrt ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @square(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.square ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
func.func @sub(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>, %a2: memref<3x4xf32>) {
  linalg.sub ins(%a0, %a1 : memref<3x4xf32>, memref<3x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
func.func @tanh(%a0: memref<3x4xf32>, %a1: memref<3x4xf32>) {
  linalg.tanh ins(%a0 : memref<3x4xf32>) outs(%a1 : memref<3x4xf32>)
  return
}
//--- out
module {
  func.func @abs(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.abs ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @add(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.add ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @batch_matvec(%arg0: memref<2x3x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3xf32>) {
    linalg.batch_matvec ins(%arg0, %arg1 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @batch_mmt4d(%arg0: memref<2x3x2x3x2xf32>, %arg1: memref<2x4x2x4x2xf32>, %arg2: memref<2x3x4x3x4xf32>) {
    linalg.batch_mmt4d ins(%arg0, %arg1 : memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>) outs(%arg2 : memref<2x3x4x3x4xf32>)
    return
  }
  func.func @batch_vecmat(%arg0: memref<2x4xf32>, %arg1: memref<2x4x3xf32>, %arg2: memref<2x3xf32>) {
    linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x4xf32>, memref<2x4x3xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @ceil(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.ceil ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @conv_1d(%arg0: memref<4xf32>, %arg1: memref<3xf32>, %arg2: memref<2xf32>) {
    linalg.conv_1d ins(%arg0, %arg1 : memref<4xf32>, memref<3xf32>) outs(%arg2 : memref<2xf32>)
    return
  }
  func.func @conv_1d_ncw_fcw(%arg0: memref<2x2x9xf32>, %arg1: memref<3x2x3xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x2x9xf32>, memref<3x2x3xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_1d_nwc_wcf(%arg0: memref<2x6x3xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x3xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_2d(%arg0: memref<5x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x3xf32>) {
    linalg.conv_2d ins(%arg0, %arg1 : memref<5x4xf32>, memref<4x2xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<2x3x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x10x4xf32>, memref<3x3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<4x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<3x4x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw_q(%arg0: memref<2x3x4x4x7xi8>, %arg1: memref<3x4x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<2x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<2x3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<2x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4x2x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_3d(%arg0: memref<3x5x7xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_3d ins(%arg0, %arg1 : memref<3x5x7xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: memref<2x4x8x5x8xf32>, %arg1: memref<3x4x2x3x4xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q(%arg0: memref<2x8x8x5x4xi8>, %arg1: memref<4x2x3x4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: memref<2x4x6xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x4x3xf32>) {
    linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x6xf32>, memref<4x2xf32>) outs(%arg2 : memref<2x4x3xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: memref<2x6x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: memref<2x7x4xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: memref<2x2x7x10xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x2x3x4xf32>) {
    linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x2x7x10xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x2x3x4xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: memref<2x8x8x2xf32>, %arg1: memref<4x2x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x8x8x2xf32>, memref<4x2x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: memref<2x8x8x2xi8>, %arg1: memref<4x2x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: memref<2x3x7x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x3x4x2xf32>) {
    linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>) outs(%arg2 : memref<2x3x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: memref<2x7x10x4x3xf32>, %arg1: memref<3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x4x3xf32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>) outs(%arg2 : memref<2x3x4x2x4x3xf32>)
    return
  }
  func.func @div(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.div ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @div_unsigned(%arg0: memref<3x4xi32>, %arg1: memref<3x4xi32>, %arg2: memref<3x4xi32>) {
    linalg.div_unsigned ins(%arg0, %arg1 : memref<3x4xi32>, memref<3x4xi32>) outs(%arg2 : memref<3x4xi32>)
    return
  }
  func.func @erf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.erf ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @exp(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.exp ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @floor(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.floor ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @log(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.log ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @max(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.max ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @min(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.min ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @mmt4d(%arg0: memref<2x4x2x4xf32>, %arg1: memref<3x4x3x4xf32>, %arg2: memref<2x3x2x3xf32>) {
    linalg.mmt4d ins(%arg0, %arg1 : memref<2x4x2x4xf32>, memref<3x4x3x4xf32>) outs(%arg2 : memref<2x3x2x3xf32>)
    return
  }
  func.func @mul(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.mul ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @negf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.negf ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @pooling_nchw_max(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x9x6xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nchw_sum(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x9x6xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_ncw_max(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_ncw_sum(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_ndhwc_max(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_ndhwc_min(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_ndhwc_sum(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_nhwc_max(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xi16>, memref<3x4xi16>) outs(%arg2 : memref<2x3x4x2xi32>)
    return
  }
  func.func @pooling_nhwc_min(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xi16>, memref<3x4xi16>) outs(%arg2 : memref<2x3x4x2xi32>)
    return
  }
  func.func @pooling_nhwc_sum(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nwc_max(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_max_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xi16>, memref<2xi16>) outs(%arg2 : memref<2x3x4xi32>)
    return
  }
  func.func @pooling_nwc_min(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_min_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xi16>, memref<2xi16>) outs(%arg2 : memref<2x3x4xi32>)
    return
  }
  func.func @pooling_nwc_sum(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @powf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.powf ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @quantized_batch_matmul(%arg0: memref<2x3x2xi8>, %arg1: memref<2x2x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4xi32>) {
    linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32) outs(%arg4 : memref<2x3x4xi32>)
    return
  }
  func.func @quantized_matmul(%arg0: memref<2x4xi8>, %arg1: memref<4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3xi32>) {
    linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%arg4 : memref<2x3xi32>)
    return
  }
  func.func @reciprocal(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.reciprocal ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @round(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.round ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @rsqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.rsqrt ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @select(%arg0: memref<3x4xi1>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>, %arg3: memref<3x4xf32>) {
    linalg.select ins(%arg0, %arg1, %arg2 : memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>) outs(%arg3 : memref<3x4xf32>)
    return
  }
  func.func @sqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.sqrt ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @square(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.square ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @sub(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.sub ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @tanh(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.tanh ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1) -> (d0 + d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 2 + d6)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6, d4 * 2 + d7)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6, d3 * 2 + d7, d4 * 2 + d8)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d8)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
#map39 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map41 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3, d2)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4, d2 * 2 + d5)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4, d2 * 2 + d5, d3 * 2 + d6)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3 * 2 + d6, d7)>
#map60 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map61 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map62 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map63 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map64 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map65 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map66 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>
#map67 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map68 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3)>
#map69 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map70 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d4)>
#map71 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map72 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map73 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map74 = affine_map<(d0, d1, d2, d3) -> ()>
#map75 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map76 = affine_map<(d0, d1, d2) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "abs"}> ({
  ^bb0(%arg436: memref<3x4xf32>, %arg437: memref<3x4xf32>):
    "linalg.abs"(%arg436, %arg437) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg438: f32, %arg439: f32):
      %141 = "math.absf"(%arg438) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "add"}> ({
  ^bb0(%arg430: memref<3x4xf32>, %arg431: memref<3x4xf32>, %arg432: memref<3x4xf32>):
    "linalg.add"(%arg430, %arg431, %arg432) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg433: f32, %arg434: f32, %arg435: f32):
      %140 = "arith.addf"(%arg433, %arg434) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4xf32>, memref<2x4xf32>, memref<2x3xf32>) -> (), sym_name = "batch_matvec"}> ({
  ^bb0(%arg424: memref<2x3x4xf32>, %arg425: memref<2x4xf32>, %arg426: memref<2x3xf32>):
    "linalg.batch_matvec"(%arg424, %arg425, %arg426) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg427: f32, %arg428: f32, %arg429: f32):
      %138 = "arith.mulf"(%arg427, %arg428) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %139 = "arith.addf"(%arg429, %138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x4xf32>, memref<2x4xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>, memref<2x3x4x3x4xf32>) -> (), sym_name = "batch_mmt4d"}> ({
  ^bb0(%arg418: memref<2x3x2x3x2xf32>, %arg419: memref<2x4x2x4x2xf32>, %arg420: memref<2x3x4x3x4xf32>):
    "linalg.batch_mmt4d"(%arg418, %arg419, %arg420) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg421: f32, %arg422: f32, %arg423: f32):
      %136 = "arith.mulf"(%arg421, %arg422) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %137 = "arith.addf"(%arg423, %136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>, memref<2x3x4x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xf32>, memref<2x4x3xf32>, memref<2x3xf32>) -> (), sym_name = "batch_vecmat"}> ({
  ^bb0(%arg412: memref<2x4xf32>, %arg413: memref<2x4x3xf32>, %arg414: memref<2x3xf32>):
    "linalg.batch_vecmat"(%arg412, %arg413, %arg414) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg415: f32, %arg416: f32, %arg417: f32):
      %134 = "arith.mulf"(%arg415, %arg416) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %135 = "arith.addf"(%arg417, %134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map1, #map6, #map2]} : (memref<2x4xf32>, memref<2x4x3xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "ceil"}> ({
  ^bb0(%arg408: memref<3x4xf32>, %arg409: memref<3x4xf32>):
    "linalg.ceil"(%arg408, %arg409) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg410: f32, %arg411: f32):
      %133 = "math.ceil"(%arg410) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<3xf32>, memref<2xf32>) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg402: memref<4xf32>, %arg403: memref<3xf32>, %arg404: memref<2xf32>):
    "linalg.conv_1d"(%arg402, %arg403, %arg404) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg405: f32, %arg406: f32, %arg407: f32):
      %131 = "arith.mulf"(%arg405, %arg406) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.addf"(%arg407, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map8, #map9]} : (memref<4xf32>, memref<3xf32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2x9xf32>, memref<3x2x3xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_1d_ncw_fcw"}> ({
  ^bb0(%arg396: memref<2x2x9xf32>, %arg397: memref<3x2x3xf32>, %arg398: memref<2x3x4xf32>):
    "linalg.conv_1d_ncw_fcw"(%arg396, %arg397, %arg398) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg399: f32, %arg400: f32, %arg401: f32):
      %129 = "arith.mulf"(%arg399, %arg400) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %130 = "arith.addf"(%arg401, %129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map11, #map12]} : (memref<2x2x9xf32>, memref<3x2x3xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x3xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
  ^bb0(%arg390: memref<2x6x3xf32>, %arg391: memref<2x3x4xf32>, %arg392: memref<2x3x4xf32>):
    "linalg.conv_1d_nwc_wcf"(%arg390, %arg391, %arg392) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg393: f32, %arg394: f32, %arg395: f32):
      %127 = "arith.mulf"(%arg393, %arg394) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %128 = "arith.addf"(%arg395, %127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map13, #map14, #map12]} : (memref<2x6x3xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<5x4xf32>, memref<4x2xf32>, memref<2x3xf32>) -> (), sym_name = "conv_2d"}> ({
  ^bb0(%arg384: memref<5x4xf32>, %arg385: memref<4x2xf32>, %arg386: memref<2x3xf32>):
    "linalg.conv_2d"(%arg384, %arg385, %arg386) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg387: f32, %arg388: f32, %arg389: f32):
      %125 = "arith.mulf"(%arg387, %arg388) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %126 = "arith.addf"(%arg389, %125) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map15, #map16, #map17]} : (memref<5x4xf32>, memref<4x2xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
  ^bb0(%arg378: memref<2x3x10x4xf32>, %arg379: memref<3x3x4x2xf32>, %arg380: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nchw_fchw"(%arg378, %arg379, %arg380) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg381: f32, %arg382: f32, %arg383: f32):
      %123 = "arith.mulf"(%arg381, %arg382) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %124 = "arith.addf"(%arg383, %123) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map18, #map19, #map20]} : (memref<2x3x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
  ^bb0(%arg372: memref<2x3x4x4x7xf32>, %arg373: memref<4x3x4x2x3xf32>, %arg374: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_ngchw_fgchw"(%arg372, %arg373, %arg374) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg375: f32, %arg376: f32, %arg377: f32):
      %121 = "arith.mulf"(%arg375, %arg376) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %122 = "arith.addf"(%arg377, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map21, #map22, #map23]} : (memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
  ^bb0(%arg366: memref<2x3x4x4x7xf32>, %arg367: memref<3x4x4x2x3xf32>, %arg368: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_ngchw_gfchw"(%arg366, %arg367, %arg368) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg369: f32, %arg370: f32, %arg371: f32):
      %119 = "arith.mulf"(%arg369, %arg370) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %120 = "arith.addf"(%arg371, %119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map21, #map24, #map23]} : (memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
  ^bb0(%arg356: memref<2x3x4x4x7xi8>, %arg357: memref<3x4x4x2x3xi8>, %arg358: i32, %arg359: i32, %arg360: memref<2x3x4x2x3xi32>):
    "linalg.conv_2d_ngchw_gfchw_q"(%arg356, %arg357, %arg358, %arg359, %arg360) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg361: i8, %arg362: i8, %arg363: i32, %arg364: i32, %arg365: i32):
      %113 = "arith.extsi"(%arg361) : (i8) -> i32
      %114 = "arith.subi"(%113, %arg363) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %115 = "arith.extsi"(%arg362) : (i8) -> i32
      %116 = "arith.subi"(%115, %arg364) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %117 = "arith.muli"(%114, %116) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %118 = "arith.addi"(%arg365, %117) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%118) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map21, #map24, #map25, #map25, #map23]} : (memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<2x3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
  ^bb0(%arg350: memref<2x7x10x2xf32>, %arg351: memref<2x3x4x2xf32>, %arg352: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nhwc_fhwc"(%arg350, %arg351, %arg352) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg353: f32, %arg354: f32, %arg355: f32):
      %111 = "arith.mulf"(%arg353, %arg354) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %112 = "arith.addf"(%arg355, %111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map27, #map20]} : (memref<2x7x10x2xf32>, memref<2x3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
  ^bb0(%arg340: memref<2x7x10x2xi8>, %arg341: memref<2x3x4x2xi8>, %arg342: i32, %arg343: i32, %arg344: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nhwc_fhwc_q"(%arg340, %arg341, %arg342, %arg343, %arg344) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg345: i8, %arg346: i8, %arg347: i32, %arg348: i32, %arg349: i32):
      %105 = "arith.extsi"(%arg345) : (i8) -> i32
      %106 = "arith.subi"(%105, %arg347) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %107 = "arith.extsi"(%arg346) : (i8) -> i32
      %108 = "arith.subi"(%107, %arg348) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %109 = "arith.muli"(%106, %108) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %110 = "arith.addi"(%arg349, %109) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%110) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map27, #map28, #map28, #map20]} : (memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4x2x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg334: memref<2x7x10x2xf32>, %arg335: memref<3x4x2x2xf32>, %arg336: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nhwc_hwcf"(%arg334, %arg335, %arg336) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg337: f32, %arg338: f32, %arg339: f32):
      %103 = "arith.mulf"(%arg337, %arg338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %104 = "arith.addf"(%arg339, %103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map29, #map20]} : (memref<2x7x10x2xf32>, memref<3x4x2x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg324: memref<2x7x10x2xi8>, %arg325: memref<3x4x2x2xi8>, %arg326: i32, %arg327: i32, %arg328: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nhwc_hwcf_q"(%arg324, %arg325, %arg326, %arg327, %arg328) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg329: i8, %arg330: i8, %arg331: i32, %arg332: i32, %arg333: i32):
      %97 = "arith.extsi"(%arg329) : (i8) -> i32
      %98 = "arith.subi"(%97, %arg331) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %99 = "arith.extsi"(%arg330) : (i8) -> i32
      %100 = "arith.subi"(%99, %arg332) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %101 = "arith.muli"(%98, %100) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %102 = "arith.addi"(%arg333, %101) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%102) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map29, #map28, #map28, #map20]} : (memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x5x7xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_3d"}> ({
  ^bb0(%arg318: memref<3x5x7xf32>, %arg319: memref<2x3x4xf32>, %arg320: memref<2x3x4xf32>):
    "linalg.conv_3d"(%arg318, %arg319, %arg320) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg321: f32, %arg322: f32, %arg323: f32):
      %95 = "arith.mulf"(%arg321, %arg322) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %96 = "arith.addf"(%arg323, %95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map30, #map31, #map32]} : (memref<3x5x7xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
  ^bb0(%arg312: memref<2x4x8x5x8xf32>, %arg313: memref<3x4x2x3x4xf32>, %arg314: memref<2x3x4x2x3xf32>):
    "linalg.conv_3d_ncdhw_fcdhw"(%arg312, %arg313, %arg314) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg315: f32, %arg316: f32, %arg317: f32):
      %93 = "arith.mulf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %94 = "arith.addf"(%arg317, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map33, #map34, #map35]} : (memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
  ^bb0(%arg306: memref<2x8x8x5x4xf32>, %arg307: memref<4x2x3x4x3xf32>, %arg308: memref<2x3x4x2x3xf32>):
    "linalg.conv_3d_ndhwc_dhwcf"(%arg306, %arg307, %arg308) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg309: f32, %arg310: f32, %arg311: f32):
      %91 = "arith.mulf"(%arg309, %arg310) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg311, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map35]} : (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
  ^bb0(%arg296: memref<2x8x8x5x4xi8>, %arg297: memref<4x2x3x4x3xi8>, %arg298: i32, %arg299: i32, %arg300: memref<2x3x4x2x3xi32>):
    "linalg.conv_3d_ndhwc_dhwcf_q"(%arg296, %arg297, %arg298, %arg299, %arg300) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg301: i8, %arg302: i8, %arg303: i32, %arg304: i32, %arg305: i32):
      %85 = "arith.extsi"(%arg301) : (i8) -> i32
      %86 = "arith.subi"(%85, %arg303) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %87 = "arith.extsi"(%arg302) : (i8) -> i32
      %88 = "arith.subi"(%87, %arg304) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %89 = "arith.muli"(%86, %88) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %90 = "arith.addi"(%arg305, %89) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%90) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map38, #map38, #map35]} : (memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x6xf32>, memref<4x2xf32>, memref<2x4x3xf32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
  ^bb0(%arg290: memref<2x4x6xf32>, %arg291: memref<4x2xf32>, %arg292: memref<2x4x3xf32>):
    "linalg.depthwise_conv_1d_ncw_cw"(%arg290, %arg291, %arg292) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg293: f32, %arg294: f32, %arg295: f32):
      %83 = "arith.mulf"(%arg293, %arg294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %84 = "arith.addf"(%arg295, %83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map39, #map16, #map40]} : (memref<2x4x6xf32>, memref<4x2xf32>, memref<2x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
  ^bb0(%arg284: memref<2x6x4xf32>, %arg285: memref<2x4xf32>, %arg286: memref<2x3x4xf32>):
    "linalg.depthwise_conv_1d_nwc_wc"(%arg284, %arg285, %arg286) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg287: f32, %arg288: f32, %arg289: f32):
      %81 = "arith.mulf"(%arg287, %arg288) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %82 = "arith.addf"(%arg289, %81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map41, #map42, #map43]} : (memref<2x6x4xf32>, memref<2x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x4xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
  ^bb0(%arg278: memref<2x7x4xf32>, %arg279: memref<3x4x2xf32>, %arg280: memref<2x3x4x2xf32>):
    "linalg.depthwise_conv_1d_nwc_wcm"(%arg278, %arg279, %arg280) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg281: f32, %arg282: f32, %arg283: f32):
      %79 = "arith.mulf"(%arg281, %arg282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %80 = "arith.addf"(%arg283, %79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map45, #map46]} : (memref<2x7x4xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2x7x10xf32>, memref<2x3x4xf32>, memref<2x2x3x4xf32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
  ^bb0(%arg272: memref<2x2x7x10xf32>, %arg273: memref<2x3x4xf32>, %arg274: memref<2x2x3x4xf32>):
    "linalg.depthwise_conv_2d_nchw_chw"(%arg272, %arg273, %arg274) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg275: f32, %arg276: f32, %arg277: f32):
      %77 = "arith.mulf"(%arg275, %arg276) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.addf"(%arg277, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map47, #map31, #map48]} : (memref<2x2x7x10xf32>, memref<2x3x4xf32>, memref<2x2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
  ^bb0(%arg266: memref<2x7x10x2xf32>, %arg267: memref<3x4x2xf32>, %arg268: memref<2x3x4x2xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwc"(%arg266, %arg267, %arg268) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg269: f32, %arg270: f32, %arg271: f32):
      %75 = "arith.mulf"(%arg269, %arg270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %76 = "arith.addf"(%arg271, %75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map50, #map51]} : (memref<2x7x10x2xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
  ^bb0(%arg256: memref<2x7x10x2xi8>, %arg257: memref<3x4x2xi8>, %arg258: i32, %arg259: i32, %arg260: memref<2x3x4x2xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg256, %arg257, %arg258, %arg259, %arg260) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg261: i8, %arg262: i8, %arg263: i32, %arg264: i32, %arg265: i32):
      %69 = "arith.extsi"(%arg261) : (i8) -> i32
      %70 = "arith.subi"(%69, %arg263) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "arith.extsi"(%arg262) : (i8) -> i32
      %72 = "arith.subi"(%71, %arg264) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %73 = "arith.muli"(%70, %72) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %74 = "arith.addi"(%arg265, %73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%74) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map50, #map52, #map52, #map51]} : (memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x2xf32>, memref<4x2x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
  ^bb0(%arg250: memref<2x8x8x2xf32>, %arg251: memref<4x2x2x3xf32>, %arg252: memref<2x3x4x2x3xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg250, %arg251, %arg252) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg253: f32, %arg254: f32, %arg255: f32):
      %67 = "arith.mulf"(%arg253, %arg254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %68 = "arith.addf"(%arg255, %67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map53, #map54, #map55]} : (memref<2x8x8x2xf32>, memref<4x2x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
  ^bb0(%arg240: memref<2x8x8x2xi8>, %arg241: memref<4x2x2x3xi8>, %arg242: i32, %arg243: i32, %arg244: memref<2x3x4x2x3xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg240, %arg241, %arg242, %arg243, %arg244) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg245: i8, %arg246: i8, %arg247: i32, %arg248: i32, %arg249: i32):
      %61 = "arith.extsi"(%arg245) : (i8) -> i32
      %62 = "arith.subi"(%61, %arg247) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %63 = "arith.extsi"(%arg246) : (i8) -> i32
      %64 = "arith.subi"(%63, %arg248) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %65 = "arith.muli"(%62, %64) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %66 = "arith.addi"(%arg249, %65) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%66) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map53, #map54, #map28, #map28, #map55]} : (memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x3x4x2xf32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
  ^bb0(%arg234: memref<2x3x7x10x4xf32>, %arg235: memref<3x3x4x2xf32>, %arg236: memref<2x3x3x4x2xf32>):
    "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg234, %arg235, %arg236) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg237: f32, %arg238: f32, %arg239: f32):
      %59 = "arith.mulf"(%arg237, %arg238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %60 = "arith.addf"(%arg239, %59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map56, #map57, #map58]} : (memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
  ^bb0(%arg228: memref<2x7x10x4x3xf32>, %arg229: memref<3x4x2x3xf32>, %arg230: memref<2x3x4x2x3xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg228, %arg229, %arg230) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg231: f32, %arg232: f32, %arg233: f32):
      %57 = "arith.mulf"(%arg231, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %58 = "arith.addf"(%arg233, %57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map59, #map60, #map61]} : (memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x4x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
  ^bb0(%arg222: memref<2x8x8x5x4xf32>, %arg223: memref<4x2x3x4x3xf32>, %arg224: memref<2x3x4x2x4x3xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg222, %arg223, %arg224) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg225: f32, %arg226: f32, %arg227: f32):
      %55 = "arith.mulf"(%arg225, %arg226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %56 = "arith.addf"(%arg227, %55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map62]} : (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "div"}> ({
  ^bb0(%arg216: memref<3x4xf32>, %arg217: memref<3x4xf32>, %arg218: memref<3x4xf32>):
    "linalg.div"(%arg216, %arg217, %arg218) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32, %arg221: f32):
      %54 = "arith.divf"(%arg219, %arg220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "div_unsigned"}> ({
  ^bb0(%arg210: memref<3x4xi32>, %arg211: memref<3x4xi32>, %arg212: memref<3x4xi32>):
    "linalg.div_unsigned"(%arg210, %arg211, %arg212) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg213: i32, %arg214: i32, %arg215: i32):
      %53 = "arith.divui"(%arg213, %arg214) : (i32, i32) -> i32
      "linalg.yield"(%53) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "erf"}> ({
  ^bb0(%arg206: memref<3x4xf32>, %arg207: memref<3x4xf32>):
    "linalg.erf"(%arg206, %arg207) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      %52 = "math.erf"(%arg208) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "exp"}> ({
  ^bb0(%arg202: memref<3x4xf32>, %arg203: memref<3x4xf32>):
    "linalg.exp"(%arg202, %arg203) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      %51 = "math.exp"(%arg204) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "floor"}> ({
  ^bb0(%arg198: memref<3x4xf32>, %arg199: memref<3x4xf32>):
    "linalg.floor"(%arg198, %arg199) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32):
      %50 = "math.floor"(%arg200) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "log"}> ({
  ^bb0(%arg194: memref<3x4xf32>, %arg195: memref<3x4xf32>):
    "linalg.log"(%arg194, %arg195) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg196: f32, %arg197: f32):
      %49 = "math.log"(%arg196) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "max"}> ({
  ^bb0(%arg188: memref<3x4xf32>, %arg189: memref<3x4xf32>, %arg190: memref<3x4xf32>):
    "linalg.max"(%arg188, %arg189, %arg190) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32, %arg193: f32):
      %48 = "arith.maximumf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "min"}> ({
  ^bb0(%arg182: memref<3x4xf32>, %arg183: memref<3x4xf32>, %arg184: memref<3x4xf32>):
    "linalg.min"(%arg182, %arg183, %arg184) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32, %arg187: f32):
      %47 = "arith.minimumf"(%arg185, %arg186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x2x4xf32>, memref<3x4x3x4xf32>, memref<2x3x2x3xf32>) -> (), sym_name = "mmt4d"}> ({
  ^bb0(%arg176: memref<2x4x2x4xf32>, %arg177: memref<3x4x3x4xf32>, %arg178: memref<2x3x2x3xf32>):
    "linalg.mmt4d"(%arg176, %arg177, %arg178) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32, %arg181: f32):
      %45 = "arith.mulf"(%arg179, %arg180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %46 = "arith.addf"(%arg181, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map63, #map64, #map65]} : (memref<2x4x2x4xf32>, memref<3x4x3x4xf32>, memref<2x3x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "mul"}> ({
  ^bb0(%arg170: memref<3x4xf32>, %arg171: memref<3x4xf32>, %arg172: memref<3x4xf32>):
    "linalg.mul"(%arg170, %arg171, %arg172) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32, %arg175: f32):
      %44 = "arith.mulf"(%arg173, %arg174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "negf"}> ({
  ^bb0(%arg166: memref<3x4xf32>, %arg167: memref<3x4xf32>):
    "linalg.negf"(%arg166, %arg167) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32):
      %43 = "arith.negf"(%arg168) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nchw_max"}> ({
  ^bb0(%arg160: memref<2x3x9x6xf32>, %arg161: memref<3x4xf32>, %arg162: memref<2x3x4x2xf32>):
    "linalg.pooling_nchw_max"(%arg160, %arg161, %arg162) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg163: f32, %arg164: f32, %arg165: f32):
      %42 = "arith.maximumf"(%arg165, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map66, #map67, #map51]} : (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nchw_sum"}> ({
  ^bb0(%arg154: memref<2x3x9x6xf32>, %arg155: memref<3x4xf32>, %arg156: memref<2x3x4x2xf32>):
    "linalg.pooling_nchw_sum"(%arg154, %arg155, %arg156) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
      %41 = "arith.addf"(%arg159, %arg157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map66, #map67, #map51]} : (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_max"}> ({
  ^bb0(%arg148: memref<2x3x8xf32>, %arg149: memref<2xf32>, %arg150: memref<2x3x4xf32>):
    "linalg.pooling_ncw_max"(%arg148, %arg149, %arg150) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg151: f32, %arg152: f32, %arg153: f32):
      %40 = "arith.maximumf"(%arg153, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map69, #map43]} : (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_sum"}> ({
  ^bb0(%arg142: memref<2x3x8xf32>, %arg143: memref<2xf32>, %arg144: memref<2x3x4xf32>):
    "linalg.pooling_ncw_sum"(%arg142, %arg143, %arg144) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg145: f32, %arg146: f32, %arg147: f32):
      %39 = "arith.addf"(%arg147, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map68, #map69, #map43]} : (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_max"}> ({
  ^bb0(%arg136: memref<2x8x8x5x3xf32>, %arg137: memref<4x2x3xf32>, %arg138: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_max"(%arg136, %arg137, %arg138) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg139: f32, %arg140: f32, %arg141: f32):
      %38 = "arith.maximumf"(%arg141, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map70, #map71, #map23]} : (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_min"}> ({
  ^bb0(%arg130: memref<2x8x8x5x3xf32>, %arg131: memref<4x2x3xf32>, %arg132: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_min"(%arg130, %arg131, %arg132) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %37 = "arith.minimumf"(%arg135, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map70, #map71, #map23]} : (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_sum"}> ({
  ^bb0(%arg124: memref<2x8x8x5x3xf32>, %arg125: memref<4x2x3xf32>, %arg126: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_sum"(%arg124, %arg125, %arg126) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg127: f32, %arg128: f32, %arg129: f32):
      %36 = "arith.addf"(%arg129, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map70, #map71, #map23]} : (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg118: memref<2x7x10x2xf32>, %arg119: memref<3x4xf32>, %arg120: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_max"(%arg118, %arg119, %arg120) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: f32):
      %35 = "arith.maximumf"(%arg123, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map67, #map51]} : (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> (), sym_name = "pooling_nhwc_max_unsigned"}> ({
  ^bb0(%arg112: memref<2x7x10x2xi16>, %arg113: memref<3x4xi16>, %arg114: memref<2x3x4x2xi32>):
    "linalg.pooling_nhwc_max_unsigned"(%arg112, %arg113, %arg114) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg115: i16, %arg116: i16, %arg117: i32):
      %33 = "arith.extui"(%arg115) : (i16) -> i32
      %34 = "arith.maxui"(%arg117, %33) : (i32, i32) -> i32
      "linalg.yield"(%34) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map67, #map51]} : (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_min"}> ({
  ^bb0(%arg106: memref<2x7x10x2xf32>, %arg107: memref<3x4xf32>, %arg108: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_min"(%arg106, %arg107, %arg108) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %32 = "arith.minimumf"(%arg111, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map67, #map51]} : (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
  ^bb0(%arg100: memref<2x7x10x2xi16>, %arg101: memref<3x4xi16>, %arg102: memref<2x3x4x2xi32>):
    "linalg.pooling_nhwc_min_unsigned"(%arg100, %arg101, %arg102) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg103: i16, %arg104: i16, %arg105: i32):
      %30 = "arith.extui"(%arg103) : (i16) -> i32
      %31 = "arith.minui"(%arg105, %30) : (i32, i32) -> i32
      "linalg.yield"(%31) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map67, #map51]} : (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_sum"}> ({
  ^bb0(%arg94: memref<2x7x10x2xf32>, %arg95: memref<3x4xf32>, %arg96: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_sum"(%arg94, %arg95, %arg96) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      %29 = "arith.addf"(%arg99, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map49, #map67, #map51]} : (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_max"}> ({
  ^bb0(%arg88: memref<2x6x4xf32>, %arg89: memref<2xf32>, %arg90: memref<2x3x4xf32>):
    "linalg.pooling_nwc_max"(%arg88, %arg89, %arg90) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
      %28 = "arith.maximumf"(%arg93, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map41, #map69, #map43]} : (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
  ^bb0(%arg82: memref<2x6x4xi16>, %arg83: memref<2xi16>, %arg84: memref<2x3x4xi32>):
    "linalg.pooling_nwc_max_unsigned"(%arg82, %arg83, %arg84) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg85: i16, %arg86: i16, %arg87: i32):
      %26 = "arith.extui"(%arg85) : (i16) -> i32
      %27 = "arith.maxui"(%arg87, %26) : (i32, i32) -> i32
      "linalg.yield"(%27) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map41, #map69, #map43]} : (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_min"}> ({
  ^bb0(%arg76: memref<2x6x4xf32>, %arg77: memref<2xf32>, %arg78: memref<2x3x4xf32>):
    "linalg.pooling_nwc_min"(%arg76, %arg77, %arg78) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %25 = "arith.minimumf"(%arg81, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map41, #map69, #map43]} : (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
  ^bb0(%arg70: memref<2x6x4xi16>, %arg71: memref<2xi16>, %arg72: memref<2x3x4xi32>):
    "linalg.pooling_nwc_min_unsigned"(%arg70, %arg71, %arg72) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg73: i16, %arg74: i16, %arg75: i32):
      %23 = "arith.extui"(%arg73) : (i16) -> i32
      %24 = "arith.minui"(%arg75, %23) : (i32, i32) -> i32
      "linalg.yield"(%24) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map41, #map69, #map43]} : (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg64: memref<2x6x4xf32>, %arg65: memref<2xf32>, %arg66: memref<2x3x4xf32>):
    "linalg.pooling_nwc_sum"(%arg64, %arg65, %arg66) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %22 = "arith.addf"(%arg69, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map41, #map69, #map43]} : (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "powf"}> ({
  ^bb0(%arg58: memref<3x4xf32>, %arg59: memref<3x4xf32>, %arg60: memref<3x4xf32>):
    "linalg.powf"(%arg58, %arg59, %arg60) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %21 = "math.powf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32, memref<2x3x4xi32>) -> (), sym_name = "quantized_batch_matmul"}> ({
  ^bb0(%arg48: memref<2x3x2xi8>, %arg49: memref<2x2x4xi8>, %arg50: i32, %arg51: i32, %arg52: memref<2x3x4xi32>):
    "linalg.quantized_batch_matmul"(%arg48, %arg49, %arg50, %arg51, %arg52) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg53: i8, %arg54: i8, %arg55: i32, %arg56: i32, %arg57: i32):
      %15 = "arith.extsi"(%arg53) : (i8) -> i32
      %16 = "arith.subi"(%15, %arg55) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.extsi"(%arg54) : (i8) -> i32
      %18 = "arith.subi"(%17, %arg56) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "arith.muli"(%16, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.addi"(%arg57, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map72, #map73, #map74, #map74, #map43]} : (memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xi8>, memref<4x3xi8>, i32, i32, memref<2x3xi32>) -> (), sym_name = "quantized_matmul"}> ({
  ^bb0(%arg38: memref<2x4xi8>, %arg39: memref<4x3xi8>, %arg40: i32, %arg41: i32, %arg42: memref<2x3xi32>):
    "linalg.quantized_matmul"(%arg38, %arg39, %arg40, %arg41, %arg42) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg43: i8, %arg44: i8, %arg45: i32, %arg46: i32, %arg47: i32):
      %9 = "arith.extsi"(%arg43) : (i8) -> i32
      %10 = "arith.subi"(%9, %arg45) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.extsi"(%arg44) : (i8) -> i32
      %12 = "arith.subi"(%11, %arg46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %13 = "arith.muli"(%10, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg47, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map1, #map75, #map76, #map76, #map2]} : (memref<2x4xi8>, memref<4x3xi8>, i32, i32, memref<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "reciprocal"}> ({
  ^bb0(%arg34: memref<3x4xf32>, %arg35: memref<3x4xf32>):
    "linalg.reciprocal"(%arg34, %arg35) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %8 = "arith.divf"(%7, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "round"}> ({
  ^bb0(%arg30: memref<3x4xf32>, %arg31: memref<3x4xf32>):
    "linalg.round"(%arg30, %arg31) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %6 = "math.round"(%arg32) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "rsqrt"}> ({
  ^bb0(%arg26: memref<3x4xf32>, %arg27: memref<3x4xf32>):
    "linalg.rsqrt"(%arg26, %arg27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %5 = "math.rsqrt"(%arg28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "select"}> ({
  ^bb0(%arg18: memref<3x4xi1>, %arg19: memref<3x4xf32>, %arg20: memref<3x4xf32>, %arg21: memref<3x4xf32>):
    "linalg.select"(%arg18, %arg19, %arg20, %arg21) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg22: i1, %arg23: f32, %arg24: f32, %arg25: f32):
      %4 = "arith.select"(%arg22, %arg23, %arg24) : (i1, f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "sqrt"}> ({
  ^bb0(%arg14: memref<3x4xf32>, %arg15: memref<3x4xf32>):
    "linalg.sqrt"(%arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %3 = "math.sqrt"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "square"}> ({
  ^bb0(%arg10: memref<3x4xf32>, %arg11: memref<3x4xf32>):
    "linalg.square"(%arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %2 = "arith.mulf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "sub"}> ({
  ^bb0(%arg4: memref<3x4xf32>, %arg5: memref<3x4xf32>, %arg6: memref<3x4xf32>):
    "linalg.sub"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %1 = "arith.subf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "tanh"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>):
    "linalg.tanh"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %0 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @abs(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.abs ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @add(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.add ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @batch_matvec(%arg0: memref<2x3x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3xf32>) {
    linalg.batch_matvec ins(%arg0, %arg1 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @batch_mmt4d(%arg0: memref<2x3x2x3x2xf32>, %arg1: memref<2x4x2x4x2xf32>, %arg2: memref<2x3x4x3x4xf32>) {
    linalg.batch_mmt4d ins(%arg0, %arg1 : memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>) outs(%arg2 : memref<2x3x4x3x4xf32>)
    return
  }
  func.func @batch_vecmat(%arg0: memref<2x4xf32>, %arg1: memref<2x4x3xf32>, %arg2: memref<2x3xf32>) {
    linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x4xf32>, memref<2x4x3xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @ceil(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.ceil ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @conv_1d(%arg0: memref<4xf32>, %arg1: memref<3xf32>, %arg2: memref<2xf32>) {
    linalg.conv_1d ins(%arg0, %arg1 : memref<4xf32>, memref<3xf32>) outs(%arg2 : memref<2xf32>)
    return
  }
  func.func @conv_1d_ncw_fcw(%arg0: memref<2x2x9xf32>, %arg1: memref<3x2x3xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x2x9xf32>, memref<3x2x3xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_1d_nwc_wcf(%arg0: memref<2x6x3xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x3xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_2d(%arg0: memref<5x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x3xf32>) {
    linalg.conv_2d ins(%arg0, %arg1 : memref<5x4xf32>, memref<4x2xf32>) outs(%arg2 : memref<2x3xf32>)
    return
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<2x3x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x10x4xf32>, memref<3x3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<4x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<3x4x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw_q(%arg0: memref<2x3x4x4x7xi8>, %arg1: memref<3x4x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<2x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<2x3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<2x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4x2x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @conv_3d(%arg0: memref<3x5x7xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.conv_3d ins(%arg0, %arg1 : memref<3x5x7xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: memref<2x4x8x5x8xf32>, %arg1: memref<3x4x2x3x4xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q(%arg0: memref<2x8x8x5x4xi8>, %arg1: memref<4x2x3x4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: memref<2x4x6xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x4x3xf32>) {
    linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x4x6xf32>, memref<4x2xf32>) outs(%arg2 : memref<2x4x3xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: memref<2x6x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: memref<2x7x4xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: memref<2x2x7x10xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x2x3x4xf32>) {
    linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x2x7x10xf32>, memref<2x3x4xf32>) outs(%arg2 : memref<2x2x3x4xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4x2xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: memref<2x8x8x2xf32>, %arg1: memref<4x2x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x8x8x2xf32>, memref<4x2x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: memref<2x8x8x2xi8>, %arg1: memref<4x2x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x2x3xi32>)
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: memref<2x3x7x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x3x4x2xf32>) {
    linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>) outs(%arg2 : memref<2x3x3x4x2xf32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: memref<2x7x10x4x3xf32>, %arg1: memref<3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x4x3xf32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>) outs(%arg2 : memref<2x3x4x2x4x3xf32>)
    return
  }
  func.func @div(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.div ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @div_unsigned(%arg0: memref<3x4xi32>, %arg1: memref<3x4xi32>, %arg2: memref<3x4xi32>) {
    linalg.div_unsigned ins(%arg0, %arg1 : memref<3x4xi32>, memref<3x4xi32>) outs(%arg2 : memref<3x4xi32>)
    return
  }
  func.func @erf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.erf ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @exp(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.exp ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @floor(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.floor ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @log(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.log ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @max(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.max ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @min(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.min ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @mmt4d(%arg0: memref<2x4x2x4xf32>, %arg1: memref<3x4x3x4xf32>, %arg2: memref<2x3x2x3xf32>) {
    linalg.mmt4d ins(%arg0, %arg1 : memref<2x4x2x4xf32>, memref<3x4x3x4xf32>) outs(%arg2 : memref<2x3x2x3xf32>)
    return
  }
  func.func @mul(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.mul ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @negf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.negf ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @pooling_nchw_max(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x9x6xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nchw_sum(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x9x6xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_ncw_max(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_ncw_sum(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_ndhwc_max(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_ndhwc_min(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_ndhwc_sum(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x8x8x5x3xf32>, memref<4x2x3xf32>) outs(%arg2 : memref<2x3x4x2x3xf32>)
    return
  }
  func.func @pooling_nhwc_max(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xi16>, memref<3x4xi16>) outs(%arg2 : memref<2x3x4x2xi32>)
    return
  }
  func.func @pooling_nhwc_min(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xi16>, memref<3x4xi16>) outs(%arg2 : memref<2x3x4x2xi32>)
    return
  }
  func.func @pooling_nhwc_sum(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x10x2xf32>, memref<3x4xf32>) outs(%arg2 : memref<2x3x4x2xf32>)
    return
  }
  func.func @pooling_nwc_max(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_max_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xi16>, memref<2xi16>) outs(%arg2 : memref<2x3x4xi32>)
    return
  }
  func.func @pooling_nwc_min(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @pooling_nwc_min_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xi16>, memref<2xi16>) outs(%arg2 : memref<2x3x4xi32>)
    return
  }
  func.func @pooling_nwc_sum(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x6x4xf32>, memref<2xf32>) outs(%arg2 : memref<2x3x4xf32>)
    return
  }
  func.func @powf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.powf ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @quantized_batch_matmul(%arg0: memref<2x3x2xi8>, %arg1: memref<2x2x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4xi32>) {
    linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32) outs(%arg4 : memref<2x3x4xi32>)
    return
  }
  func.func @quantized_matmul(%arg0: memref<2x4xi8>, %arg1: memref<4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3xi32>) {
    linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%arg4 : memref<2x3xi32>)
    return
  }
  func.func @reciprocal(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.reciprocal ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @round(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.round ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @rsqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.rsqrt ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @select(%arg0: memref<3x4xi1>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>, %arg3: memref<3x4xf32>) {
    linalg.select ins(%arg0, %arg1, %arg2 : memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>) outs(%arg3 : memref<3x4xf32>)
    return
  }
  func.func @sqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.sqrt ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @square(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.square ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
  func.func @sub(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    linalg.sub ins(%arg0, %arg1 : memref<3x4xf32>, memref<3x4xf32>) outs(%arg2 : memref<3x4xf32>)
    return
  }
  func.func @tanh(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    linalg.tanh ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>)
    return
  }
}

//--- out 4
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1) -> (d0 + d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 2 + d6)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6, d4 * 2 + d7)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d8, d5, d6, d7)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d4, d1, d2, d3)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d8)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3)>
#map41 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3, d2)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4, d2)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4, d2 * 2 + d5)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4, d2 * 2 + d5, d3 * 2 + d6)>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map60 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3 * 2 + d6, d7)>
#map61 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map62 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map63 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map64 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map65 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map66 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map67 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>
#map68 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map69 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3)>
#map70 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map71 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d4)>
#map72 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map73 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map74 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map75 = affine_map<(d0, d1, d2, d3) -> ()>
#map76 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map77 = affine_map<(d0, d1, d2) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "abs"}> ({
  ^bb0(%arg436: memref<3x4xf32>, %arg437: memref<3x4xf32>):
    "linalg.abs"(%arg436, %arg437) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg438: f32, %arg439: f32):
      %141 = "math.absf"(%arg438) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "add"}> ({
  ^bb0(%arg430: memref<3x4xf32>, %arg431: memref<3x4xf32>, %arg432: memref<3x4xf32>):
    "linalg.add"(%arg430, %arg431, %arg432) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg433: f32, %arg434: f32, %arg435: f32):
      %140 = "arith.addf"(%arg433, %arg434) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4xf32>, memref<2x4xf32>, memref<2x3xf32>) -> (), sym_name = "batch_matvec"}> ({
  ^bb0(%arg424: memref<2x3x4xf32>, %arg425: memref<2x4xf32>, %arg426: memref<2x3xf32>):
    "linalg.batch_matvec"(%arg424, %arg425, %arg426) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg427: f32, %arg428: f32, %arg429: f32):
      %138 = "arith.mulf"(%arg427, %arg428) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %139 = "arith.addf"(%arg429, %138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x4xf32>, memref<2x4xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>, memref<2x3x4x3x4xf32>) -> (), sym_name = "batch_mmt4d"}> ({
  ^bb0(%arg418: memref<2x3x2x3x2xf32>, %arg419: memref<2x4x2x4x2xf32>, %arg420: memref<2x3x4x3x4xf32>):
    "linalg.batch_mmt4d"(%arg418, %arg419, %arg420) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg421: f32, %arg422: f32, %arg423: f32):
      %136 = "arith.mulf"(%arg421, %arg422) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %137 = "arith.addf"(%arg423, %136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<2x3x2x3x2xf32>, memref<2x4x2x4x2xf32>, memref<2x3x4x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xf32>, memref<2x4x3xf32>, memref<2x3xf32>) -> (), sym_name = "batch_vecmat"}> ({
  ^bb0(%arg412: memref<2x4xf32>, %arg413: memref<2x4x3xf32>, %arg414: memref<2x3xf32>):
    "linalg.batch_vecmat"(%arg412, %arg413, %arg414) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg415: f32, %arg416: f32, %arg417: f32):
      %134 = "arith.mulf"(%arg415, %arg416) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %135 = "arith.addf"(%arg417, %134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map1, #map6, #map2]} : (memref<2x4xf32>, memref<2x4x3xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "ceil"}> ({
  ^bb0(%arg408: memref<3x4xf32>, %arg409: memref<3x4xf32>):
    "linalg.ceil"(%arg408, %arg409) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg410: f32, %arg411: f32):
      %133 = "math.ceil"(%arg410) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<3xf32>, memref<2xf32>) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg402: memref<4xf32>, %arg403: memref<3xf32>, %arg404: memref<2xf32>):
    "linalg.conv_1d"(%arg402, %arg403, %arg404) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg405: f32, %arg406: f32, %arg407: f32):
      %131 = "arith.mulf"(%arg405, %arg406) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.addf"(%arg407, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map8, #map9]} : (memref<4xf32>, memref<3xf32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2x9xf32>, memref<3x2x3xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_1d_ncw_fcw"}> ({
  ^bb0(%arg396: memref<2x2x9xf32>, %arg397: memref<3x2x3xf32>, %arg398: memref<2x3x4xf32>):
    "linalg.conv_1d_ncw_fcw"(%arg396, %arg397, %arg398) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg399: f32, %arg400: f32, %arg401: f32):
      %129 = "arith.mulf"(%arg399, %arg400) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %130 = "arith.addf"(%arg401, %129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map11, #map12]} : (memref<2x2x9xf32>, memref<3x2x3xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x3xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
  ^bb0(%arg390: memref<2x6x3xf32>, %arg391: memref<2x3x4xf32>, %arg392: memref<2x3x4xf32>):
    "linalg.conv_1d_nwc_wcf"(%arg390, %arg391, %arg392) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg393: f32, %arg394: f32, %arg395: f32):
      %127 = "arith.mulf"(%arg393, %arg394) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %128 = "arith.addf"(%arg395, %127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map13, #map14, #map12]} : (memref<2x6x3xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<5x4xf32>, memref<4x2xf32>, memref<2x3xf32>) -> (), sym_name = "conv_2d"}> ({
  ^bb0(%arg384: memref<5x4xf32>, %arg385: memref<4x2xf32>, %arg386: memref<2x3xf32>):
    "linalg.conv_2d"(%arg384, %arg385, %arg386) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg387: f32, %arg388: f32, %arg389: f32):
      %125 = "arith.mulf"(%arg387, %arg388) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %126 = "arith.addf"(%arg389, %125) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map15, #map16, #map17]} : (memref<5x4xf32>, memref<4x2xf32>, memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
  ^bb0(%arg378: memref<2x3x10x4xf32>, %arg379: memref<3x3x4x2xf32>, %arg380: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nchw_fchw"(%arg378, %arg379, %arg380) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg381: f32, %arg382: f32, %arg383: f32):
      %123 = "arith.mulf"(%arg381, %arg382) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %124 = "arith.addf"(%arg383, %123) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map18, #map19, #map20]} : (memref<2x3x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
  ^bb0(%arg372: memref<2x3x4x4x7xf32>, %arg373: memref<4x3x4x2x3xf32>, %arg374: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_ngchw_fgchw"(%arg372, %arg373, %arg374) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg375: f32, %arg376: f32, %arg377: f32):
      %121 = "arith.mulf"(%arg375, %arg376) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %122 = "arith.addf"(%arg377, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map21, #map22, #map23]} : (memref<2x3x4x4x7xf32>, memref<4x3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
  ^bb0(%arg366: memref<2x3x4x4x7xf32>, %arg367: memref<3x4x4x2x3xf32>, %arg368: memref<2x3x4x2x3xf32>):
    "linalg.conv_2d_ngchw_gfchw"(%arg366, %arg367, %arg368) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg369: f32, %arg370: f32, %arg371: f32):
      %119 = "arith.mulf"(%arg369, %arg370) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %120 = "arith.addf"(%arg371, %119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map21, #map24, #map23]} : (memref<2x3x4x4x7xf32>, memref<3x4x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
  ^bb0(%arg356: memref<2x3x4x4x7xi8>, %arg357: memref<3x4x4x2x3xi8>, %arg358: i32, %arg359: i32, %arg360: memref<2x3x4x2x3xi32>):
    "linalg.conv_2d_ngchw_gfchw_q"(%arg356, %arg357, %arg358, %arg359, %arg360) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg361: i8, %arg362: i8, %arg363: i32, %arg364: i32, %arg365: i32):
      %113 = "arith.extsi"(%arg361) : (i8) -> i32
      %114 = "arith.subi"(%113, %arg363) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %115 = "arith.extsi"(%arg362) : (i8) -> i32
      %116 = "arith.subi"(%115, %arg364) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %117 = "arith.muli"(%114, %116) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %118 = "arith.addi"(%arg365, %117) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%118) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map21, #map24, #map25, #map25, #map23]} : (memref<2x3x4x4x7xi8>, memref<3x4x4x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<2x3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
  ^bb0(%arg350: memref<2x7x10x2xf32>, %arg351: memref<2x3x4x2xf32>, %arg352: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nhwc_fhwc"(%arg350, %arg351, %arg352) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg353: f32, %arg354: f32, %arg355: f32):
      %111 = "arith.mulf"(%arg353, %arg354) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %112 = "arith.addf"(%arg355, %111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map27, #map20]} : (memref<2x7x10x2xf32>, memref<2x3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
  ^bb0(%arg340: memref<2x7x10x2xi8>, %arg341: memref<2x3x4x2xi8>, %arg342: i32, %arg343: i32, %arg344: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nhwc_fhwc_q"(%arg340, %arg341, %arg342, %arg343, %arg344) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg345: i8, %arg346: i8, %arg347: i32, %arg348: i32, %arg349: i32):
      %105 = "arith.extsi"(%arg345) : (i8) -> i32
      %106 = "arith.subi"(%105, %arg347) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %107 = "arith.extsi"(%arg346) : (i8) -> i32
      %108 = "arith.subi"(%107, %arg348) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %109 = "arith.muli"(%106, %108) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %110 = "arith.addi"(%arg349, %109) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%110) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map27, #map28, #map28, #map20]} : (memref<2x7x10x2xi8>, memref<2x3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4x2x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg334: memref<2x7x10x2xf32>, %arg335: memref<3x4x2x2xf32>, %arg336: memref<2x3x4x2xf32>):
    "linalg.conv_2d_nhwc_hwcf"(%arg334, %arg335, %arg336) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg337: f32, %arg338: f32, %arg339: f32):
      %103 = "arith.mulf"(%arg337, %arg338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %104 = "arith.addf"(%arg339, %103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map29, #map20]} : (memref<2x7x10x2xf32>, memref<3x4x2x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg324: memref<2x7x10x2xi8>, %arg325: memref<3x4x2x2xi8>, %arg326: i32, %arg327: i32, %arg328: memref<2x3x4x2xi32>):
    "linalg.conv_2d_nhwc_hwcf_q"(%arg324, %arg325, %arg326, %arg327, %arg328) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg329: i8, %arg330: i8, %arg331: i32, %arg332: i32, %arg333: i32):
      %97 = "arith.extsi"(%arg329) : (i8) -> i32
      %98 = "arith.subi"(%97, %arg331) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %99 = "arith.extsi"(%arg330) : (i8) -> i32
      %100 = "arith.subi"(%99, %arg332) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %101 = "arith.muli"(%98, %100) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %102 = "arith.addi"(%arg333, %101) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%102) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map29, #map28, #map28, #map20]} : (memref<2x7x10x2xi8>, memref<3x4x2x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x5x7xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "conv_3d"}> ({
  ^bb0(%arg318: memref<3x5x7xf32>, %arg319: memref<2x3x4xf32>, %arg320: memref<2x3x4xf32>):
    "linalg.conv_3d"(%arg318, %arg319, %arg320) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg321: f32, %arg322: f32, %arg323: f32):
      %95 = "arith.mulf"(%arg321, %arg322) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %96 = "arith.addf"(%arg323, %95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map30, #map31, #map32]} : (memref<3x5x7xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
  ^bb0(%arg312: memref<2x4x8x5x8xf32>, %arg313: memref<3x4x2x3x4xf32>, %arg314: memref<2x3x4x2x3xf32>):
    "linalg.conv_3d_ncdhw_fcdhw"(%arg312, %arg313, %arg314) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg315: f32, %arg316: f32, %arg317: f32):
      %93 = "arith.mulf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %94 = "arith.addf"(%arg317, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map33, #map34, #map35]} : (memref<2x4x8x5x8xf32>, memref<3x4x2x3x4xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
  ^bb0(%arg306: memref<2x8x8x5x4xf32>, %arg307: memref<4x2x3x4x3xf32>, %arg308: memref<2x3x4x2x3xf32>):
    "linalg.conv_3d_ndhwc_dhwcf"(%arg306, %arg307, %arg308) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg309: f32, %arg310: f32, %arg311: f32):
      %91 = "arith.mulf"(%arg309, %arg310) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg311, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map38]} : (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
  ^bb0(%arg296: memref<2x8x8x5x4xi8>, %arg297: memref<4x2x3x4x3xi8>, %arg298: i32, %arg299: i32, %arg300: memref<2x3x4x2x3xi32>):
    "linalg.conv_3d_ndhwc_dhwcf_q"(%arg296, %arg297, %arg298, %arg299, %arg300) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg301: i8, %arg302: i8, %arg303: i32, %arg304: i32, %arg305: i32):
      %85 = "arith.extsi"(%arg301) : (i8) -> i32
      %86 = "arith.subi"(%85, %arg303) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %87 = "arith.extsi"(%arg302) : (i8) -> i32
      %88 = "arith.subi"(%87, %arg304) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %89 = "arith.muli"(%86, %88) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %90 = "arith.addi"(%arg305, %89) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%90) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map39, #map39, #map38]} : (memref<2x8x8x5x4xi8>, memref<4x2x3x4x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x6xf32>, memref<4x2xf32>, memref<2x4x3xf32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
  ^bb0(%arg290: memref<2x4x6xf32>, %arg291: memref<4x2xf32>, %arg292: memref<2x4x3xf32>):
    "linalg.depthwise_conv_1d_ncw_cw"(%arg290, %arg291, %arg292) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg293: f32, %arg294: f32, %arg295: f32):
      %83 = "arith.mulf"(%arg293, %arg294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %84 = "arith.addf"(%arg295, %83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map40, #map16, #map41]} : (memref<2x4x6xf32>, memref<4x2xf32>, memref<2x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2x4xf32>, memref<2x3x4xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
  ^bb0(%arg284: memref<2x6x4xf32>, %arg285: memref<2x4xf32>, %arg286: memref<2x3x4xf32>):
    "linalg.depthwise_conv_1d_nwc_wc"(%arg284, %arg285, %arg286) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg287: f32, %arg288: f32, %arg289: f32):
      %81 = "arith.mulf"(%arg287, %arg288) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %82 = "arith.addf"(%arg289, %81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map43, #map44]} : (memref<2x6x4xf32>, memref<2x4xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x4xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
  ^bb0(%arg278: memref<2x7x4xf32>, %arg279: memref<3x4x2xf32>, %arg280: memref<2x3x4x2xf32>):
    "linalg.depthwise_conv_1d_nwc_wcm"(%arg278, %arg279, %arg280) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg281: f32, %arg282: f32, %arg283: f32):
      %79 = "arith.mulf"(%arg281, %arg282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %80 = "arith.addf"(%arg283, %79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map45, #map46, #map47]} : (memref<2x7x4xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x2x7x10xf32>, memref<2x3x4xf32>, memref<2x2x3x4xf32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
  ^bb0(%arg272: memref<2x2x7x10xf32>, %arg273: memref<2x3x4xf32>, %arg274: memref<2x2x3x4xf32>):
    "linalg.depthwise_conv_2d_nchw_chw"(%arg272, %arg273, %arg274) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg275: f32, %arg276: f32, %arg277: f32):
      %77 = "arith.mulf"(%arg275, %arg276) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.addf"(%arg277, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map48, #map31, #map49]} : (memref<2x2x7x10xf32>, memref<2x3x4xf32>, memref<2x2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
  ^bb0(%arg266: memref<2x7x10x2xf32>, %arg267: memref<3x4x2xf32>, %arg268: memref<2x3x4x2xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwc"(%arg266, %arg267, %arg268) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg269: f32, %arg270: f32, %arg271: f32):
      %75 = "arith.mulf"(%arg269, %arg270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %76 = "arith.addf"(%arg271, %75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map51, #map52]} : (memref<2x7x10x2xf32>, memref<3x4x2xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
  ^bb0(%arg256: memref<2x7x10x2xi8>, %arg257: memref<3x4x2xi8>, %arg258: i32, %arg259: i32, %arg260: memref<2x3x4x2xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg256, %arg257, %arg258, %arg259, %arg260) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg261: i8, %arg262: i8, %arg263: i32, %arg264: i32, %arg265: i32):
      %69 = "arith.extsi"(%arg261) : (i8) -> i32
      %70 = "arith.subi"(%69, %arg263) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "arith.extsi"(%arg262) : (i8) -> i32
      %72 = "arith.subi"(%71, %arg264) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %73 = "arith.muli"(%70, %72) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %74 = "arith.addi"(%arg265, %73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%74) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map51, #map53, #map53, #map52]} : (memref<2x7x10x2xi8>, memref<3x4x2xi8>, i32, i32, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x2xf32>, memref<4x2x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
  ^bb0(%arg250: memref<2x8x8x2xf32>, %arg251: memref<4x2x2x3xf32>, %arg252: memref<2x3x4x2x3xf32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg250, %arg251, %arg252) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg253: f32, %arg254: f32, %arg255: f32):
      %67 = "arith.mulf"(%arg253, %arg254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %68 = "arith.addf"(%arg255, %67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map54, #map55, #map56]} : (memref<2x8x8x2xf32>, memref<4x2x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
  ^bb0(%arg240: memref<2x8x8x2xi8>, %arg241: memref<4x2x2x3xi8>, %arg242: i32, %arg243: i32, %arg244: memref<2x3x4x2x3xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg240, %arg241, %arg242, %arg243, %arg244) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg245: i8, %arg246: i8, %arg247: i32, %arg248: i32, %arg249: i32):
      %61 = "arith.extsi"(%arg245) : (i8) -> i32
      %62 = "arith.subi"(%61, %arg247) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %63 = "arith.extsi"(%arg246) : (i8) -> i32
      %64 = "arith.subi"(%63, %arg248) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %65 = "arith.muli"(%62, %64) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %66 = "arith.addi"(%arg249, %65) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%66) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map54, #map55, #map28, #map28, #map56]} : (memref<2x8x8x2xi8>, memref<4x2x2x3xi8>, i32, i32, memref<2x3x4x2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x3x4x2xf32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
  ^bb0(%arg234: memref<2x3x7x10x4xf32>, %arg235: memref<3x3x4x2xf32>, %arg236: memref<2x3x3x4x2xf32>):
    "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg234, %arg235, %arg236) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg237: f32, %arg238: f32, %arg239: f32):
      %59 = "arith.mulf"(%arg237, %arg238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %60 = "arith.addf"(%arg239, %59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map57, #map58, #map59]} : (memref<2x3x7x10x4xf32>, memref<3x3x4x2xf32>, memref<2x3x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
  ^bb0(%arg228: memref<2x7x10x4x3xf32>, %arg229: memref<3x4x2x3xf32>, %arg230: memref<2x3x4x2x3xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg228, %arg229, %arg230) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg231: f32, %arg232: f32, %arg233: f32):
      %57 = "arith.mulf"(%arg231, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %58 = "arith.addf"(%arg233, %57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map60, #map61, #map62]} : (memref<2x7x10x4x3xf32>, memref<3x4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x4x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
  ^bb0(%arg222: memref<2x8x8x5x4xf32>, %arg223: memref<4x2x3x4x3xf32>, %arg224: memref<2x3x4x2x4x3xf32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg222, %arg223, %arg224) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg225: f32, %arg226: f32, %arg227: f32):
      %55 = "arith.mulf"(%arg225, %arg226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %56 = "arith.addf"(%arg227, %55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map63]} : (memref<2x8x8x5x4xf32>, memref<4x2x3x4x3xf32>, memref<2x3x4x2x4x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "div"}> ({
  ^bb0(%arg216: memref<3x4xf32>, %arg217: memref<3x4xf32>, %arg218: memref<3x4xf32>):
    "linalg.div"(%arg216, %arg217, %arg218) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32, %arg221: f32):
      %54 = "arith.divf"(%arg219, %arg220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> (), sym_name = "div_unsigned"}> ({
  ^bb0(%arg210: memref<3x4xi32>, %arg211: memref<3x4xi32>, %arg212: memref<3x4xi32>):
    "linalg.div_unsigned"(%arg210, %arg211, %arg212) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg213: i32, %arg214: i32, %arg215: i32):
      %53 = "arith.divui"(%arg213, %arg214) : (i32, i32) -> i32
      "linalg.yield"(%53) : (i32) -> ()
    }) : (memref<3x4xi32>, memref<3x4xi32>, memref<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "erf"}> ({
  ^bb0(%arg206: memref<3x4xf32>, %arg207: memref<3x4xf32>):
    "linalg.erf"(%arg206, %arg207) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      %52 = "math.erf"(%arg208) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "exp"}> ({
  ^bb0(%arg202: memref<3x4xf32>, %arg203: memref<3x4xf32>):
    "linalg.exp"(%arg202, %arg203) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      %51 = "math.exp"(%arg204) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "floor"}> ({
  ^bb0(%arg198: memref<3x4xf32>, %arg199: memref<3x4xf32>):
    "linalg.floor"(%arg198, %arg199) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32):
      %50 = "math.floor"(%arg200) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "log"}> ({
  ^bb0(%arg194: memref<3x4xf32>, %arg195: memref<3x4xf32>):
    "linalg.log"(%arg194, %arg195) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg196: f32, %arg197: f32):
      %49 = "math.log"(%arg196) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "max"}> ({
  ^bb0(%arg188: memref<3x4xf32>, %arg189: memref<3x4xf32>, %arg190: memref<3x4xf32>):
    "linalg.max"(%arg188, %arg189, %arg190) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32, %arg193: f32):
      %48 = "arith.maximumf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "min"}> ({
  ^bb0(%arg182: memref<3x4xf32>, %arg183: memref<3x4xf32>, %arg184: memref<3x4xf32>):
    "linalg.min"(%arg182, %arg183, %arg184) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32, %arg187: f32):
      %47 = "arith.minimumf"(%arg185, %arg186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4x2x4xf32>, memref<3x4x3x4xf32>, memref<2x3x2x3xf32>) -> (), sym_name = "mmt4d"}> ({
  ^bb0(%arg176: memref<2x4x2x4xf32>, %arg177: memref<3x4x3x4xf32>, %arg178: memref<2x3x2x3xf32>):
    "linalg.mmt4d"(%arg176, %arg177, %arg178) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32, %arg181: f32):
      %45 = "arith.mulf"(%arg179, %arg180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %46 = "arith.addf"(%arg181, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map64, #map65, #map66]} : (memref<2x4x2x4xf32>, memref<3x4x3x4xf32>, memref<2x3x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "mul"}> ({
  ^bb0(%arg170: memref<3x4xf32>, %arg171: memref<3x4xf32>, %arg172: memref<3x4xf32>):
    "linalg.mul"(%arg170, %arg171, %arg172) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32, %arg175: f32):
      %44 = "arith.mulf"(%arg173, %arg174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "negf"}> ({
  ^bb0(%arg166: memref<3x4xf32>, %arg167: memref<3x4xf32>):
    "linalg.negf"(%arg166, %arg167) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32):
      %43 = "arith.negf"(%arg168) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nchw_max"}> ({
  ^bb0(%arg160: memref<2x3x9x6xf32>, %arg161: memref<3x4xf32>, %arg162: memref<2x3x4x2xf32>):
    "linalg.pooling_nchw_max"(%arg160, %arg161, %arg162) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg163: f32, %arg164: f32, %arg165: f32):
      %42 = "arith.maximumf"(%arg165, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map67, #map68, #map52]} : (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nchw_sum"}> ({
  ^bb0(%arg154: memref<2x3x9x6xf32>, %arg155: memref<3x4xf32>, %arg156: memref<2x3x4x2xf32>):
    "linalg.pooling_nchw_sum"(%arg154, %arg155, %arg156) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
      %41 = "arith.addf"(%arg159, %arg157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map67, #map68, #map52]} : (memref<2x3x9x6xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_max"}> ({
  ^bb0(%arg148: memref<2x3x8xf32>, %arg149: memref<2xf32>, %arg150: memref<2x3x4xf32>):
    "linalg.pooling_ncw_max"(%arg148, %arg149, %arg150) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg151: f32, %arg152: f32, %arg153: f32):
      %40 = "arith.maximumf"(%arg153, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map69, #map70, #map44]} : (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_sum"}> ({
  ^bb0(%arg142: memref<2x3x8xf32>, %arg143: memref<2xf32>, %arg144: memref<2x3x4xf32>):
    "linalg.pooling_ncw_sum"(%arg142, %arg143, %arg144) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg145: f32, %arg146: f32, %arg147: f32):
      %39 = "arith.addf"(%arg147, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map69, #map70, #map44]} : (memref<2x3x8xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_max"}> ({
  ^bb0(%arg136: memref<2x8x8x5x3xf32>, %arg137: memref<4x2x3xf32>, %arg138: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_max"(%arg136, %arg137, %arg138) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg139: f32, %arg140: f32, %arg141: f32):
      %38 = "arith.maximumf"(%arg141, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map71, #map72, #map23]} : (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_min"}> ({
  ^bb0(%arg130: memref<2x8x8x5x3xf32>, %arg131: memref<4x2x3xf32>, %arg132: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_min"(%arg130, %arg131, %arg132) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %37 = "arith.minimumf"(%arg135, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map71, #map72, #map23]} : (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> (), sym_name = "pooling_ndhwc_sum"}> ({
  ^bb0(%arg124: memref<2x8x8x5x3xf32>, %arg125: memref<4x2x3xf32>, %arg126: memref<2x3x4x2x3xf32>):
    "linalg.pooling_ndhwc_sum"(%arg124, %arg125, %arg126) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg127: f32, %arg128: f32, %arg129: f32):
      %36 = "arith.addf"(%arg129, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map71, #map72, #map23]} : (memref<2x8x8x5x3xf32>, memref<4x2x3xf32>, memref<2x3x4x2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg118: memref<2x7x10x2xf32>, %arg119: memref<3x4xf32>, %arg120: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_max"(%arg118, %arg119, %arg120) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: f32):
      %35 = "arith.maximumf"(%arg123, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map68, #map52]} : (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> (), sym_name = "pooling_nhwc_max_unsigned"}> ({
  ^bb0(%arg112: memref<2x7x10x2xi16>, %arg113: memref<3x4xi16>, %arg114: memref<2x3x4x2xi32>):
    "linalg.pooling_nhwc_max_unsigned"(%arg112, %arg113, %arg114) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg115: i16, %arg116: i16, %arg117: i32):
      %33 = "arith.extui"(%arg115) : (i16) -> i32
      %34 = "arith.maxui"(%arg117, %33) : (i32, i32) -> i32
      "linalg.yield"(%34) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map68, #map52]} : (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_min"}> ({
  ^bb0(%arg106: memref<2x7x10x2xf32>, %arg107: memref<3x4xf32>, %arg108: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_min"(%arg106, %arg107, %arg108) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %32 = "arith.minimumf"(%arg111, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map68, #map52]} : (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
  ^bb0(%arg100: memref<2x7x10x2xi16>, %arg101: memref<3x4xi16>, %arg102: memref<2x3x4x2xi32>):
    "linalg.pooling_nhwc_min_unsigned"(%arg100, %arg101, %arg102) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg103: i16, %arg104: i16, %arg105: i32):
      %30 = "arith.extui"(%arg103) : (i16) -> i32
      %31 = "arith.minui"(%arg105, %30) : (i32, i32) -> i32
      "linalg.yield"(%31) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map68, #map52]} : (memref<2x7x10x2xi16>, memref<3x4xi16>, memref<2x3x4x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> (), sym_name = "pooling_nhwc_sum"}> ({
  ^bb0(%arg94: memref<2x7x10x2xf32>, %arg95: memref<3x4xf32>, %arg96: memref<2x3x4x2xf32>):
    "linalg.pooling_nhwc_sum"(%arg94, %arg95, %arg96) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      %29 = "arith.addf"(%arg99, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map50, #map68, #map52]} : (memref<2x7x10x2xf32>, memref<3x4xf32>, memref<2x3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_max"}> ({
  ^bb0(%arg88: memref<2x6x4xf32>, %arg89: memref<2xf32>, %arg90: memref<2x3x4xf32>):
    "linalg.pooling_nwc_max"(%arg88, %arg89, %arg90) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
      %28 = "arith.maximumf"(%arg93, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map70, #map44]} : (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
  ^bb0(%arg82: memref<2x6x4xi16>, %arg83: memref<2xi16>, %arg84: memref<2x3x4xi32>):
    "linalg.pooling_nwc_max_unsigned"(%arg82, %arg83, %arg84) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg85: i16, %arg86: i16, %arg87: i32):
      %26 = "arith.extui"(%arg85) : (i16) -> i32
      %27 = "arith.maxui"(%arg87, %26) : (i32, i32) -> i32
      "linalg.yield"(%27) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map70, #map44]} : (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_min"}> ({
  ^bb0(%arg76: memref<2x6x4xf32>, %arg77: memref<2xf32>, %arg78: memref<2x3x4xf32>):
    "linalg.pooling_nwc_min"(%arg76, %arg77, %arg78) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %25 = "arith.minimumf"(%arg81, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map70, #map44]} : (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
  ^bb0(%arg70: memref<2x6x4xi16>, %arg71: memref<2xi16>, %arg72: memref<2x3x4xi32>):
    "linalg.pooling_nwc_min_unsigned"(%arg70, %arg71, %arg72) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg73: i16, %arg74: i16, %arg75: i32):
      %23 = "arith.extui"(%arg73) : (i16) -> i32
      %24 = "arith.minui"(%arg75, %23) : (i32, i32) -> i32
      "linalg.yield"(%24) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map70, #map44]} : (memref<2x6x4xi16>, memref<2xi16>, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg64: memref<2x6x4xf32>, %arg65: memref<2xf32>, %arg66: memref<2x3x4xf32>):
    "linalg.pooling_nwc_sum"(%arg64, %arg65, %arg66) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %22 = "arith.addf"(%arg69, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map70, #map44]} : (memref<2x6x4xf32>, memref<2xf32>, memref<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "powf"}> ({
  ^bb0(%arg58: memref<3x4xf32>, %arg59: memref<3x4xf32>, %arg60: memref<3x4xf32>):
    "linalg.powf"(%arg58, %arg59, %arg60) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %21 = "math.powf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32, memref<2x3x4xi32>) -> (), sym_name = "quantized_batch_matmul"}> ({
  ^bb0(%arg48: memref<2x3x2xi8>, %arg49: memref<2x2x4xi8>, %arg50: i32, %arg51: i32, %arg52: memref<2x3x4xi32>):
    "linalg.quantized_batch_matmul"(%arg48, %arg49, %arg50, %arg51, %arg52) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg53: i8, %arg54: i8, %arg55: i32, %arg56: i32, %arg57: i32):
      %15 = "arith.extsi"(%arg53) : (i8) -> i32
      %16 = "arith.subi"(%15, %arg55) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.extsi"(%arg54) : (i8) -> i32
      %18 = "arith.subi"(%17, %arg56) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "arith.muli"(%16, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.addi"(%arg57, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map73, #map74, #map75, #map75, #map44]} : (memref<2x3x2xi8>, memref<2x2x4xi8>, i32, i32, memref<2x3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2x4xi8>, memref<4x3xi8>, i32, i32, memref<2x3xi32>) -> (), sym_name = "quantized_matmul"}> ({
  ^bb0(%arg38: memref<2x4xi8>, %arg39: memref<4x3xi8>, %arg40: i32, %arg41: i32, %arg42: memref<2x3xi32>):
    "linalg.quantized_matmul"(%arg38, %arg39, %arg40, %arg41, %arg42) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg43: i8, %arg44: i8, %arg45: i32, %arg46: i32, %arg47: i32):
      %9 = "arith.extsi"(%arg43) : (i8) -> i32
      %10 = "arith.subi"(%9, %arg45) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.extsi"(%arg44) : (i8) -> i32
      %12 = "arith.subi"(%11, %arg46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %13 = "arith.muli"(%10, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %14 = "arith.addi"(%arg47, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map1, #map76, #map77, #map77, #map2]} : (memref<2x4xi8>, memref<4x3xi8>, i32, i32, memref<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "reciprocal"}> ({
  ^bb0(%arg34: memref<3x4xf32>, %arg35: memref<3x4xf32>):
    "linalg.reciprocal"(%arg34, %arg35) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %8 = "arith.divf"(%7, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "round"}> ({
  ^bb0(%arg30: memref<3x4xf32>, %arg31: memref<3x4xf32>):
    "linalg.round"(%arg30, %arg31) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %6 = "math.round"(%arg32) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "rsqrt"}> ({
  ^bb0(%arg26: memref<3x4xf32>, %arg27: memref<3x4xf32>):
    "linalg.rsqrt"(%arg26, %arg27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %5 = "math.rsqrt"(%arg28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "select"}> ({
  ^bb0(%arg18: memref<3x4xi1>, %arg19: memref<3x4xf32>, %arg20: memref<3x4xf32>, %arg21: memref<3x4xf32>):
    "linalg.select"(%arg18, %arg19, %arg20, %arg21) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg22: i1, %arg23: f32, %arg24: f32, %arg25: f32):
      %4 = "arith.select"(%arg22, %arg23, %arg24) : (i1, f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<3x4xi1>, memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "sqrt"}> ({
  ^bb0(%arg14: memref<3x4xf32>, %arg15: memref<3x4xf32>):
    "linalg.sqrt"(%arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %3 = "math.sqrt"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "square"}> ({
  ^bb0(%arg10: memref<3x4xf32>, %arg11: memref<3x4xf32>):
    "linalg.square"(%arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %2 = "arith.mulf"(%arg12, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "sub"}> ({
  ^bb0(%arg4: memref<3x4xf32>, %arg5: memref<3x4xf32>, %arg6: memref<3x4xf32>):
    "linalg.sub"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %1 = "arith.subf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x4xf32>) -> (), sym_name = "tanh"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>):
    "linalg.tanh"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %0 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<3x4xf32>, memref<3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

