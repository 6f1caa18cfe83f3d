// RUN: lowir opt -split-input-file
// Places of a gather and a scatter: as many indices as dimensions, one place for each element.
func.func @indices(%m: memref<?x?xf32>, %a: index, %i: vector<2xindex>, %k: vector<2xi1>, %p: vector<2xf32>) {
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (memref<?x?xf32>, index, vector<2xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @base(%m: vector<4xf32>, %a: index, %i: vector<2xindex>, %k: vector<2xi1>, %p: vector<2xf32>) {
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (vector<4xf32>, index, vector<2xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @elements(%m: memref<?xf64>, %a: index, %i: vector<2xindex>, %k: vector<2xi1>, %p: vector<2xf32>) {
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (memref<?xf64>, index, vector<2xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @places(%m: memref<?xf32>, %a: index, %i: vector<3xindex>, %k: vector<2xi1>, %p: vector<2xf32>) {
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (memref<?xf32>, index, vector<3xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @scattered(%m: memref<?xf32>, %a: index, %i: vector<3xindex>, %k: vector<2xi1>, %p: vector<2xf32>) {
  "vector.scatter"(%m, %a, %i, %k, %p) : (memref<?xf32>, index, vector<3xindex>, vector<2xi1>, vector<2xf32>) -> ()
  return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_vector_gather.mlir:4:8: error: 'vector.gather' requires 2 indices [vector]
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (memref<?x?xf32>, index, vector<2xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~
fail_vector_gather.mlir:9:8: error: 'vector.gather' requires base to be a memref or ranked tensor type [vector]
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (vector<4xf32>, index, vector<2xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~
fail_vector_gather.mlir:14:8: error: 'vector.gather' accesses elements of the memref's type [vector]
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (memref<?xf64>, index, vector<2xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~
fail_vector_gather.mlir:19:8: error: 'vector.gather' has a place for each element of the vector [vector]
  %0 = "vector.gather"(%m, %a, %i, %k, %p) : (memref<?xf32>, index, vector<3xindex>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
       ^~~~~~~~~~~~~~~
fail_vector_gather.mlir:24:3: error: 'vector.scatter' has a place for each element of the vector [vector]
  "vector.scatter"(%m, %a, %i, %k, %p) : (memref<?xf32>, index, vector<3xindex>, vector<2xi1>, vector<2xf32>) -> ()
  ^~~~~~~~~~~~~~~~
