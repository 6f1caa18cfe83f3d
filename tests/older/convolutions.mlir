// 2021: convolutions had longer names
func @f(%i: memref<1x6x1xf32>, %k: memref<3x1x1xf32>, %o: memref<1x4x1xf32>) {
  linalg.conv_1d_input_nwc_filter_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%i, %k : memref<1x6x1xf32>, memref<3x1x1xf32>) outs(%o : memref<1x4x1xf32>)
  return
}
//--- today
func.func @f(%arg0: memref<1x6x1xf32>, %arg1: memref<3x1x1xf32>, %arg2: memref<1x4x1xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<1x6x1xf32>, memref<3x1x1xf32>) outs(%arg2 : memref<1x4x1xf32>)
  return
}
