// RUN: lowir opt
// DIFFERS: an operation has a million results at most; mlir-opt makes as many as there is room for
func.func @f(%a: vector<1024x1025xf32>) {
  vector.to_elements %a : vector<1024x1025xf32>
  return
}
//--- err
fail_more_elements_than_results.mlir:4:27: error: an operation gives no 1049600 elements [too-many-results]
  vector.to_elements %a : vector<1024x1025xf32>
                          ^~~~~~
