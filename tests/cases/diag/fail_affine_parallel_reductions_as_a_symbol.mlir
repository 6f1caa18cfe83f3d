// RUN: lowir opt
// An array, not anything (a mutant of affine 1800149).
func.func @f() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = @g, steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (5)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
//--- err
fail_affine_parallel_reductions_as_a_symbol.mlir:4:3: error: 'affine.parallel' op attribute 'reductions' failed to satisfy constraint: 64-bit integer array attribute [attribute-kind]
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = @g, steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (5)>}> ({
  ^~~~~~~~~~~~~~~~~
