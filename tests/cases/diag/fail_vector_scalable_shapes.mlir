// RUN: lowir opt -split-input-file
// Scalable dimensions are not those of known size.
func.func @f(%s: vector<[4]xf32>) {
  %0 = "vector.broadcast"(%s) : (vector<[4]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%s: vector<4xf32>) {
  %0 = "vector.broadcast"(%s) : (vector<4xf32>) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%s: vector<[1]xf32>) {
  %0 = "vector.broadcast"(%s) : (vector<[1]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<[2]x[4]xi32>) {
  %0 = "vector.shape_cast"(%a0) : (vector<[2]x[4]xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: vector<2x[4]xi32>) {
  %0 = "vector.extract"(%a0) <{static_position = array<i64: 1>}> : (vector<2x[4]xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = "vector.from_elements"(%a0, %a1, %a2, %a3) : (i32, i32, i32, i32) -> vector<[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  %0 = "vector.shuffle"(%a0, %a1) <{mask = array<i64: 0, 1>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<2xi32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<2xf32>) {
  %0 = "vector.outerproduct"(%a0, %a1) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<2xf32>) -> vector<[4]x2xf32>
  return
}
// -----
func.func @f(%a0: memref<8xf32>, %a1: index, %a2: vector<[4]xi1>, %a3: vector<4xf32>) {
  %0 = "vector.expandload"(%a0, %a1, %a2, %a3) : (memref<8xf32>, index, vector<[4]xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: memref<8xf32>, %a1: index, %a2: vector<[4]xi1>, %a3: vector<4xf32>) {
  "vector.compressstore"(%a0, %a1, %a2, %a3) : (memref<8xf32>, index, vector<[4]xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  %0 = "vector.interleave"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<8xi32>
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_vector_scalable_shapes.mlir:4:8: error: 'vector.broadcast' repeats along new dimensions and those of size 1: the other trailing dimensions must agree [vector]
  %0 = "vector.broadcast"(%s) : (vector<[4]xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:9:8: error: 'vector.broadcast' repeats along new dimensions and those of size 1: the other trailing dimensions must agree [vector]
  %0 = "vector.broadcast"(%s) : (vector<4xf32>) -> vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:14:8: error: 'vector.broadcast' repeats along new dimensions and those of size 1: the other trailing dimensions must agree [vector]
  %0 = "vector.broadcast"(%s) : (vector<[1]xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:19:8: error: 'vector.shape_cast' keeps the number of scalable dimensions [vector]
  %0 = "vector.shape_cast"(%a0) : (vector<[2]x[4]xi32>) -> vector<8xi32>
       ^~~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:24:8: error: 'vector.extract' speaks of a part of the shape that its positions leave [vector]
  %0 = "vector.extract"(%a0) <{static_position = array<i64: 1>}> : (vector<2x[4]xi32>) -> vector<4xi32>
       ^~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:29:8: error: 'vector.from_elements' op result #0 must be fixed-length vector of any type values, but got 'vector<[4]xi32>' [result-type]
  %0 = "vector.from_elements"(%a0, %a1, %a2, %a3) : (i32, i32, i32, i32) -> vector<[4]xi32>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:34:8: error: 'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xi32>' [operand-type]
  %0 = "vector.shuffle"(%a0, %a1) <{mask = array<i64: 0, 1>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<2xi32>
       ^~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:33:14: note: the operand ('v1') is defined here
func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
             ^~~
fail_vector_scalable_shapes.mlir:39:8: error: 'vector.outerproduct' has a second operand of a size that is not known if that of the first is not [vector]
  %0 = "vector.outerproduct"(%a0, %a1) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<2xf32>) -> vector<[4]x2xf32>
       ^~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:44:8: error: 'vector.expandload' op operand #2 must be fixed-length vector of 1-bit signless integer values of ranks 1, but got 'vector<[4]xi1>' [operand-type]
  %0 = "vector.expandload"(%a0, %a1, %a2, %a3) : (memref<8xf32>, index, vector<[4]xi1>, vector<4xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:43:46: note: the operand ('mask') is defined here
func.func @f(%a0: memref<8xf32>, %a1: index, %a2: vector<[4]xi1>, %a3: vector<4xf32>) {
                                             ^~~
fail_vector_scalable_shapes.mlir:49:3: error: 'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values of ranks 1, but got 'vector<[4]xi1>' [operand-type]
  "vector.compressstore"(%a0, %a1, %a2, %a3) : (memref<8xf32>, index, vector<[4]xi1>, vector<4xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~
fail_vector_scalable_shapes.mlir:48:46: note: the operand ('mask') is defined here
func.func @f(%a0: memref<8xf32>, %a1: index, %a2: vector<[4]xi1>, %a3: vector<4xf32>) {
                                             ^~~
fail_vector_scalable_shapes.mlir:54:8: error: 'vector.interleave' takes vectors to those of the same elements and twice or half their last size [vector]
  %0 = "vector.interleave"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<8xi32>
       ^~~~~~~~~~~~~~~~~~~
