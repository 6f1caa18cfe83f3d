// RUN: lowir opt --split-input-file
// Iterators are of the dialect's own kind.
func.func @f(%a: vector<4xf32>, %b: f32) -> f32 {
  %0 = "vector.contract"(%a, %a, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [affine_map<(d0) -> (d0)>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return %0 : f32
}
// -----
func.func @f(%m: memref<4xf32>) {
  "linalg.generic"(%m) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [array<i64: 2, 3>], operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>) -> ()
  return
}
//--- out
// -----
//--- err
fail_iterator_of_another_kind.mlir:4:8: error: 'vector.contract' has iterator_types that are '#vector.iterator_type' attributes [vector]
  %0 = "vector.contract"(%a, %a, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, af...
       ^~~~~~~~~~~~~~~~~
fail_iterator_of_another_kind.mlir:9:3: error: 'linalg.generic' op has iterator_types that are '#linalg.iterator_type' attributes [iterator-types]
  "linalg.generic"(%m) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [array<i64: 2, 3>], operandSegmentSizes = array<i32: 0, 1>}> ({
  ^~~~~~~~~~~~~~~~
