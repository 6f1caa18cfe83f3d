// 2020: structured operations said how many operands they read
#map = affine_map<(i) -> (i)>
#trait = {args_in = 1, args_out = 1, indexing_maps = [#map, #map], iterator_types = ["parallel"]}
func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  linalg.generic #trait %a, %b {
  ^bb0(%x: f32, %y: f32):
    %0 = addf %x, %y : f32
    linalg.yield %0 : f32
  } : memref<8xf32>, memref<8xf32>
  "linalg.copy"(%a, %b) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
//--- today
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.copy ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
  return
}
