// RUN: lowir opt --split-input-file
// Named operations of linalg with too many operands.
func.func @abs(%a: memref<1xf32>) {
  linalg.abs ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @add(%a: memref<1xf32>) {
  linalg.add ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @batch_matvec(%a: memref<1xf32>) {
  linalg.batch_matvec ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @batch_mmt4d(%a: memref<1xf32>) {
  linalg.batch_mmt4d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @batch_reduce_matmul(%a: memref<1xf32>) {
  linalg.batch_reduce_matmul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @batch_vecmat(%a: memref<1xf32>) {
  linalg.batch_vecmat ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @ceil(%a: memref<1xf32>) {
  linalg.ceil ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_1d(%a: memref<1xf32>) {
  linalg.conv_1d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_1d_ncw_fcw(%a: memref<1xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_1d_nwc_wcf(%a: memref<1xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d(%a: memref<1xf32>) {
  linalg.conv_2d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nchw_fchw(%a: memref<1xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nchw_fchw_q(%a: memref<1xf32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_fgchw(%a: memref<1xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_gfchw(%a: memref<1xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_ngchw_gfchw_q(%a: memref<1xf32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_fhwc(%a: memref<1xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_fhwc_q(%a: memref<1xf32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_hwcf(%a: memref<1xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_hwcf_q(%a: memref<1xf32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc(%a: memref<1xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_2d_nhwgc_gfhwc_q(%a: memref<1xf32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_3d(%a: memref<1xf32>) {
  linalg.conv_3d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_3d_ncdhw_fcdhw(%a: memref<1xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf(%a: memref<1xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @conv_3d_ndhwc_dhwcf_q(%a: memref<1xf32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_ncw_cw(%a: memref<1xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wc(%a: memref<1xf32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_1d_nwc_wcm(%a: memref<1xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nchw_chw(%a: memref<1xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc(%a: memref<1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: memref<1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm(%a: memref<1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: memref<1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: memref<1xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: memref<1xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: memref<1xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @div(%a: memref<1xf32>) {
  linalg.div ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @div_unsigned(%a: memref<1xf32>) {
  linalg.div_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @erf(%a: memref<1xf32>) {
  linalg.erf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @exp(%a: memref<1xf32>) {
  linalg.exp ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @floor(%a: memref<1xf32>) {
  linalg.floor ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @log(%a: memref<1xf32>) {
  linalg.log ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @max(%a: memref<1xf32>) {
  linalg.max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @min(%a: memref<1xf32>) {
  linalg.min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @mmt4d(%a: memref<1xf32>) {
  linalg.mmt4d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @mul(%a: memref<1xf32>) {
  linalg.mul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @negf(%a: memref<1xf32>) {
  linalg.negf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nchw_max(%a: memref<1xf32>) {
  linalg.pooling_nchw_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nchw_sum(%a: memref<1xf32>) {
  linalg.pooling_nchw_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_ncw_max(%a: memref<1xf32>) {
  linalg.pooling_ncw_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_ncw_sum(%a: memref<1xf32>) {
  linalg.pooling_ncw_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_ndhwc_max(%a: memref<1xf32>) {
  linalg.pooling_ndhwc_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_ndhwc_min(%a: memref<1xf32>) {
  linalg.pooling_ndhwc_min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_ndhwc_sum(%a: memref<1xf32>) {
  linalg.pooling_ndhwc_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nhwc_max(%a: memref<1xf32>) {
  linalg.pooling_nhwc_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nhwc_max_unsigned(%a: memref<1xf32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nhwc_min(%a: memref<1xf32>) {
  linalg.pooling_nhwc_min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nhwc_min_unsigned(%a: memref<1xf32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nhwc_sum(%a: memref<1xf32>) {
  linalg.pooling_nhwc_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nwc_max(%a: memref<1xf32>) {
  linalg.pooling_nwc_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nwc_max_unsigned(%a: memref<1xf32>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nwc_min(%a: memref<1xf32>) {
  linalg.pooling_nwc_min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nwc_min_unsigned(%a: memref<1xf32>) {
  linalg.pooling_nwc_min_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @pooling_nwc_sum(%a: memref<1xf32>) {
  linalg.pooling_nwc_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @powf(%a: memref<1xf32>) {
  linalg.powf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @quantized_batch_matmul(%a: memref<1xf32>) {
  linalg.quantized_batch_matmul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @quantized_matmul(%a: memref<1xf32>) {
  linalg.quantized_matmul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @reciprocal(%a: memref<1xf32>) {
  linalg.reciprocal ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @round(%a: memref<1xf32>) {
  linalg.round ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @rsqrt(%a: memref<1xf32>) {
  linalg.rsqrt ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @select(%a: memref<1xf32>) {
  linalg.select ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @sqrt(%a: memref<1xf32>) {
  linalg.sqrt ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @square(%a: memref<1xf32>) {
  linalg.square ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @sub(%a: memref<1xf32>) {
  linalg.sub ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @tanh(%a: memref<1xf32>) {
  linalg.tanh ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
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
fail_named_linalg.mlir:4:14: error: 6 operands where this operation has 2 [operand-count]
  linalg.abs ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:9:14: error: 6 operands where this operation has 3 [operand-count]
  linalg.add ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:14:23: error: 6 operands where this operation has 3 [operand-count]
  linalg.batch_matvec ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                      ^~~
fail_named_linalg.mlir:19:22: error: 6 operands where this operation has 3 [operand-count]
  linalg.batch_mmt4d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                     ^~~
fail_named_linalg.mlir:24:30: error: 6 operands where this operation has 3 [operand-count]
  linalg.batch_reduce_matmul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:29:23: error: 6 operands where this operation has 3 [operand-count]
  linalg.batch_vecmat ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                      ^~~
fail_named_linalg.mlir:34:15: error: 6 operands where this operation has 2 [operand-count]
  linalg.ceil ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
              ^~~
fail_named_linalg.mlir:39:18: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_1d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                 ^~~
fail_named_linalg.mlir:44:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_1d_ncw_fcw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:49:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_1d_nwc_wcf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:54:18: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                 ^~~
fail_named_linalg.mlir:59:28: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d_nchw_fchw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                           ^~~
fail_named_linalg.mlir:64:30: error: 6 operands where this operation has 5 [operand-count]
  linalg.conv_2d_nchw_fchw_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:69:30: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d_ngchw_fgchw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:74:30: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d_ngchw_gfchw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:79:32: error: 6 operands where this operation has 5 [operand-count]
  linalg.conv_2d_ngchw_gfchw_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                               ^~~
fail_named_linalg.mlir:84:28: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d_nhwc_fhwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                           ^~~
fail_named_linalg.mlir:89:30: error: 6 operands where this operation has 5 [operand-count]
  linalg.conv_2d_nhwc_fhwc_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:94:28: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d_nhwc_hwcf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                           ^~~
fail_named_linalg.mlir:99:30: error: 6 operands where this operation has 5 [operand-count]
  linalg.conv_2d_nhwc_hwcf_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:104:30: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_2d_nhwgc_gfhwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:109:32: error: 6 operands where this operation has 5 [operand-count]
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                               ^~~
fail_named_linalg.mlir:114:18: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_3d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                 ^~~
fail_named_linalg.mlir:119:30: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_3d_ncdhw_fcdhw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:124:30: error: 6 operands where this operation has 3 [operand-count]
  linalg.conv_3d_ndhwc_dhwcf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                             ^~~
fail_named_linalg.mlir:129:32: error: 6 operands where this operation has 5 [operand-count]
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                               ^~~
fail_named_linalg.mlir:134:35: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_1d_ncw_cw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                  ^~~
fail_named_linalg.mlir:139:35: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_1d_nwc_wc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                  ^~~
fail_named_linalg.mlir:144:36: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_1d_nwc_wcm ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                   ^~~
fail_named_linalg.mlir:149:37: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_2d_nchw_chw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                    ^~~
fail_named_linalg.mlir:154:37: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                    ^~~
fail_named_linalg.mlir:159:39: error: 6 operands where this operation has 5 [operand-count]
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                      ^~~
fail_named_linalg.mlir:164:38: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                     ^~~
fail_named_linalg.mlir:169:40: error: 6 operands where this operation has 5 [operand-count]
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                       ^~~
fail_named_linalg.mlir:174:39: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                      ^~~
fail_named_linalg.mlir:179:39: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                      ^~~
fail_named_linalg.mlir:184:40: error: 6 operands where this operation has 3 [operand-count]
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                       ^~~
fail_named_linalg.mlir:189:14: error: 6 operands where this operation has 3 [operand-count]
  linalg.div ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:194:23: error: 6 operands where this operation has 3 [operand-count]
  linalg.div_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                      ^~~
fail_named_linalg.mlir:199:14: error: 6 operands where this operation has 2 [operand-count]
  linalg.erf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:204:14: error: 6 operands where this operation has 2 [operand-count]
  linalg.exp ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:209:16: error: 6 operands where this operation has 2 [operand-count]
  linalg.floor ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
               ^~~
fail_named_linalg.mlir:214:14: error: 6 operands where this operation has 2 [operand-count]
  linalg.log ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:219:14: error: 6 operands where this operation has 3 [operand-count]
  linalg.max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:224:14: error: 6 operands where this operation has 3 [operand-count]
  linalg.min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:229:16: error: 6 operands where this operation has 3 [operand-count]
  linalg.mmt4d ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
               ^~~
fail_named_linalg.mlir:234:14: error: 6 operands where this operation has 3 [operand-count]
  linalg.mul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:239:15: error: 6 operands where this operation has 2 [operand-count]
  linalg.negf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
              ^~~
fail_named_linalg.mlir:244:27: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nchw_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                          ^~~
fail_named_linalg.mlir:249:27: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nchw_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                          ^~~
fail_named_linalg.mlir:254:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_ncw_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:259:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_ncw_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:264:28: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_ndhwc_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                           ^~~
fail_named_linalg.mlir:269:28: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_ndhwc_min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                           ^~~
fail_named_linalg.mlir:274:28: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_ndhwc_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                           ^~~
fail_named_linalg.mlir:279:27: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nhwc_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                          ^~~
fail_named_linalg.mlir:284:36: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nhwc_max_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                   ^~~
fail_named_linalg.mlir:289:27: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nhwc_min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                          ^~~
fail_named_linalg.mlir:294:36: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nhwc_min_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                   ^~~
fail_named_linalg.mlir:299:27: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nhwc_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                          ^~~
fail_named_linalg.mlir:304:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nwc_max ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:309:35: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nwc_max_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                  ^~~
fail_named_linalg.mlir:314:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nwc_min ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:319:35: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nwc_min_unsigned ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                  ^~~
fail_named_linalg.mlir:324:26: error: 6 operands where this operation has 3 [operand-count]
  linalg.pooling_nwc_sum ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                         ^~~
fail_named_linalg.mlir:329:15: error: 6 operands where this operation has 3 [operand-count]
  linalg.powf ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
              ^~~
fail_named_linalg.mlir:334:33: error: 6 operands where this operation has 5 [operand-count]
  linalg.quantized_batch_matmul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                ^~~
fail_named_linalg.mlir:339:27: error: 6 operands where this operation has 5 [operand-count]
  linalg.quantized_matmul ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                          ^~~
fail_named_linalg.mlir:344:21: error: 6 operands where this operation has 2 [operand-count]
  linalg.reciprocal ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                    ^~~
fail_named_linalg.mlir:349:16: error: 6 operands where this operation has 2 [operand-count]
  linalg.round ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
               ^~~
fail_named_linalg.mlir:354:16: error: 6 operands where this operation has 2 [operand-count]
  linalg.rsqrt ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
               ^~~
fail_named_linalg.mlir:359:17: error: 6 operands where this operation has 4 [operand-count]
  linalg.select ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                ^~~
fail_named_linalg.mlir:364:15: error: 6 operands where this operation has 2 [operand-count]
  linalg.sqrt ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
              ^~~
fail_named_linalg.mlir:369:17: error: 6 operands where this operation has 2 [operand-count]
  linalg.square ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                ^~~
fail_named_linalg.mlir:374:14: error: 6 operands where this operation has 3 [operand-count]
  linalg.sub ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
             ^~~
fail_named_linalg.mlir:379:15: error: 6 operands where this operation has 2 [operand-count]
  linalg.tanh ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
              ^~~
