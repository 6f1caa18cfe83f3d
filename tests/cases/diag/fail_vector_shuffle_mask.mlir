// RUN: lowir opt
// What the verifier or the parser says.
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
//--- err
fail_vector_shuffle_mask.mlir:4:8: error: 'vector.shuffle' has numbers of elements in its mask [vector]
  %0 = vector.shuffle %a, %b [0, 8] : vector<4xf32>, vector<4xf32>
       ^~~~~~~~~~~~~~
