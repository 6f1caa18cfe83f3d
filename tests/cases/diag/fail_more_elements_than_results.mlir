// RUN: lowir opt
// DIFFERS: a text takes a million elements and sixteen for each byte out of vectors at most; mlir-opt makes as many as there is room for
func.func @f(%a: vector<1024x1040xf32>) {
  vector.to_elements %a : vector<1024x1040xf32>
  return
}
//--- err
fail_more_elements_than_results.mlir:4:27: error: 1064960 elements are more than a text of this length takes [too-many-results]
  vector.to_elements %a : vector<1024x1040xf32>
                          ^~~~~~
