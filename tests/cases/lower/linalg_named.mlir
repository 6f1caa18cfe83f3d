// RUN: lowir opt --convert-linalg-to-loops
// RUN: lowir opt --compat=19 --convert-linalg-to-affine-loops
// The named operations of linalg as loops.
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
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @abs(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.absf %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @add(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @batch_matvec(%arg0: memref<2x3x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          %1 = memref.load %arg1[%arg3, %arg5] : memref<2x4xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    return
  }
  func.func @batch_mmt4d(%arg0: memref<2x3x2x3x2xf32>, %arg1: memref<2x4x2x4x2xf32>, %arg2: memref<2x3x4x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  %0 = memref.load %arg0[%arg3, %arg4, %arg6, %arg7, %arg9] : memref<2x3x2x3x2xf32>
                  %1 = memref.load %arg1[%arg3, %arg5, %arg6, %arg8, %arg9] : memref<2x4x2x4x2xf32>
                  %2 = memref.load %arg2[%arg3, %arg4, %arg5, %arg7, %arg8] : memref<2x3x4x3x4xf32>
                  %3 = arith.mulf %0, %1 : f32
                  %4 = arith.addf %2, %3 : f32
                  memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg7, %arg8] : memref<2x3x4x3x4xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @batch_vecmat(%arg0: memref<2x4xf32>, %arg1: memref<2x4x3xf32>, %arg2: memref<2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<2x4xf32>
          %1 = memref.load %arg1[%arg3, %arg5, %arg4] : memref<2x4x3xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    return
  }
  func.func @ceil(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.ceil %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @conv_1d(%arg0: memref<4xf32>, %arg1: memref<3xf32>, %arg2: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        %0 = affine.apply #map(%arg3, %arg4)
        %1 = memref.load %arg0[%0] : memref<4xf32>
        %2 = memref.load %arg1[%arg4] : memref<3xf32>
        %3 = memref.load %arg2[%arg3] : memref<2xf32>
        %4 = arith.mulf %1, %2 : f32
        %5 = arith.addf %3, %4 : f32
        memref.store %5, %arg2[%arg3] : memref<2xf32>
      }
    }
    return
  }
  func.func @conv_1d_ncw_fcw(%arg0: memref<2x2x9xf32>, %arg1: memref<3x2x3xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              %0 = affine.apply #map1(%arg5, %arg7)
              %1 = memref.load %arg0[%arg3, %arg6, %0] : memref<2x2x9xf32>
              %2 = memref.load %arg1[%arg4, %arg6, %arg7] : memref<3x2x3xf32>
              %3 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              memref.store %5, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_1d_nwc_wcf(%arg0: memref<2x6x3xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              %0 = affine.apply #map1(%arg4, %arg6)
              %1 = memref.load %arg0[%arg3, %0, %arg7] : memref<2x6x3xf32>
              %2 = memref.load %arg1[%arg6, %arg7, %arg5] : memref<2x3x4xf32>
              %3 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              memref.store %5, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d(%arg0: memref<5x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map(%arg3, %arg5)
            %1 = affine.apply #map(%arg4, %arg6)
            %2 = memref.load %arg0[%0, %1] : memref<5x4xf32>
            %3 = memref.load %arg1[%arg5, %arg6] : memref<4x2xf32>
            %4 = memref.load %arg2[%arg3, %arg4] : memref<2x3xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %arg2[%arg3, %arg4] : memref<2x3xf32>
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<2x3x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg5, %arg8)
                  %1 = affine.apply #map1(%arg6, %arg9)
                  %2 = memref.load %arg0[%arg3, %arg7, %0, %1] : memref<2x3x10x4xf32>
                  %3 = memref.load %arg1[%arg4, %arg7, %arg8, %arg9] : memref<3x3x4x2xf32>
                  %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<4x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg6, %arg9)
                    %1 = affine.apply #map1(%arg7, %arg10)
                    %2 = memref.load %arg0[%arg3, %arg4, %arg8, %0, %1] : memref<2x3x4x4x7xf32>
                    %3 = memref.load %arg1[%arg5, %arg4, %arg8, %arg9, %arg10] : memref<4x3x4x2x3xf32>
                    %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.mulf %2, %3 : f32
                    %6 = arith.addf %4, %5 : f32
                    memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<3x4x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg6, %arg9)
                    %1 = affine.apply #map1(%arg7, %arg10)
                    %2 = memref.load %arg0[%arg3, %arg4, %arg8, %0, %1] : memref<2x3x4x4x7xf32>
                    %3 = memref.load %arg1[%arg4, %arg5, %arg8, %arg9, %arg10] : memref<3x4x4x2x3xf32>
                    %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.mulf %2, %3 : f32
                    %6 = arith.addf %4, %5 : f32
                    memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_ngchw_gfchw_q(%arg0: memref<2x3x4x4x7xi8>, %arg1: memref<3x4x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  scf.for %arg12 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg8, %arg11)
                    %1 = affine.apply #map1(%arg9, %arg12)
                    %2 = memref.load %arg0[%arg5, %arg6, %arg10, %0, %1] : memref<2x3x4x4x7xi8>
                    %3 = memref.load %arg1[%arg6, %arg7, %arg10, %arg11, %arg12] : memref<3x4x4x2x3xi8>
                    %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                    %5 = arith.extsi %2 : i8 to i32
                    %6 = arith.subi %5, %arg2 : i32
                    %7 = arith.extsi %3 : i8 to i32
                    %8 = arith.subi %7, %arg3 : i32
                    %9 = arith.muli %6, %8 : i32
                    %10 = arith.addi %4, %9 : i32
                    memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<2x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg4, %arg7)
                  %1 = affine.apply #map1(%arg5, %arg8)
                  %2 = memref.load %arg0[%arg3, %0, %1, %arg9] : memref<2x7x10x2xf32>
                  %3 = memref.load %arg1[%arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2xf32>
                  %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_fhwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<2x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg6, %arg9)
                  %1 = affine.apply #map1(%arg7, %arg10)
                  %2 = memref.load %arg0[%arg5, %0, %1, %arg11] : memref<2x7x10x2xi8>
                  %3 = memref.load %arg1[%arg8, %arg9, %arg10, %arg11] : memref<2x3x4x2xi8>
                  %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg4, %arg7)
                  %1 = affine.apply #map1(%arg5, %arg8)
                  %2 = memref.load %arg0[%arg3, %0, %1, %arg9] : memref<2x7x10x2xf32>
                  %3 = memref.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<3x4x2x2xf32>
                  %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_hwcf_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg6, %arg9)
                  %1 = affine.apply #map1(%arg7, %arg10)
                  %2 = memref.load %arg0[%arg5, %0, %1, %arg11] : memref<2x7x10x2xi8>
                  %3 = memref.load %arg1[%arg9, %arg10, %arg11, %arg8] : memref<3x4x2x2xi8>
                  %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d(%arg0: memref<3x5x7xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map(%arg3, %arg6)
                %1 = affine.apply #map(%arg4, %arg7)
                %2 = affine.apply #map(%arg5, %arg8)
                %3 = memref.load %arg0[%0, %1, %2] : memref<3x5x7xf32>
                %4 = memref.load %arg1[%arg6, %arg7, %arg8] : memref<2x3x4xf32>
                %5 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
                %6 = arith.mulf %3, %4 : f32
                %7 = arith.addf %5, %6 : f32
                memref.store %7, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: memref<2x4x8x5x8xf32>, %arg1: memref<3x4x2x3x4xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    scf.for %arg11 = %c0 to %c4 step %c1 {
                      %0 = affine.apply #map1(%arg5, %arg9)
                      %1 = affine.apply #map1(%arg6, %arg10)
                      %2 = affine.apply #map1(%arg7, %arg11)
                      %3 = memref.load %arg0[%arg3, %arg8, %0, %1, %2] : memref<2x4x8x5x8xf32>
                      %4 = memref.load %arg1[%arg4, %arg8, %arg9, %arg10, %arg11] : memref<3x4x2x3x4xf32>
                      %5 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      memref.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    scf.for %arg11 = %c0 to %c4 step %c1 {
                      %0 = affine.apply #map1(%arg4, %arg8)
                      %1 = affine.apply #map1(%arg5, %arg9)
                      %2 = affine.apply #map1(%arg6, %arg10)
                      %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg11] : memref<2x8x8x5x4xf32>
                      %4 = memref.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg7] : memref<4x2x3x4x3xf32>
                      %5 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      memref.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q(%arg0: memref<2x8x8x5x4xi8>, %arg1: memref<4x2x3x4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  scf.for %arg12 = %c0 to %c3 step %c1 {
                    scf.for %arg13 = %c0 to %c4 step %c1 {
                      %0 = affine.apply #map1(%arg6, %arg10)
                      %1 = affine.apply #map1(%arg7, %arg11)
                      %2 = affine.apply #map1(%arg8, %arg12)
                      %3 = memref.load %arg0[%arg5, %0, %1, %2, %arg13] : memref<2x8x8x5x4xi8>
                      %4 = memref.load %arg1[%arg10, %arg11, %arg12, %arg13, %arg9] : memref<4x2x3x4x3xi8>
                      %5 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                      %6 = arith.extsi %3 : i8 to i32
                      %7 = arith.subi %6, %arg2 : i32
                      %8 = arith.extsi %4 : i8 to i32
                      %9 = arith.subi %8, %arg3 : i32
                      %10 = arith.muli %7, %9 : i32
                      %11 = arith.addi %5, %10 : i32
                      memref.store %11, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: memref<2x4x6xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x4x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %arg5, %0] : memref<2x4x6xf32>
            %2 = memref.load %arg1[%arg5, %arg6] : memref<4x2xf32>
            %3 = memref.load %arg2[%arg3, %arg5, %arg4] : memref<2x4x3xf32>
            %4 = arith.mulf %1, %2 : f32
            %5 = arith.addf %3, %4 : f32
            memref.store %5, %arg2[%arg3, %arg5, %arg4] : memref<2x4x3xf32>
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: memref<2x6x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = memref.load %arg1[%arg6, %arg5] : memref<2x4xf32>
            %3 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %4 = arith.mulf %1, %2 : f32
            %5 = arith.addf %3, %4 : f32
            memref.store %5, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: memref<2x7x4xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              %0 = affine.apply #map1(%arg4, %arg7)
              %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x7x4xf32>
              %2 = memref.load %arg1[%arg7, %arg5, %arg6] : memref<3x4x2xf32>
              %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              memref.store %5, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: memref<2x2x7x10xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %arg6, %0, %1] : memref<2x2x7x10xf32>
                %3 = memref.load %arg1[%arg6, %arg7, %arg8] : memref<2x3x4xf32>
                %4 = memref.load %arg2[%arg3, %arg6, %arg4, %arg5] : memref<2x2x3x4xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %arg2[%arg3, %arg6, %arg4, %arg5] : memref<2x2x3x4xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = memref.load %arg1[%arg7, %arg8, %arg6] : memref<3x4x2xf32>
                %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg6, %arg9)
                %1 = affine.apply #map1(%arg7, %arg10)
                %2 = memref.load %arg0[%arg5, %0, %1, %arg8] : memref<2x7x10x2xi8>
                %3 = memref.load %arg1[%arg9, %arg10, %arg8] : memref<3x4x2xi8>
                %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                %5 = arith.extsi %2 : i8 to i32
                %6 = arith.subi %5, %arg2 : i32
                %7 = arith.extsi %3 : i8 to i32
                %8 = arith.subi %7, %arg3 : i32
                %9 = arith.muli %6, %8 : i32
                %10 = arith.addi %4, %9 : i32
                memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: memref<2x8x8x2xf32>, %arg1: memref<4x2x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg4, %arg8)
                  %1 = affine.apply #map1(%arg5, %arg9)
                  %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x8x8x2xf32>
                  %3 = memref.load %arg1[%arg8, %arg9, %arg6, %arg7] : memref<4x2x2x3xf32>
                  %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: memref<2x8x8x2xi8>, %arg1: memref<4x2x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            scf.for %arg9 = %c0 to %c3 step %c1 {
              scf.for %arg10 = %c0 to %c4 step %c1 {
                scf.for %arg11 = %c0 to %c2 step %c1 {
                  %0 = affine.apply #map1(%arg6, %arg10)
                  %1 = affine.apply #map1(%arg7, %arg11)
                  %2 = memref.load %arg0[%arg5, %0, %1, %arg8] : memref<2x8x8x2xi8>
                  %3 = memref.load %arg1[%arg10, %arg11, %arg8, %arg9] : memref<4x2x2x3xi8>
                  %4 = memref.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  memref.store %10, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: memref<2x3x7x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg4, %arg7)
                    %1 = affine.apply #map1(%arg5, %arg8)
                    %2 = affine.apply #map1(%arg6, %arg9)
                    %3 = memref.load %arg0[%arg3, %arg10, %0, %1, %2] : memref<2x3x7x10x4xf32>
                    %4 = memref.load %arg1[%arg10, %arg7, %arg8, %arg9] : memref<3x3x4x2xf32>
                    %5 = memref.load %arg2[%arg3, %arg10, %arg4, %arg5, %arg6] : memref<2x3x3x4x2xf32>
                    %6 = arith.mulf %3, %4 : f32
                    %7 = arith.addf %5, %6 : f32
                    memref.store %7, %arg2[%arg3, %arg10, %arg4, %arg5, %arg6] : memref<2x3x3x4x2xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: memref<2x7x10x4x3xf32>, %arg1: memref<3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg4, %arg7)
                    %1 = affine.apply #map1(%arg5, %arg8)
                    %2 = affine.apply #map1(%arg6, %arg9)
                    %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg10] : memref<2x7x10x4x3xf32>
                    %4 = memref.load %arg1[%arg7, %arg8, %arg9, %arg10] : memref<3x4x2x3xf32>
                    %5 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg10] : memref<2x3x4x2x3xf32>
                    %6 = arith.mulf %3, %4 : f32
                    %7 = arith.addf %5, %6 : f32
                    memref.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg10] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x4x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    scf.for %arg11 = %c0 to %c4 step %c1 {
                      %0 = affine.apply #map1(%arg4, %arg8)
                      %1 = affine.apply #map1(%arg5, %arg9)
                      %2 = affine.apply #map1(%arg6, %arg10)
                      %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg11] : memref<2x8x8x5x4xf32>
                      %4 = memref.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg7] : memref<4x2x3x4x3xf32>
                      %5 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg11, %arg7] : memref<2x3x4x2x4x3xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      memref.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg11, %arg7] : memref<2x3x4x2x4x3xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @div(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.divf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @div_unsigned(%arg0: memref<3x4xi32>, %arg1: memref<3x4xi32>, %arg2: memref<3x4xi32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xi32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xi32>
        %2 = arith.divui %0, %1 : i32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xi32>
      }
    }
    return
  }
  func.func @erf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.erf %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @exp(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.exp %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @floor(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.floor %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @log(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.log %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @max(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.maximumf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @min(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.minimumf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @mmt4d(%arg0: memref<2x4x2x4xf32>, %arg1: memref<3x4x3x4xf32>, %arg2: memref<2x3x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = memref.load %arg0[%arg3, %arg5, %arg6, %arg8] : memref<2x4x2x4xf32>
                %1 = memref.load %arg1[%arg4, %arg5, %arg7, %arg8] : memref<3x4x3x4xf32>
                %2 = memref.load %arg2[%arg3, %arg4, %arg6, %arg7] : memref<2x3x2x3xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg6, %arg7] : memref<2x3x2x3xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @mul(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.mulf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @negf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = arith.negf %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @pooling_nchw_max(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg5, %arg7)
                %1 = affine.apply #map1(%arg6, %arg8)
                %2 = memref.load %arg0[%arg3, %arg4, %0, %1] : memref<2x3x9x6xf32>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.maximumf %3, %2 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nchw_sum(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg5, %arg7)
                %1 = affine.apply #map1(%arg6, %arg8)
                %2 = memref.load %arg0[%arg3, %arg4, %0, %1] : memref<2x3x9x6xf32>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.addf %3, %2 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_ncw_max(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg5, %arg6)
            %1 = memref.load %arg0[%arg3, %arg4, %0] : memref<2x3x8xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.maximumf %2, %1 : f32
            memref.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_ncw_sum(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg5, %arg6)
            %1 = memref.load %arg0[%arg3, %arg4, %0] : memref<2x3x8xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.addf %2, %1 : f32
            memref.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_ndhwc_max(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg4, %arg8)
                    %1 = affine.apply #map1(%arg5, %arg9)
                    %2 = affine.apply #map1(%arg6, %arg10)
                    %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg7] : memref<2x8x8x5x3xf32>
                    %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.maximumf %4, %3 : f32
                    memref.store %5, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_ndhwc_min(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg4, %arg8)
                    %1 = affine.apply #map1(%arg5, %arg9)
                    %2 = affine.apply #map1(%arg6, %arg10)
                    %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg7] : memref<2x8x8x5x3xf32>
                    %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.minimumf %4, %3 : f32
                    memref.store %5, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_ndhwc_sum(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  scf.for %arg10 = %c0 to %c3 step %c1 {
                    %0 = affine.apply #map1(%arg4, %arg8)
                    %1 = affine.apply #map1(%arg5, %arg9)
                    %2 = affine.apply #map1(%arg6, %arg10)
                    %3 = memref.load %arg0[%arg3, %0, %1, %2, %arg7] : memref<2x8x8x5x3xf32>
                    %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.addf %4, %3 : f32
                    memref.store %5, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_max(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.maximumf %3, %2 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xi16>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
                %4 = arith.extui %2 : i16 to i32
                %5 = arith.maxui %3, %4 : i32
                memref.store %5, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_min(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.minimumf %3, %2 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xi16>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
                %4 = arith.extui %2 : i16 to i32
                %5 = arith.minui %3, %4 : i32
                memref.store %5, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_sum(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c4 step %c1 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.addf %3, %2 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_max(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.maximumf %2, %1 : f32
            memref.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_max_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xi16>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
            %3 = arith.extui %1 : i16 to i32
            %4 = arith.maxui %2, %3 : i32
            memref.store %4, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_min(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.minimumf %2, %1 : f32
            memref.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_min_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xi16>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
            %3 = arith.extui %1 : i16 to i32
            %4 = arith.minui %2, %3 : i32
            memref.store %4, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_sum(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c2 step %c1 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = memref.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = memref.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.addf %2, %1 : f32
            memref.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @powf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = math.powf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @quantized_batch_matmul(%arg0: memref<2x3x2xi8>, %arg1: memref<2x2x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          scf.for %arg8 = %c0 to %c2 step %c1 {
            %0 = memref.load %arg0[%arg5, %arg6, %arg8] : memref<2x3x2xi8>
            %1 = memref.load %arg1[%arg5, %arg8, %arg7] : memref<2x2x4xi8>
            %2 = memref.load %arg4[%arg5, %arg6, %arg7] : memref<2x3x4xi32>
            %3 = arith.extsi %0 : i8 to i32
            %4 = arith.subi %3, %arg2 : i32
            %5 = arith.extsi %1 : i8 to i32
            %6 = arith.subi %5, %arg3 : i32
            %7 = arith.muli %4, %6 : i32
            %8 = arith.addi %2, %7 : i32
            memref.store %8, %arg4[%arg5, %arg6, %arg7] : memref<2x3x4xi32>
          }
        }
      }
    }
    return
  }
  func.func @quantized_matmul(%arg0: memref<2x4xi8>, %arg1: memref<4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c2 step %c1 {
      scf.for %arg6 = %c0 to %c3 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg5, %arg7] : memref<2x4xi8>
          %1 = memref.load %arg1[%arg7, %arg6] : memref<4x3xi8>
          %2 = memref.load %arg4[%arg5, %arg6] : memref<2x3xi32>
          %3 = arith.extsi %0 : i8 to i32
          %4 = arith.subi %3, %arg2 : i32
          %5 = arith.extsi %1 : i8 to i32
          %6 = arith.subi %5, %arg3 : i32
          %7 = arith.muli %4, %6 : i32
          %8 = arith.addi %2, %7 : i32
          memref.store %8, %arg4[%arg5, %arg6] : memref<2x3xi32>
        }
      }
    }
    return
  }
  func.func @reciprocal(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = arith.divf %cst, %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @round(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.round %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @rsqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.rsqrt %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @select(%arg0: memref<3x4xi1>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>, %arg3: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %c0 to %c3 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg4, %arg5] : memref<3x4xi1>
        %1 = memref.load %arg1[%arg4, %arg5] : memref<3x4xf32>
        %2 = memref.load %arg2[%arg4, %arg5] : memref<3x4xf32>
        %3 = arith.select %0, %1, %2 : f32
        memref.store %3, %arg3[%arg4, %arg5] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @sqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.sqrt %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @square(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = arith.mulf %0, %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @sub(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.subf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @tanh(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.tanh %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @abs(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.absf %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @add(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @batch_matvec(%arg0: memref<2x3x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          %0 = affine.load %arg0[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          %1 = affine.load %arg1[%arg3, %arg5] : memref<2x4xf32>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg2[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    return
  }
  func.func @batch_mmt4d(%arg0: memref<2x3x2x3x2xf32>, %arg1: memref<2x4x2x4x2xf32>, %arg2: memref<2x3x4x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.load %arg0[%arg3, %arg4, %arg6, %arg7, %arg9] : memref<2x3x2x3x2xf32>
                  %1 = affine.load %arg1[%arg3, %arg5, %arg6, %arg8, %arg9] : memref<2x4x2x4x2xf32>
                  %2 = affine.load %arg2[%arg3, %arg4, %arg5, %arg7, %arg8] : memref<2x3x4x3x4xf32>
                  %3 = arith.mulf %0, %1 : f32
                  %4 = arith.addf %2, %3 : f32
                  affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg7, %arg8] : memref<2x3x4x3x4xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @batch_vecmat(%arg0: memref<2x4xf32>, %arg1: memref<2x4x3xf32>, %arg2: memref<2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<2x4xf32>
          %1 = affine.load %arg1[%arg3, %arg5, %arg4] : memref<2x4x3xf32>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<2x3xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg2[%arg3, %arg4] : memref<2x3xf32>
        }
      }
    }
    return
  }
  func.func @ceil(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.ceil %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @conv_1d(%arg0: memref<4xf32>, %arg1: memref<3xf32>, %arg2: memref<2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        %0 = affine.apply #map(%arg3, %arg4)
        %1 = affine.load %arg0[%0] : memref<4xf32>
        %2 = affine.load %arg1[%arg4] : memref<3xf32>
        %3 = affine.load %arg2[%arg3] : memref<2xf32>
        %4 = arith.mulf %1, %2 : f32
        %5 = arith.addf %3, %4 : f32
        affine.store %5, %arg2[%arg3] : memref<2xf32>
      }
    }
    return
  }
  func.func @conv_1d_ncw_fcw(%arg0: memref<2x2x9xf32>, %arg1: memref<3x2x3xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              %0 = affine.apply #map1(%arg5, %arg7)
              %1 = affine.load %arg0[%arg3, %arg6, %0] : memref<2x2x9xf32>
              %2 = affine.load %arg1[%arg4, %arg6, %arg7] : memref<3x2x3xf32>
              %3 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              affine.store %5, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_1d_nwc_wcf(%arg0: memref<2x6x3xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              %0 = affine.apply #map1(%arg4, %arg6)
              %1 = affine.load %arg0[%arg3, %0, %arg7] : memref<2x6x3xf32>
              %2 = affine.load %arg1[%arg6, %arg7, %arg5] : memref<2x3x4xf32>
              %3 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              affine.store %5, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d(%arg0: memref<5x4xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map(%arg3, %arg5)
            %1 = affine.apply #map(%arg4, %arg6)
            %2 = affine.load %arg0[%0, %1] : memref<5x4xf32>
            %3 = affine.load %arg1[%arg5, %arg6] : memref<4x2xf32>
            %4 = affine.load %arg2[%arg3, %arg4] : memref<2x3xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %arg2[%arg3, %arg4] : memref<2x3xf32>
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<2x3x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.apply #map1(%arg5, %arg8)
                  %1 = affine.apply #map1(%arg6, %arg9)
                  %2 = affine.load %arg0[%arg3, %arg7, %0, %1] : memref<2x3x10x4xf32>
                  %3 = affine.load %arg1[%arg4, %arg7, %arg8, %arg9] : memref<3x3x4x2xf32>
                  %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<4x3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg6, %arg9)
                    %1 = affine.apply #map1(%arg7, %arg10)
                    %2 = affine.load %arg0[%arg3, %arg4, %arg8, %0, %1] : memref<2x3x4x4x7xf32>
                    %3 = affine.load %arg1[%arg5, %arg4, %arg8, %arg9, %arg10] : memref<4x3x4x2x3xf32>
                    %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.mulf %2, %3 : f32
                    %6 = arith.addf %4, %5 : f32
                    affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<3x4x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg6, %arg9)
                    %1 = affine.apply #map1(%arg7, %arg10)
                    %2 = affine.load %arg0[%arg3, %arg4, %arg8, %0, %1] : memref<2x3x4x4x7xf32>
                    %3 = affine.load %arg1[%arg4, %arg5, %arg8, %arg9, %arg10] : memref<3x4x4x2x3xf32>
                    %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.mulf %2, %3 : f32
                    %6 = arith.addf %4, %5 : f32
                    affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_ngchw_gfchw_q(%arg0: memref<2x3x4x4x7xi8>, %arg1: memref<3x4x4x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 4 {
                affine.for %arg11 = 0 to 2 {
                  affine.for %arg12 = 0 to 3 {
                    %0 = affine.apply #map1(%arg8, %arg11)
                    %1 = affine.apply #map1(%arg9, %arg12)
                    %2 = affine.load %arg0[%arg5, %arg6, %arg10, %0, %1] : memref<2x3x4x4x7xi8>
                    %3 = affine.load %arg1[%arg6, %arg7, %arg10, %arg11, %arg12] : memref<3x4x4x2x3xi8>
                    %4 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                    %5 = arith.extsi %2 : i8 to i32
                    %6 = arith.subi %5, %arg2 : i32
                    %7 = arith.extsi %3 : i8 to i32
                    %8 = arith.subi %7, %arg3 : i32
                    %9 = arith.muli %6, %8 : i32
                    %10 = arith.addi %4, %9 : i32
                    affine.store %10, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<2x3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.apply #map1(%arg4, %arg7)
                  %1 = affine.apply #map1(%arg5, %arg8)
                  %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<2x7x10x2xf32>
                  %3 = affine.load %arg1[%arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2xf32>
                  %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_fhwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<2x3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 4 {
                affine.for %arg11 = 0 to 2 {
                  %0 = affine.apply #map1(%arg6, %arg9)
                  %1 = affine.apply #map1(%arg7, %arg10)
                  %2 = affine.load %arg0[%arg5, %0, %1, %arg11] : memref<2x7x10x2xi8>
                  %3 = affine.load %arg1[%arg8, %arg9, %arg10, %arg11] : memref<2x3x4x2xi8>
                  %4 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  affine.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.apply #map1(%arg4, %arg7)
                  %1 = affine.apply #map1(%arg5, %arg8)
                  %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<2x7x10x2xf32>
                  %3 = affine.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<3x4x2x2xf32>
                  %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_2d_nhwc_hwcf_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 4 {
                affine.for %arg11 = 0 to 2 {
                  %0 = affine.apply #map1(%arg6, %arg9)
                  %1 = affine.apply #map1(%arg7, %arg10)
                  %2 = affine.load %arg0[%arg5, %0, %1, %arg11] : memref<2x7x10x2xi8>
                  %3 = affine.load %arg1[%arg9, %arg10, %arg11, %arg8] : memref<3x4x2x2xi8>
                  %4 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  affine.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d(%arg0: memref<3x5x7xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map(%arg3, %arg6)
                %1 = affine.apply #map(%arg4, %arg7)
                %2 = affine.apply #map(%arg5, %arg8)
                %3 = affine.load %arg0[%0, %1, %2] : memref<3x5x7xf32>
                %4 = affine.load %arg1[%arg6, %arg7, %arg8] : memref<2x3x4xf32>
                %5 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
                %6 = arith.mulf %3, %4 : f32
                %7 = arith.addf %5, %6 : f32
                affine.store %7, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: memref<2x4x8x5x8xf32>, %arg1: memref<3x4x2x3x4xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 2 {
          affine.for %arg6 = 0 to 3 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 2 {
                affine.for %arg9 = 0 to 3 {
                  affine.for %arg10 = 0 to 4 {
                    affine.for %arg11 = 0 to 4 {
                      %0 = affine.apply #map1(%arg4, %arg8)
                      %1 = affine.apply #map1(%arg5, %arg9)
                      %2 = affine.apply #map1(%arg6, %arg10)
                      %3 = affine.load %arg0[%arg3, %arg11, %0, %1, %2] : memref<2x4x8x5x8xf32>
                      %4 = affine.load %arg1[%arg7, %arg11, %arg8, %arg9, %arg10] : memref<3x4x2x3x4xf32>
                      %5 = affine.load %arg2[%arg3, %arg7, %arg4, %arg5, %arg6] : memref<2x3x4x2x3xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      affine.store %7, %arg2[%arg3, %arg7, %arg4, %arg5, %arg6] : memref<2x3x4x2x3xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    affine.for %arg11 = 0 to 4 {
                      %0 = affine.apply #map1(%arg4, %arg8)
                      %1 = affine.apply #map1(%arg5, %arg9)
                      %2 = affine.apply #map1(%arg6, %arg10)
                      %3 = affine.load %arg0[%arg3, %0, %1, %2, %arg11] : memref<2x8x8x5x4xf32>
                      %4 = affine.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg7] : memref<4x2x3x4x3xf32>
                      %5 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      affine.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q(%arg0: memref<2x8x8x5x4xi8>, %arg1: memref<4x2x3x4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 4 {
                affine.for %arg11 = 0 to 2 {
                  affine.for %arg12 = 0 to 3 {
                    affine.for %arg13 = 0 to 4 {
                      %0 = affine.apply #map1(%arg6, %arg10)
                      %1 = affine.apply #map1(%arg7, %arg11)
                      %2 = affine.apply #map1(%arg8, %arg12)
                      %3 = affine.load %arg0[%arg5, %0, %1, %2, %arg13] : memref<2x8x8x5x4xi8>
                      %4 = affine.load %arg1[%arg10, %arg11, %arg12, %arg13, %arg9] : memref<4x2x3x4x3xi8>
                      %5 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                      %6 = arith.extsi %3 : i8 to i32
                      %7 = arith.subi %6, %arg2 : i32
                      %8 = arith.extsi %4 : i8 to i32
                      %9 = arith.subi %8, %arg3 : i32
                      %10 = arith.muli %7, %9 : i32
                      %11 = arith.addi %5, %10 : i32
                      affine.store %11, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: memref<2x4x6xf32>, %arg1: memref<4x2xf32>, %arg2: memref<2x4x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %arg5, %0] : memref<2x4x6xf32>
            %2 = affine.load %arg1[%arg5, %arg6] : memref<4x2xf32>
            %3 = affine.load %arg2[%arg3, %arg5, %arg4] : memref<2x4x3xf32>
            %4 = arith.mulf %1, %2 : f32
            %5 = arith.addf %3, %4 : f32
            affine.store %5, %arg2[%arg3, %arg5, %arg4] : memref<2x4x3xf32>
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: memref<2x6x4xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = affine.load %arg1[%arg6, %arg5] : memref<2x4xf32>
            %3 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %4 = arith.mulf %1, %2 : f32
            %5 = arith.addf %3, %4 : f32
            affine.store %5, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: memref<2x7x4xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              %0 = affine.apply #map1(%arg4, %arg7)
              %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x7x4xf32>
              %2 = affine.load %arg1[%arg7, %arg5, %arg6] : memref<3x4x2xf32>
              %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              affine.store %5, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: memref<2x2x7x10xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<2x2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %arg6, %0, %1] : memref<2x2x7x10xf32>
                %3 = affine.load %arg1[%arg6, %arg7, %arg8] : memref<2x3x4xf32>
                %4 = affine.load %arg2[%arg3, %arg6, %arg4, %arg5] : memref<2x2x3x4xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                affine.store %6, %arg2[%arg3, %arg6, %arg4, %arg5] : memref<2x2x3x4xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4x2xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = affine.load %arg1[%arg7, %arg8, %arg6] : memref<3x4x2xf32>
                %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %5 = arith.mulf %2, %3 : f32
                %6 = arith.addf %4, %5 : f32
                affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: memref<2x7x10x2xi8>, %arg1: memref<3x4x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 4 {
                %0 = affine.apply #map1(%arg6, %arg9)
                %1 = affine.apply #map1(%arg7, %arg10)
                %2 = affine.load %arg0[%arg5, %0, %1, %arg8] : memref<2x7x10x2xi8>
                %3 = affine.load %arg1[%arg9, %arg10, %arg8] : memref<3x4x2xi8>
                %4 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
                %5 = arith.extsi %2 : i8 to i32
                %6 = arith.subi %5, %arg2 : i32
                %7 = arith.extsi %3 : i8 to i32
                %8 = arith.subi %7, %arg3 : i32
                %9 = arith.muli %6, %8 : i32
                %10 = arith.addi %4, %9 : i32
                affine.store %10, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<2x3x4x2xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: memref<2x8x8x2xf32>, %arg1: memref<4x2x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.apply #map1(%arg4, %arg8)
                  %1 = affine.apply #map1(%arg5, %arg9)
                  %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x8x8x2xf32>
                  %3 = affine.load %arg1[%arg8, %arg9, %arg6, %arg7] : memref<4x2x2x3xf32>
                  %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: memref<2x8x8x2xi8>, %arg1: memref<4x2x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4x2x3xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            affine.for %arg9 = 0 to 3 {
              affine.for %arg10 = 0 to 4 {
                affine.for %arg11 = 0 to 2 {
                  %0 = affine.apply #map1(%arg6, %arg10)
                  %1 = affine.apply #map1(%arg7, %arg11)
                  %2 = affine.load %arg0[%arg5, %0, %1, %arg8] : memref<2x8x8x2xi8>
                  %3 = affine.load %arg1[%arg10, %arg11, %arg8, %arg9] : memref<4x2x2x3xi8>
                  %4 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %arg2 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.subi %7, %arg3 : i32
                  %9 = arith.muli %6, %8 : i32
                  %10 = arith.addi %4, %9 : i32
                  affine.store %10, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<2x3x4x2x3xi32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: memref<2x3x7x10x4xf32>, %arg1: memref<3x3x4x2xf32>, %arg2: memref<2x3x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg4, %arg7)
                    %1 = affine.apply #map1(%arg5, %arg8)
                    %2 = affine.apply #map1(%arg6, %arg9)
                    %3 = affine.load %arg0[%arg3, %arg10, %0, %1, %2] : memref<2x3x7x10x4xf32>
                    %4 = affine.load %arg1[%arg10, %arg7, %arg8, %arg9] : memref<3x3x4x2xf32>
                    %5 = affine.load %arg2[%arg3, %arg10, %arg4, %arg5, %arg6] : memref<2x3x3x4x2xf32>
                    %6 = arith.mulf %3, %4 : f32
                    %7 = arith.addf %5, %6 : f32
                    affine.store %7, %arg2[%arg3, %arg10, %arg4, %arg5, %arg6] : memref<2x3x3x4x2xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: memref<2x7x10x4x3xf32>, %arg1: memref<3x4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg4, %arg7)
                    %1 = affine.apply #map1(%arg5, %arg8)
                    %2 = affine.apply #map1(%arg6, %arg9)
                    %3 = affine.load %arg0[%arg3, %0, %1, %2, %arg10] : memref<2x7x10x4x3xf32>
                    %4 = affine.load %arg1[%arg7, %arg8, %arg9, %arg10] : memref<3x4x2x3xf32>
                    %5 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg10] : memref<2x3x4x2x3xf32>
                    %6 = arith.mulf %3, %4 : f32
                    %7 = arith.addf %5, %6 : f32
                    affine.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg10] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: memref<2x8x8x5x4xf32>, %arg1: memref<4x2x3x4x3xf32>, %arg2: memref<2x3x4x2x4x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    affine.for %arg11 = 0 to 4 {
                      %0 = affine.apply #map1(%arg4, %arg8)
                      %1 = affine.apply #map1(%arg5, %arg9)
                      %2 = affine.apply #map1(%arg6, %arg10)
                      %3 = affine.load %arg0[%arg3, %0, %1, %2, %arg11] : memref<2x8x8x5x4xf32>
                      %4 = affine.load %arg1[%arg8, %arg9, %arg10, %arg11, %arg7] : memref<4x2x3x4x3xf32>
                      %5 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg11, %arg7] : memref<2x3x4x2x4x3xf32>
                      %6 = arith.mulf %3, %4 : f32
                      %7 = arith.addf %5, %6 : f32
                      affine.store %7, %arg2[%arg3, %arg4, %arg5, %arg6, %arg11, %arg7] : memref<2x3x4x2x4x3xf32>
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @div(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.divf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @div_unsigned(%arg0: memref<3x4xi32>, %arg1: memref<3x4xi32>, %arg2: memref<3x4xi32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xi32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xi32>
        %2 = arith.divui %0, %1 : i32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xi32>
      }
    }
    return
  }
  func.func @erf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.erf %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @exp(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.exp %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @floor(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.floor %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @log(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.log %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @max(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.maximumf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @min(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.minimumf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @mmt4d(%arg0: memref<2x4x2x4xf32>, %arg1: memref<3x4x3x4xf32>, %arg2: memref<2x3x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.load %arg0[%arg3, %arg5, %arg6, %arg8] : memref<2x4x2x4xf32>
                %1 = affine.load %arg1[%arg4, %arg5, %arg7, %arg8] : memref<3x4x3x4xf32>
                %2 = affine.load %arg2[%arg3, %arg4, %arg6, %arg7] : memref<2x3x2x3xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg6, %arg7] : memref<2x3x2x3xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @mul(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.mulf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @negf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = arith.negf %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @pooling_nchw_max(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg5, %arg7)
                %1 = affine.apply #map1(%arg6, %arg8)
                %2 = affine.load %arg0[%arg3, %arg4, %0, %1] : memref<2x3x9x6xf32>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.maximumf %3, %2 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nchw_sum(%arg0: memref<2x3x9x6xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg5, %arg7)
                %1 = affine.apply #map1(%arg6, %arg8)
                %2 = affine.load %arg0[%arg3, %arg4, %0, %1] : memref<2x3x9x6xf32>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.addf %3, %2 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_ncw_max(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg5, %arg6)
            %1 = affine.load %arg0[%arg3, %arg4, %0] : memref<2x3x8xf32>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.maximumf %2, %1 : f32
            affine.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_ncw_sum(%arg0: memref<2x3x8xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg5, %arg6)
            %1 = affine.load %arg0[%arg3, %arg4, %0] : memref<2x3x8xf32>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.addf %2, %1 : f32
            affine.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_ndhwc_max(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg4, %arg8)
                    %1 = affine.apply #map1(%arg5, %arg9)
                    %2 = affine.apply #map1(%arg6, %arg10)
                    %3 = affine.load %arg0[%arg3, %0, %1, %2, %arg7] : memref<2x8x8x5x3xf32>
                    %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.maximumf %4, %3 : f32
                    affine.store %5, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_ndhwc_min(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg4, %arg8)
                    %1 = affine.apply #map1(%arg5, %arg9)
                    %2 = affine.apply #map1(%arg6, %arg10)
                    %3 = affine.load %arg0[%arg3, %0, %1, %2, %arg7] : memref<2x8x8x5x3xf32>
                    %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.minimumf %4, %3 : f32
                    affine.store %5, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_ndhwc_sum(%arg0: memref<2x8x8x5x3xf32>, %arg1: memref<4x2x3xf32>, %arg2: memref<2x3x4x2x3xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                affine.for %arg9 = 0 to 2 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.apply #map1(%arg4, %arg8)
                    %1 = affine.apply #map1(%arg5, %arg9)
                    %2 = affine.apply #map1(%arg6, %arg10)
                    %3 = affine.load %arg0[%arg3, %0, %1, %2, %arg7] : memref<2x8x8x5x3xf32>
                    %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                    %5 = arith.addf %4, %3 : f32
                    affine.store %5, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x3x4x2x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_max(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.maximumf %3, %2 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xi16>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
                %4 = arith.extui %2 : i16 to i32
                %5 = arith.maxui %3, %4 : i32
                affine.store %5, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_min(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.minimumf %3, %2 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: memref<2x7x10x2xi16>, %arg1: memref<3x4xi16>, %arg2: memref<2x3x4x2xi32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xi16>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
                %4 = arith.extui %2 : i16 to i32
                %5 = arith.minui %3, %4 : i32
                affine.store %5, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xi32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nhwc_sum(%arg0: memref<2x7x10x2xf32>, %arg1: memref<3x4xf32>, %arg2: memref<2x3x4x2xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 4 {
                %0 = affine.apply #map1(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x7x10x2xf32>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
                %4 = arith.addf %3, %2 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x3x4x2xf32>
              }
            }
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_max(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.maximumf %2, %1 : f32
            affine.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_max_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xi16>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
            %3 = arith.extui %1 : i16 to i32
            %4 = arith.maxui %2, %3 : i32
            affine.store %4, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_min(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.minimumf %2, %1 : f32
            affine.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_min_unsigned(%arg0: memref<2x6x4xi16>, %arg1: memref<2xi16>, %arg2: memref<2x3x4xi32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xi16>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
            %3 = arith.extui %1 : i16 to i32
            %4 = arith.minui %2, %3 : i32
            affine.store %4, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xi32>
          }
        }
      }
    }
    return
  }
  func.func @pooling_nwc_sum(%arg0: memref<2x6x4xf32>, %arg1: memref<2xf32>, %arg2: memref<2x3x4xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 2 {
            %0 = affine.apply #map1(%arg4, %arg6)
            %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<2x6x4xf32>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
            %3 = arith.addf %2, %1 : f32
            affine.store %3, %arg2[%arg3, %arg4, %arg5] : memref<2x3x4xf32>
          }
        }
      }
    }
    return
  }
  func.func @powf(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = math.powf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @quantized_batch_matmul(%arg0: memref<2x3x2xi8>, %arg1: memref<2x2x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3x4xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          affine.for %arg8 = 0 to 2 {
            %0 = affine.load %arg0[%arg5, %arg6, %arg8] : memref<2x3x2xi8>
            %1 = affine.load %arg1[%arg5, %arg8, %arg7] : memref<2x2x4xi8>
            %2 = affine.load %arg4[%arg5, %arg6, %arg7] : memref<2x3x4xi32>
            %3 = arith.extsi %0 : i8 to i32
            %4 = arith.subi %3, %arg2 : i32
            %5 = arith.extsi %1 : i8 to i32
            %6 = arith.subi %5, %arg3 : i32
            %7 = arith.muli %4, %6 : i32
            %8 = arith.addi %2, %7 : i32
            affine.store %8, %arg4[%arg5, %arg6, %arg7] : memref<2x3x4xi32>
          }
        }
      }
    }
    return
  }
  func.func @quantized_matmul(%arg0: memref<2x4xi8>, %arg1: memref<4x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x3xi32>) {
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 3 {
        affine.for %arg7 = 0 to 4 {
          %0 = affine.load %arg0[%arg5, %arg7] : memref<2x4xi8>
          %1 = affine.load %arg1[%arg7, %arg6] : memref<4x3xi8>
          %2 = affine.load %arg4[%arg5, %arg6] : memref<2x3xi32>
          %3 = arith.extsi %0 : i8 to i32
          %4 = arith.subi %3, %arg2 : i32
          %5 = arith.extsi %1 : i8 to i32
          %6 = arith.subi %5, %arg3 : i32
          %7 = arith.muli %4, %6 : i32
          %8 = arith.addi %2, %7 : i32
          affine.store %8, %arg4[%arg5, %arg6] : memref<2x3xi32>
        }
      }
    }
    return
  }
  func.func @reciprocal(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = arith.divf %cst, %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @round(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.round %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @rsqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.rsqrt %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @select(%arg0: memref<3x4xi1>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>, %arg3: memref<3x4xf32>) {
    affine.for %arg4 = 0 to 3 {
      affine.for %arg5 = 0 to 4 {
        %0 = affine.load %arg0[%arg4, %arg5] : memref<3x4xi1>
        %1 = affine.load %arg1[%arg4, %arg5] : memref<3x4xf32>
        %2 = affine.load %arg2[%arg4, %arg5] : memref<3x4xf32>
        %3 = arith.select %0, %1, %2 : f32
        affine.store %3, %arg3[%arg4, %arg5] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @sqrt(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.sqrt %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @square(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = arith.mulf %0, %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @sub(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3x4xf32>) {
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = affine.load %arg1[%arg3, %arg4] : memref<3x4xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
  func.func @tanh(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<3x4xf32>
        %1 = math.tanh %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x4xf32>
      }
    }
    return
  }
}

