// RUN: lowir opt --convert-linalg-to-affine-loops %s
// What loops load from a constant without dimensions is that constant.

memref.global "private" constant @scale : memref<f32> = dense<2.5>
func.func @scaled(%m: memref<4xf32>) {
  %s = memref.get_global @scale : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%s : memref<f32>) outs(%m : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  }
  return
}
//--- out
module {
  memref.global "private" constant @scale : memref<f32> = dense<2.500000e+00>
  func.func @scaled(%arg0: memref<4xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    affine.for %arg1 = 0 to 4 {
      %0 = affine.load %arg0[%arg1] : memref<4xf32>
      %1 = arith.mulf %0, %cst : f32
      affine.store %1, %arg0[%arg1] : memref<4xf32>
    }
    return
  }
}

