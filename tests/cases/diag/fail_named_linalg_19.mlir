// RUN: lowir opt --compat=19 --split-input-file
// Those that only release 19 has.
func.func @batch_matmul_transpose_a(%a: memref<1xf32>) {
  linalg.batch_matmul_transpose_a ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @batch_matmul_transpose_b(%a: memref<1xf32>) {
  linalg.batch_matmul_transpose_b ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @matmul_transpose_a(%a: memref<1xf32>) {
  linalg.matmul_transpose_a ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
// -----
func.func @matmul_transpose_b(%a: memref<1xf32>) {
  linalg.matmul_transpose_b ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
  return
}
//--- out
// -----
// -----
// -----
//--- err
fail_named_linalg_19.mlir:4:35: error: 6 operands where this operation has 3 [operand-count]
  linalg.batch_matmul_transpose_a ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                  ^~~
fail_named_linalg_19.mlir:9:35: error: 6 operands where this operation has 3 [operand-count]
  linalg.batch_matmul_transpose_b ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                                  ^~~
fail_named_linalg_19.mlir:14:29: error: 6 operands where this operation has 3 [operand-count]
  linalg.matmul_transpose_a ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                            ^~~
fail_named_linalg_19.mlir:19:29: error: 6 operands where this operation has 3 [operand-count]
  linalg.matmul_transpose_b ins(%a, %a, %a, %a, %a : memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>, memref<1xf32>) outs(%a : memref<1xf32>)
                            ^~~
