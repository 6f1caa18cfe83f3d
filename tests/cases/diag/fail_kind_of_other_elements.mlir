// RUN: lowir opt --split-input-file
// Sums are of numbers, smallest and greatest ones of the kind of number that they say.
func.func @f(%a: vector<4xf32>, %b: f32) -> vector<4xf32> {
  %0 = vector.outerproduct %a, %b, %a {kind = #vector.kind<minui>} : vector<4xf32>, f32
  return %0 : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<2xi32>) -> vector<4x2xi32> {
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<maxnumf>} : vector<4xi32>, vector<2xi32>
  return %0 : vector<4x2xi32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}
// -----
func.func @f(%a: vector<4x!llvm.ptr>) -> !llvm.ptr {
  %0 = vector.reduction <add>, %a : vector<4x!llvm.ptr> into !llvm.ptr
  return %0 : !llvm.ptr
}
//--- out
// -----
// -----
// -----
//--- err
fail_kind_of_other_elements.mlir:4:8: error: 'vector.outerproduct' has a kind that its elements do not have [vector]
  %0 = vector.outerproduct %a, %b, %a {kind = #vector.kind<minui>} : vector<4xf32>, f32
       ^~~~~~~~~~~~~~~~~~~
fail_kind_of_other_elements.mlir:9:8: error: 'vector.outerproduct' has a kind that its elements do not have [vector]
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<maxnumf>} : vector<4xi32>, vector<2xi32>
       ^~~~~~~~~~~~~~~~~~~
fail_kind_of_other_elements.mlir:14:8: error: 'vector.contract' has a kind that its elements do not have [vector]
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
       ^~~~~~~~~~~~~~~
fail_kind_of_other_elements.mlir:19:8: error: 'vector.reduction' has a kind that its elements do not have [vector]
  %0 = vector.reduction <add>, %a : vector<4x!llvm.ptr> into !llvm.ptr
       ^~~~~~~~~~~~~~~~
