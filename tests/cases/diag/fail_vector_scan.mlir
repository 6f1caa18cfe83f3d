// RUN: lowir opt --split-input-file
// The initial value of a scan has the other dimensions of the source.
func.func @f(%x: vector<16xf64>, %y: vector<4xf64>) {
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 0 : i64} : vector<16xf64>, vector<4xf64>
  return
}
// -----
func.func @f(%x: vector<16x2xf64>, %y: vector<2xf64>) {
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 1 : i64} : vector<16x2xf64>, vector<2xf64>
  return
}
// -----
func.func @f(%x: vector<16x2xf64>, %y: vector<2xf64>) {
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 2 : i64} : vector<16x2xf64>, vector<2xf64>
  return
}
// -----
func.func @f(%x: vector<16x2xf64>, %y: vector<2xf64>) {
  %0:2 = vector.scan <and>, %x, %y {inclusive = true, reduction_dim = 0 : i64} : vector<16x2xf64>, vector<2xf64>
  return
}
//--- out
// -----
// -----
// -----
//--- err
fail_vector_scan.mlir:4:10: error: 'vector.scan' has an initial value of the dimensions of its source that are not scanned [vector]
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 0 : i64} : vector<16xf64>, vector<4xf64>
         ^~~~~~~~~~~
fail_vector_scan.mlir:9:10: error: 'vector.scan' has an initial value of the dimensions of its source that are not scanned [vector]
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 1 : i64} : vector<16x2xf64>, vector<2xf64>
         ^~~~~~~~~~~
fail_vector_scan.mlir:14:10: error: 'vector.scan' has a dimension to scan among the 2 of its source [vector]
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 2 : i64} : vector<16x2xf64>, vector<2xf64>
         ^~~~~~~~~~~
fail_vector_scan.mlir:19:10: error: 'vector.scan' has a kind that its elements do not have [vector]
  %0:2 = vector.scan <and>, %x, %y {inclusive = true, reduction_dim = 0 : i64} : vector<16x2xf64>, vector<2xf64>
         ^~~~~~~~~~~
