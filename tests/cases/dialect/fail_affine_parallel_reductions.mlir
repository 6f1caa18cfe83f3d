// RUN: lowir opt -split-input-file %s
// A reduction is one of the known ones, and its result has a type that it reduces.
func.func @unknown(%a: f32) -> f32 {
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [-1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>}> ({
  ^bb0(%i: index):
    affine.yield %a : f32
  }) : () -> f32
  return %0 : f32
}
// -----
func.func @type(%a: i32) -> i32 {
  %0 = affine.parallel (%i) = (0) to (9) reduce ("maximumf") -> (i32) {
    affine.yield %a : i32
  }
  return %0 : i32
}
//--- out
// -----
//--- err
fail_affine_parallel_reductions.mlir:4:8: error: 'affine.parallel' op -1 is no kind of reduction [reduction-kind]
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [-1], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>}> ({
       ^~~~~~~~~~~~~~~~~
fail_affine_parallel_reductions.mlir:12:8: error: 'affine.parallel' op a reduction of kind 'maximumf' cannot have a result of this type [reduction-type]
  %0 = affine.parallel (%i) = (0) to (9) reduce ("maximumf") -> (i32) {
       ^~~~~~~~~~~~~~~
