// RUN: lowir opt %s
// DIFFERS: mlir-opt has no such limit.
func.func private @f(vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>)
//--- err
fail_vector_of_many_dimensions.mlir:3:29: error: vectors of more than 32 dimensions are unsupported [vector-rank]
func.func private @f(vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>)
                            ^
