// 2020: Operands of linalg on memrefs in parentheses; those of a fill in either order.
func @f(%m: memref<8xf32>, %o: memref<8xf32>, %c: f32, %s: memref<f32>, %a: memref<4x8xf32>, %b: memref<8x4xf32>, %d: memref<4x4xf32>) {
  linalg.fill(%m, %c) : memref<8xf32>, f32
  linalg.fill(%c, %m) : f32, memref<8xf32>
  linalg.copy(%m, %o) : memref<8xf32>, memref<8xf32>
  linalg.dot(%m, %o, %s) : memref<8xf32>, memref<8xf32>, memref<f32>
  linalg.matmul(%a, %b, %d) : memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>
  linalg.matmul %a, %b, %d : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>)
  return
}
//--- today
module {
  func.func @f(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: f32, %arg3: memref<f32>, %arg4: memref<4x8xf32>, %arg5: memref<8x4xf32>, %arg6: memref<4x4xf32>) {
    linalg.fill ins(%arg2 : f32) outs(%arg0 : memref<8xf32>)
    linalg.fill ins(%arg2 : f32) outs(%arg0 : memref<8xf32>)
    linalg.copy ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
    linalg.dot ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg3 : memref<f32>)
    linalg.matmul ins(%arg4, %arg5 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg6 : memref<4x4xf32>)
    linalg.matmul ins(%arg4, %arg5 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg6 : memref<4x4xf32>)
    return
  }
}
