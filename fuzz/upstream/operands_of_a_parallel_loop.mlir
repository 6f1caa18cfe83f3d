// mlir-opt-22 accepts an affine.parallel with more operands than its maps take (a mutant of tiles 1600124), and crashes printing
// one with fewer: here the upper bound has none left.
func.func @f(%p: index) {
  "affine.parallel"(%p) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [2], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%a: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}
