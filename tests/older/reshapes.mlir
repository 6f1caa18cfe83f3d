// 2020 and 2021: groups of dimensions were maps, and the shape that comes out was not written (read only)
func @f(%m: memref<?x4x5xf32>, %n: memref<?x20xf32>, %t: tensor<?x20xf32>) -> tensor<?x2x10xf32> {
  %0 = linalg.reshape %m [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>] : memref<?x4x5xf32> into memref<?x5xf32>
  %1 = linalg.reshape %n [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (j, k)>] : memref<?x20xf32> into memref<?x2x10xf32>
  %2 = linalg.tensor_reshape %t [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (j, k)>] : tensor<?x20xf32> into tensor<?x2x10xf32>
  %3 = linalg.tensor_collapse_shape %2 [[0, 1], [2]] : tensor<?x2x10xf32> into tensor<?x10xf32>
  %4 = linalg.tensor_expand_shape %3 [[0, 1], [2]] : tensor<?x10xf32> into tensor<?x2x10xf32>
  %5 = tensor.expand_shape %3 [[0, 1], [2]] : tensor<?x10xf32> into tensor<?x2x10xf32>
  return %4 : tensor<?x2x10xf32>
}
//--- today
func.func @f(%arg0: memref<?x4x5xf32>, %arg1: memref<?x20xf32>, %arg2: tensor<?x20xf32>) -> tensor<?x2x10xf32> {
  %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x4x5xf32> into memref<?x5xf32>
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg1, %c0 : memref<?x20xf32>
  %expand_shape = memref.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim, 2, 10] : memref<?x20xf32> into memref<?x2x10xf32>
  %c0_0 = arith.constant 0 : index
  %dim_1 = tensor.dim %arg2, %c0_0 : tensor<?x20xf32>
  %expanded = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [%dim_1, 2, 10] : tensor<?x20xf32> into tensor<?x2x10xf32>
  %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x2x10xf32> into tensor<?x10xf32>
  %c0_2 = arith.constant 0 : index
  %dim_3 = tensor.dim %collapsed, %c0_2 : tensor<?x10xf32>
  %c2 = arith.constant 2 : index
  %0 = arith.divui %dim_3, %c2 : index
  %expanded_4 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [%0, 2, 10] : tensor<?x10xf32> into tensor<?x2x10xf32>
  %c0_5 = arith.constant 0 : index
  %dim_6 = tensor.dim %collapsed, %c0_5 : tensor<?x10xf32>
  %c2_7 = arith.constant 2 : index
  %1 = arith.divui %dim_6, %c2_7 : index
  %expanded_8 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [%1, 2, 10] : tensor<?x10xf32> into tensor<?x2x10xf32>
  return %expanded_4 : tensor<?x2x10xf32>
}
