// RUN: lowir opt -split-input-file
// Parts of scalable vectors: of a scalable one, of its elements, at multiples of their size.
func.func @f(%s: vector<4xf32>, %d: vector<[4]xf32>) {
  %0 = "vector.scalable.insert"(%s, %d) <{pos = 5 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%d: vector<[4]xf32>) {
  %0 = "vector.scalable.extract"(%d) <{pos = 5 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%s: vector<4xf32>, %d: vector<4xf32>) {
  %0 = "vector.scalable.insert"(%s, %d) <{pos = 0 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%d: vector<4xf32>) {
  %0 = "vector.scalable.extract"(%d) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%s: vector<4xf32>, %d: vector<[4]xf64>) {
  %0 = "vector.scalable.insert"(%s, %d) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf64>) -> vector<[4]xf64>
  return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_vector_scalable_parts.mlir:4:8: error: 'vector.scalable.insert' has a part of the element type of the whole, at a multiple of the part's size [vector]
  %0 = "vector.scalable.insert"(%s, %d) <{pos = 5 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_parts.mlir:9:8: error: 'vector.scalable.extract' has a part of the element type of the whole, at a multiple of the part's size [vector]
  %0 = "vector.scalable.extract"(%d) <{pos = 5 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_parts.mlir:14:8: error: 'vector.scalable.insert' op operand #1 must be scalable vector of any type values of ranks 1, but got 'vector<4xf32>' [operand-type]
  %0 = "vector.scalable.insert"(%s, %d) <{pos = 0 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_parts.mlir:13:33: note: the operand ('dest') is defined here
func.func @f(%s: vector<4xf32>, %d: vector<4xf32>) {
                                ^~
fail_vector_scalable_parts.mlir:19:8: error: 'vector.scalable.extract' op operand #0 must be scalable vector of any type values of ranks 1, but got 'vector<4xf32>' [operand-type]
  %0 = "vector.scalable.extract"(%d) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_parts.mlir:18:14: note: the operand ('source') is defined here
func.func @f(%d: vector<4xf32>) {
             ^~
fail_vector_scalable_parts.mlir:24:8: error: 'vector.scalable.insert' has a part of the element type of the whole, at a multiple of the part's size [vector]
  %0 = "vector.scalable.insert"(%s, %d) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf64>) -> vector<[4]xf64>
       ^~~~~~~~~~~~~~~~~~~~~~~~
