// RUN: lowir opt --split-input-file %s
// Accesses of vectors, too, are aligned to powers of two.
func.func @load(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %v = vector.load %m[%i] {alignment = 0} : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// -----
func.func @masked(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.maskedstore %m[%i], %k, %v {alignment = 12} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @scattered(%m: memref<8xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.scatter %m[%i][%x], %k, %v {alignment = -1} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @expanded(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %r = vector.expandload %m[%i], %k, %v {alignment = 3} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
//--- out
// -----
// -----
// -----
//--- err
fail_vector_alignment.mlir:4:8: error: 'vector.load' op alignment must be a power of two, got 0 [invalid-alignment]
  %v = vector.load %m[%i] {alignment = 0} : memref<8xf32>, vector<4xf32>
       ^~~~~~~~~~~
fail_vector_alignment.mlir:9:3: error: 'vector.maskedstore' op alignment must be a power of two, got 12 [invalid-alignment]
  vector.maskedstore %m[%i], %k, %v {alignment = 12} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  ^~~~~~~~~~~~~~~~~~
fail_vector_alignment.mlir:14:3: error: 'vector.scatter' op alignment must be a power of two, got -1 [invalid-alignment]
  vector.scatter %m[%i][%x], %k, %v {alignment = -1} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  ^~~~~~~~~~~~~~
fail_vector_alignment.mlir:19:8: error: 'vector.expandload' op alignment must be a power of two, got 3 [invalid-alignment]
  %r = vector.expandload %m[%i], %k, %v {alignment = 3} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
       ^~~~~~~~~~~~~~~~~
