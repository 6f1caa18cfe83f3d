// RUN: lowir opt
// Products go along rows and columns.
func.func @transposed_batch(%a: memref<3x2xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(n, i, j, k) -> (i, n)>, affine_map<(n, i, j, k) -> (n, k, j)>, affine_map<(n, i, j, k) -> (n, i, j)>] ins(%a, %b : memref<3x2xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
func.func @row(%a: memref<3xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<3xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
func.func @no_map(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [1, 2, 3] ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
//--- err
fail_linalg_map_of_a_product.mlir:12:33: error: expected a list of affine maps [indexing-map]
  linalg.matmul indexing_maps = [1, 2, 3] ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
                                ^
