// RUN: lowir opt --compat=19
// A vector of two dimensions has no elements at one position.
func.func @rows(%v: vector<2x2xf32>, %k: index) -> f32 {
  %0 = vector.extractelement %v[%k : index] : vector<2x2xf32>
  return %0 : f32
}
//--- err
fail_vector_element_19.mlir:4:8: error: 'vector.extractelement' has a vector of one dimension and a position in it, or one without dimensions and no position [vector]
  %0 = vector.extractelement %v[%k : index] : vector<2x2xf32>
       ^~~~~~~~~~~~~~~~~~~~~
