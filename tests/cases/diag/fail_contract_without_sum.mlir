// RUN: lowir opt
func.func @f(%a: vector<4xi64>, %b: vector<4xi64>, %c: vector<4xi64>) -> vector<4xi64> {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4xi64>, vector<4xi64> into vector<4xi64>
  return %0 : vector<4xi64>
}
//--- err
fail_contract_without_sum.mlir:3:8: error: 'vector.contract' has operands of one size along each iterator, and sums up along one of both [vector]
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4xi64>, vector<4xi64> into vector<4xi64>
       ^~~~~~~~~~~~~~~
