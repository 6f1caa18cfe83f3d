// RUN: lowir opt --split-input-file
// What an older structured operation says of its operands has to be so, and its results need a place.
#map = affine_map<(i) -> (i)>
func.func @counts(%a: memref<8xf32>, %b: memref<8xf32>) {
  linalg.generic {args_in = -1, args_out = 3, indexing_maps = [#map, #map], iterator_types = ["parallel"]} %a, %b {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } : memref<8xf32>, memref<8xf32>
  return
}
// -----
#map = affine_map<(i) -> (i)>
func.func @results(%a: tensor<8xf32>) {
  %0 = linalg.generic {args_in = 1, args_out = 1, indexing_maps = [#map, #map], iterator_types = ["parallel"]} %a {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } : tensor<8xf32> -> tensor<8xf32>
  return
}
//--- out
// -----
//--- err
fail_older_operands_of_linalg.mlir:5:108: error: expected '{' to begin a region, found `%a` [unexpected-token]
  linalg.generic {args_in = -1, args_out = 3, indexing_maps = [#map, #map], iterator_types = ["parallel"]} %a, %b {
                                                                                                           ^~
fail_older_operands_of_linalg.mlir:14:112: error: expected '{' to begin a region, found `%a` [unexpected-token]
  %0 = linalg.generic {args_in = 1, args_out = 1, indexing_maps = [#map, #map], iterator_types = ["parallel"]} %a {
                                                                                                               ^~
