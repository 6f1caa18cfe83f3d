// RUN: lowir opt
// RUN: lowir opt --compat=19
// Operations without maps of their own may have an attribute of that name.
func.func @dot(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  linalg.dot {indexing_maps = [affine_map<(d0) -> (d0 + 1)>]} ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}
//--- out
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @dot(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>) {
    linalg.dot {indexing_maps = [#map]} ins(%arg0, %arg1 : memref<4xf32>, memref<4xf32>) outs(%arg2 : memref<f32>)
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @dot(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>) {
    linalg.dot {indexing_maps = [#map]} ins(%arg0, %arg1 : memref<4xf32>, memref<4xf32>) outs(%arg2 : memref<f32>)
    return
  }
}

