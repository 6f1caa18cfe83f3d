// RUN: lowir opt --compat=19
// Release 19 scatters into memory only.
func.func @f(%t: tensor<?xf32>, %v: vector<3xf32>, %i: index, %k: vector<3xi32>, %m: vector<3xi1>) -> tensor<?xf32> {
  %0 = vector.scatter %t[%i][%k], %m, %v : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
//--- err
fail_scatter_into_a_tensor.mlir:4:8: error: 'vector.scatter' requires base to be a memref, and has no result [vector]
  %0 = vector.scatter %t[%i][%k], %m, %v : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> -> tensor<?xf32>
       ^~~~~~~~~~~~~~
