// RUN: lowir opt %s
// Sizes of map groups that only add up when they overflow.
func.func @f(%n: index) {
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0, 0)>,
    lowerBoundsGroups = dense<[9223372036854775807, 9223372036854775807, 4]> : tensor<3xi64>,
    upperBoundsMap = affine_map<() -> (1, 1, 1)>, upperBoundsGroups = dense<1> : tensor<3xi64>,
    reductions = [], steps = [1, 1, 1]}> ({
  ^bb0(%i: index, %j: index, %k: index):
    affine.yield
  }) : () -> ()
  return
}
//--- err
fail_affine_parallel_group_sizes.mlir:4:3: error: 'affine.parallel' op the results of a bounds map must be those of its groups [map-results]
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0, 0)>,
  ^~~~~~~~~~~~~~~~~
