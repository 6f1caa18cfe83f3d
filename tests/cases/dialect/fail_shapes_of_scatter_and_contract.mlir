// RUN: lowir opt --split-input-file
// RUN: lowir opt --split-input-file --compat=19
func.func @none(%m: memref<?xf32>, %i: vector<i32>, %k: vector<i1>, %v: vector<f32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<i32>, vector<i1>, vector<f32>
  return
}
// -----
func.func @other(%m: memref<?xf32>, %i: vector<2x3xi32>, %k: vector<3x2xi1>, %v: vector<2x3xf32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<2x3xi32>, vector<3x2xi1>, vector<2x3xf32>
  return
}
// -----
#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
func.func @signs(%a: vector<8x16xsi8>, %b: vector<16x8xsi8>, %c: vector<8x8xsi32>) -> vector<8x8xsi32> {
  %0 = vector.contract {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x16xsi8>, vector<16x8xsi8> into vector<8x8xsi32>
  return %0 : vector<8x8xsi32>
}
// -----
#l = affine_map<(i, j, k) -> (i, k)>
#r = affine_map<(i, j, k) -> (k, j)>
#n = affine_map<(i, j, k) -> ()>
func.func @element(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [#l, #r, #n], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x16xf16>, vector<16x16xf16> into f32
  return %0 : f32
}
// -----
#i = affine_map<(i) -> (i)>
#n = affine_map<(i) -> ()>
func.func @vector(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<f32>) -> vector<f32> {
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xf16>, vector<8xf16> into vector<f32>
  return %0 : vector<f32>
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_shapes_of_scatter_and_contract.mlir:5:3: error: 'vector.scatter' op operand #2 must be vector of integer or index values, but got 'vector<i32>' [operand-type]
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<i32>, vector<i1>, vector<f32>
  ^~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:3:36: note: the operand ('index_vec') is defined here
func.func @none(%m: memref<?xf32>, %i: vector<i32>, %k: vector<i1>, %v: vector<f32>) {
                                   ^~
fail_shapes_of_scatter_and_contract.mlir:11:3: error: 'vector.scatter' has a mask of the vector's shape [vector]
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<2x3xi32>, vector<3x2xi1>, vector<2x3xf32>
  ^~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:19:8: error: 'vector.contract' has integers without a sign [vector]
  %0 = vector.contract {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x16xsi8>, vector<16x8xsi8> into vector<8x8xsi32>
       ^~~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:27:8: error: 'vector.contract' has operands of one size along each iterator, and sums up along one of both [vector]
  %0 = vector.contract {indexing_maps = [#l, #r, #n], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x16xf16>, vector<16x16xf16> into f32
       ^~~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:34:8: error: 'vector.contract' has operands of one size along each iterator, and sums up along one of both [vector]
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xf16>, vector<8xf16> into vector<f32>
       ^~~~~~~~~~~~~~~
//--- out 2
// -----
// -----
// -----
// -----
//--- err 2
fail_shapes_of_scatter_and_contract.mlir:5:3: error: 'vector.scatter' op operand #2 must be vector of integer or index values, but got 'vector<i32>' [operand-type]
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<i32>, vector<i1>, vector<f32>
  ^~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:3:36: note: the operand ('index_vec') is defined here
func.func @none(%m: memref<?xf32>, %i: vector<i32>, %k: vector<i1>, %v: vector<f32>) {
                                   ^~
fail_shapes_of_scatter_and_contract.mlir:11:3: error: 'vector.scatter' stores vectors of one dimension [vector]
  vector.scatter %m[%c0] [%i], %k, %v : memref<?xf32>, vector<2x3xi32>, vector<3x2xi1>, vector<2x3xf32>
  ^~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:19:8: error: 'vector.contract' has integers without a sign [vector]
  %0 = vector.contract {indexing_maps = [#l, #r, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x16xsi8>, vector<16x8xsi8> into vector<8x8xsi32>
       ^~~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:27:8: error: 'vector.contract' has operands of one size along each iterator, and sums up along one of both [vector]
  %0 = vector.contract {indexing_maps = [#l, #r, #n], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x16xf16>, vector<16x16xf16> into f32
       ^~~~~~~~~~~~~~~
fail_shapes_of_scatter_and_contract.mlir:34:8: error: 'vector.contract' has operands of one size along each iterator, and sums up along one of both [vector]
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xf16>, vector<8xf16> into vector<f32>
       ^~~~~~~~~~~~~~~
