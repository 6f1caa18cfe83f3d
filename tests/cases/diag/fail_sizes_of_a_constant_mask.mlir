// RUN: lowir opt
// Sizes are integers of 64 bits (a mutant of sums 1700102).
func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i1: true>}> : () -> vector<4xi1>
  return
}
//--- err
fail_sizes_of_a_constant_mask.mlir:4:8: error: 'vector.constant_mask' has a size for each dimension of its result [vector]
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i1: true>}> : () -> vector<4xi1>
       ^~~~~~~~~~~~~~~~~~~~~~
