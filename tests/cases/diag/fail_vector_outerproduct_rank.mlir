// RUN: lowir opt
// What the verifier or the parser says.
func.func @f(%a: vector<4x2xf32>, %b: vector<4xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4x2xf32>, vector<4xf32>
  return
}
//--- err
fail_vector_outerproduct_rank.mlir:4:8: error: 'vector.outerproduct' takes vectors of one dimension [vector]
  %0 = vector.outerproduct %a, %b : vector<4x2xf32>, vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~
