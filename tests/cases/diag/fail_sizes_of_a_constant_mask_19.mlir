// RUN: lowir opt --compat=19
// Sizes are an array attribute in release 19.
func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<4xi1>
  return
}
//--- err
fail_sizes_of_a_constant_mask_19.mlir:4:8: error: 'vector.constant_mask' has a size for each dimension of its result [vector]
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<4xi1>
       ^~~~~~~~~~~~~~~~~~~~~~
