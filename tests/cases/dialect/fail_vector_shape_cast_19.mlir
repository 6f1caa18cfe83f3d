// RUN: lowir opt --compat=19
// This release splits dimensions, or joins neighbours.
func.func @f(%a: vector<1x2x4xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %a : vector<1x2x4xf32> to vector<4x2xf32>
  return %0 : vector<4x2xf32>
}
//--- err
fail_vector_shape_cast_19.mlir:4:8: error: 'vector.shape_cast' only splits or joins neighbouring dimensions in this release [vector]
  %0 = vector.shape_cast %a : vector<1x2x4xf32> to vector<4x2xf32>
       ^~~~~~~~~~~~~~~~~
