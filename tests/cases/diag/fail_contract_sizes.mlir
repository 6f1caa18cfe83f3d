// RUN: lowir opt
// Both operands have one size along what is summed up (a mutant of ub 1900364).
func.func @f(%a: vector<2x4xi64>, %b: vector<4x1xi64>, %c: vector<4x4xi64>) -> vector<4x4xi64> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xi64>, vector<4x1xi64> into vector<4x4xi64>
  return %0 : vector<4x4xi64>
}
//--- err
fail_contract_sizes.mlir:4:8: error: 'vector.contract' has operands of one size along each iterator, and sums up along one of both [vector]
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_m...
       ^~~~~~~~~~~~~~~
