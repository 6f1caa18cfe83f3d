// RUN: lowir opt --split-input-file
// A result for each element, and a million at most.
func.func @f(%a: vector<4xf32>) {
  %0:3 = "vector.to_elements"(%a) : (vector<4xf32>) -> (f32, f32, f32)
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0:2 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, i32)
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0:3 = vector.to_elements %a : vector<2xf32>
  return
}
//--- out
// -----
// -----
//--- err
fail_elements_of_a_vector.mlir:4:10: error: 'vector.to_elements' has a result for each element of the vector, of its element type [vector]
  %0:3 = "vector.to_elements"(%a) : (vector<4xf32>) -> (f32, f32, f32)
         ^~~~~~~~~~~~~~~~~~~~
fail_elements_of_a_vector.mlir:9:10: error: 'vector.to_elements' has a result for each element of the vector, of its element type [vector]
  %0:2 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, i32)
         ^~~~~~~~~~~~~~~~~~~~
fail_elements_of_a_vector.mlir:14:3: error: operation defines 2 results but was provided 3 to bind [result-count]
  %0:3 = vector.to_elements %a : vector<2xf32>
  ^~
