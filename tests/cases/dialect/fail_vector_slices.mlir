// RUN: lowir opt --split-input-file
// Boxes that do not fit, and strides other than one.
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [9], sizes = [2], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [7], sizes = [2], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [0], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1, 1], sizes = [2], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [3], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1, 1], sizes = [2, 1], strides = [1, 1]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [2], strides = [9223372036854775807]}> : (vector<8xf32>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%v: vector<2xf32>, %w: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1], strides = [1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @f(%v: vector<2xf32>, %w: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1, 2], strides = [2]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @f(%v: vector<2xf32>, %w: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [4, 2], strides = [1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @f(%v: vector<2xf32>, %w: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1, 7], strides = [1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @f(%v: vector<2xf32>, %w: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1, 2], strides = [1, 1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
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
// -----
//--- err
fail_vector_slices.mlir:4:8: error: 'vector.extract_strided_slice' op expects a box inside of dimension 0 of 8, not 2 from 9 on [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [9], sizes = [2], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:9:8: error: 'vector.extract_strided_slice' op expects a box inside of dimension 0 of 8, not 2 from 7 on [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [7], sizes = [2], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:14:8: error: 'vector.extract_strided_slice' op expects a box inside of dimension 0 of 8, not 0 from 2 on [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [0], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:19:8: error: 'vector.extract_strided_slice' op expects offsets for up to 1 dimensions, and a stride for each size [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1, 1], sizes = [2], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:24:8: error: 'vector.extract_strided_slice' op expects a part that has the sizes of the box, of elements of type 'f32' [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [3], strides = [1]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:29:8: error: 'vector.extract_strided_slice' op expects offsets for up to 1 dimensions, and a stride for each size [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1, 1], sizes = [2, 1], strides = [1, 1]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:34:8: error: 'vector.extract_strided_slice' op expects strides of 1 [slice]
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [2], sizes = [2], strides = [9223372036854775807]}> : (vector<8xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:39:8: error: 'vector.insert_strided_slice' op expects offsets for up to 2 dimensions, and a stride for each size [slice]
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1], strides = [1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:44:8: error: 'vector.insert_strided_slice' op expects strides of 1 [slice]
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1, 2], strides = [2]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:49:8: error: 'vector.insert_strided_slice' op expects a box inside of dimension 0 of 4, not 1 from 4 on [slice]
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [4, 2], strides = [1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:54:8: error: 'vector.insert_strided_slice' op expects a box inside of dimension 1 of 8, not 2 from 7 on [slice]
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1, 7], strides = [1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_vector_slices.mlir:59:8: error: 'vector.insert_strided_slice' op expects offsets for up to 2 dimensions, and a stride for each size [slice]
  %0 = "vector.insert_strided_slice"(%v, %w) <{offsets = [1, 2], strides = [1, 1]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
