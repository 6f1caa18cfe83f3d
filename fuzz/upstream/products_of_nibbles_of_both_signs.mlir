// mlir-opt-22 --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm" extends each side from i4 to i8 with the sign of the
// other one: 15 of the left side becomes -1, -1 of the right side becomes 15.
#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (j, k)>
#both = affine_map<(i, j, k) -> (i, j)>
func.func @f(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi4> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [#rows, #columns, #both], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %c
    : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
