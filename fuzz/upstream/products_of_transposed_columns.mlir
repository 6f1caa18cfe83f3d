// mlir-opt-22 --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm" does not look at the maps: the right side is stored
// with its terms along the first dimension, and the boxes of it that are multiplied are not transposed. Nor at the kind: a
// contraction with kind = #vector.kind<maxsi> becomes sums.
#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#both = affine_map<(i, j, k) -> (i, j)>
func.func @f(%a: vector<8x8xi8>, %b: vector<8x8xi8>, %c: vector<8x8xi32>) -> vector<8x8xi32> {
  %r = vector.contract {indexing_maps = [#rows, #columns, #both], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
    : vector<8x8xi8>, vector<8x8xi8> into vector<8x8xi32>
  return %r : vector<8x8xi32>
}
