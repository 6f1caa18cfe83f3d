// 2021: the mask of a transfer had the order of the vector's dimensions
func @f(%m: memref<?x?xf32>, %i: index, %x: f32, %mask: vector<9x4xi1>, %v: vector<2x3x5xf32>, %some: vector<2x5xi1>, %n: memref<?x?x?xf32>) -> vector<9x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %x, %mask {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<9x4xf32>
  %1 = vector.transfer_read %n[%i, %i, %i], %x, %some {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d1)>, in_bounds = [false, true, false]} : memref<?x?x?xf32>, vector<2x3x5xf32>
  vector.transfer_write %0, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<9x4xf32>, memref<?x?xf32>
  return %0 : vector<9x4xf32>
}
//--- today
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, 0, d1)>
func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<9x4xi1>, %arg4: vector<2x3x5xf32>, %arg5: vector<2x5xi1>, %arg6: memref<?x?x?xf32>) -> vector<9x4xf32> {
  %0 = vector.transpose %arg3, [1, 0] : vector<9x4xi1> to vector<4x9xi1>
  %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %0 {permutation_map = #map} : memref<?x?xf32>, vector<9x4xf32>
  %2 = vector.transpose %arg5, [1, 0] : vector<2x5xi1> to vector<5x2xi1>
  %3 = vector.transfer_read %arg6[%arg1, %arg1, %arg1], %arg2, %2 {in_bounds = [false, true, false], permutation_map = #map1} : memref<?x?x?xf32>, vector<2x3x5xf32>
  %4 = vector.transpose %arg3, [1, 0] : vector<9x4xi1> to vector<4x9xi1>
  vector.transfer_write %1, %arg0[%arg1, %arg1], %4 {permutation_map = #map} : vector<9x4xf32>, memref<?x?xf32>
  return %1 : vector<9x4xf32>
}
