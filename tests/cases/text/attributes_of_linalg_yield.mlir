// RUN: lowir opt
// What is yielded stands before the attributes.
func.func @f(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out {a = 1 : i64} : f32
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out {a = 1 : i64} : f32
    }
    return
  }
}

