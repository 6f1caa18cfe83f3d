// RUN: lowir opt
// What an operation of linalg iterates over may be written before, once for several.
#trait = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"], a.b}
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #trait ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) attrs =  {a.b} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}

