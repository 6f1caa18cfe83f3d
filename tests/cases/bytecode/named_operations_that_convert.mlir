// RUN: lowir opt --emit-bytecode %s | lowir opt
// Copies and products have a property that says how elements are converted; its default is not written.

func.func @f(%a: memref<4x4xf32>, %b: memref<2x4x4xf32>, %c: memref<4xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%a : memref<4x4xf32>)
  linalg.copy ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.batch_matmul ins(%b, %b : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%b : memref<2x4x4xf32>)
  linalg.matvec ins(%a, %c : memref<4x4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
//--- out
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<2x4x4xf32>, %arg2: memref<4xf32>, %arg3: f32) {
    linalg.fill ins(%arg3 : f32) outs(%arg0 : memref<4x4xf32>)
    linalg.copy ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
    linalg.matmul ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
    linalg.batch_matmul ins(%arg1, %arg1 : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%arg1 : memref<2x4x4xf32>)
    linalg.matvec ins(%arg0, %arg2 : memref<4x4xf32>, memref<4xf32>) outs(%arg2 : memref<4xf32>)
    return
  }
}

