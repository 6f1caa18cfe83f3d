// RUN: lowir opt --fold-memref-alias-ops --compat=19
func.func @parts(%m: memref<12x32xf32>, %i: index, %j: index, %k: index) -> f32 {
  %s = memref.subview %m[%i, 4] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %v = memref.load %s[%j, %k] {nontemporal = true} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %v : f32
}
func.func @row(%m: memref<12x32xf32>, %i: index, %j: index, %k: index, %x: f32) {
  %s = memref.subview %m[%i, %j] [1, 4] [%k, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.store %x, %s[%k] : memref<4xf32, strided<[1], offset: ?>>
  %c3 = arith.constant 3 : index
  memref.store %x, %s[%c3] : memref<4xf32, strided<[1], offset: ?>>
  return
}
func.func @counters(%m: memref<12x32xf32>, %i: index, %j: index) {
  %s = memref.subview %m[%i, %j] [4, 4] [%i, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  affine.for %a = 0 to 4 {
    %v = affine.load %s[%a + 3, %a] : memref<4x4xf32, strided<[?, 2], offset: ?>>
    affine.store %v, %s[%a, symbol(%i) + 1] : memref<4x4xf32, strided<[?, 2], offset: ?>>
    %w = memref.load %s[%a, %a] : memref<4x4xf32, strided<[?, 2], offset: ?>>
    memref.store %w, %s[%i, %a] : memref<4x4xf32, strided<[?, 2], offset: ?>>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %a = %c0 to %i step %c1 {
    %w = memref.load %s[%a, %i] : memref<4x4xf32, strided<[?, 2], offset: ?>>
    memref.store %w, %s[%i, %a] : memref<4x4xf32, strided<[?, 2], offset: ?>>
  }
  return
}
func.func @shapes(%m: memref<?x5x?xf32>, %i: index, %j: index, %k: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1, 2], [3], [4, 5]] output_shape [2, %i, 4, 5, 2, %j] : memref<?x5x?xf32> into memref<2x?x4x5x2x?xf32>
  %v = memref.load %e[%j, %k, %j, %c1, %i, %i] : memref<2x?x4x5x2x?xf32>
  memref.store %v, %e[%j, %k, %j, %k, %i, %j] : memref<2x?x4x5x2x?xf32>
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<?x5x?xf32> into memref<?x?xf32>
  %w = memref.load %c[%j, %k] : memref<?x?xf32>
  memref.store %w, %c[%c1, %k] : memref<?x?xf32>
  return %v, %w : f32, f32
}
func.func @no_dimensions(%z: memref<1x1xf32>, %o: memref<f32>, %i: index, %x: f32) {
  %c = memref.collapse_shape %z [] : memref<1x1xf32> into memref<f32>
  memref.store %x, %c[] : memref<f32>
  %e = memref.expand_shape %o [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  memref.store %x, %e[%i, %i] : memref<1x1xf32>
  return
}
func.func @vectors(%m: memref<12x32xf32>, %i: index, %j: index, %mask: vector<4xi1>, %x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%i, 4] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %v = vector.load %s[%j, %i] {nontemporal = true} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  vector.maskedstore %s[%j, %i], %mask, %v : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, 4, 8] : memref<12x32xf32> into memref<3x4x4x8xf32>
  %w = vector.maskedload %e[%i, %j, %i, %j], %mask, %x : memref<3x4x4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  vector.store %w, %c[%i] {nontemporal = true} : memref<384xf32>, vector<4xf32>
  return %v, %w : vector<4xf32>, vector<4xf32>
}
func.func @transfers(%m: memref<3x12x32xf32>, %i: index, %j: index, %mask: vector<4xi1>, %p: f32) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%i, 4, %j] [4, 1, 4] [1, 1, 1] : memref<3x12x32xf32> to memref<4x4xf32, strided<[384, 1], offset: ?>>
  %v = vector.transfer_read %s[%j, %i], %p, %mask {in_bounds = [true]} : memref<4x4xf32, strided<[384, 1], offset: ?>>, vector<4xf32>
  %w = vector.transfer_read %s[%j, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x4xf32, strided<[384, 1], offset: ?>>, vector<2x4xf32>
  vector.transfer_write %w, %s[%i, %j] {in_bounds = [true, true]} : vector<2x4xf32>, memref<4x4xf32, strided<[384, 1], offset: ?>>
  vector.transfer_write %v, %s[%i, %j] : vector<4xf32>, memref<4x4xf32, strided<[384, 1], offset: ?>>
  %e = memref.expand_shape %m [[0], [1, 2], [3]] output_shape [3, 3, 4, 32] : memref<3x12x32xf32> into memref<3x3x4x32xf32>
  %u = vector.transfer_read %e[%i, %j, %i, %j], %p : memref<3x3x4x32xf32>, vector<4xf32>
  vector.transfer_write %u, %e[%i, %j, %i, %j] : vector<4xf32>, memref<3x3x4x32xf32>
  return %v, %w, %u : vector<4xf32>, vector<2x4xf32>, vector<4xf32>
}
func.func @views(%m: memref<12x32xf32>, %i: index, %j: index, %k: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %s = memref.subview %m[%i, 4] [%k, 4] [1, 1] : memref<12x32xf32> to memref<?x4xf32, strided<[32, 1], offset: ?>>
  %t = memref.subview %s[%j, 1] [1, 2] [1, 1] : memref<?x4xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  return %t : memref<2xf32, strided<[1], offset: ?>>
}
//--- out
#map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map1 = affine_map<()[s0] -> (s0 * 3 + 4)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0] -> (s0 + 3)>
#map4 = affine_map<(d0)[s0] -> ((d0 + 3) * s0 + s0)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1 * s0)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 2)>
#map7 = affine_map<()[s0] -> (s0 + s0 * s0)>
#map8 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 4 + (s2 * s0) * 4)>
#map9 = affine_map<()[s0, s1, s2] -> (s1 + s2 * s0)>
#map10 = affine_map<()[s0] -> (s0 floordiv 5)>
#map11 = affine_map<()[s0] -> (s0 mod 5)>
#map12 = affine_map<()[s0] -> (s0 + 4)>
#map13 = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
#map14 = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
#map15 = affine_map<()[s0] -> (s0 floordiv 32)>
#map16 = affine_map<()[s0] -> (s0 mod 32)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map18 = affine_map<()[s0] -> (s0 * 2)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @parts(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> f32 {
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map1()[%arg3]
    %2 = memref.load %arg0[%0, %1] {nontemporal = true} : memref<12x32xf32>
    return %2 : f32
  }
  func.func @row(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) {
    %0 = affine.apply #map2()[%arg2, %arg3]
    memref.store %arg4, %arg0[%arg1, %0] : memref<12x32xf32>
    %1 = affine.apply #map3()[%arg2]
    memref.store %arg4, %arg0[%arg1, %1] : memref<12x32xf32>
    return
  }
  func.func @counters(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    affine.for %arg3 = 0 to 4 {
      %0 = affine.apply #map4(%arg3)[%arg1]
      %1 = affine.apply #map()[%arg2, %arg3]
      %2 = affine.load %arg0[%0, %1] : memref<12x32xf32>
      %3 = affine.apply #map5()[%arg1, %arg3]
      %4 = affine.apply #map6()[%arg2, %arg1]
      affine.store %2, %arg0[%3, %4] : memref<12x32xf32>
      %5 = affine.apply #map5()[%arg1, %arg3]
      %6 = affine.apply #map()[%arg2, %arg3]
      %7 = memref.load %arg0[%5, %6] : memref<12x32xf32>
      %8 = affine.apply #map7()[%arg1]
      %9 = affine.apply #map()[%arg2, %arg3]
      memref.store %7, %arg0[%8, %9] : memref<12x32xf32>
    }
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = affine.apply #map5()[%arg1, %arg3]
      %1 = affine.apply #map()[%arg2, %arg1]
      %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
      %3 = affine.apply #map7()[%arg1]
      %4 = affine.apply #map()[%arg2, %arg3]
      memref.store %2, %arg0[%3, %4] : memref<12x32xf32>
    }
    return
  }
  func.func @shapes(%arg0: memref<?x5x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, f32) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5x?xf32>
    %dim_0 = memref.dim %arg0, %c2 : memref<?x5x?xf32>
    %0 = arith.divui %dim, %c8 : index
    %1 = arith.divui %dim_0, %c2 : index
    %2 = affine.apply #map8()[%arg2, %arg3, %0]
    %3 = affine.apply #map5()[%arg1, %1]
    %4 = memref.load %arg0[%2, %c1, %3] : memref<?x5x?xf32>
    %dim_1 = memref.dim %arg0, %c0 : memref<?x5x?xf32>
    %dim_2 = memref.dim %arg0, %c2 : memref<?x5x?xf32>
    %5 = arith.divui %dim_1, %c8 : index
    %6 = arith.divui %dim_2, %c2 : index
    %7 = affine.apply #map8()[%arg2, %arg3, %5]
    %8 = affine.apply #map9()[%arg1, %arg2, %6]
    memref.store %4, %arg0[%7, %arg3, %8] : memref<?x5x?xf32>
    %9 = affine.apply #map10()[%arg2]
    %10 = affine.apply #map11()[%arg2]
    %11 = memref.load %arg0[%9, %10, %arg3] : memref<?x5x?xf32>
    memref.store %11, %arg0[%c0, %c1, %arg3] : memref<?x5x?xf32>
    return %4, %11 : f32, f32
  }
  func.func @no_dimensions(%arg0: memref<1x1xf32>, %arg1: memref<f32>, %arg2: index, %arg3: f32) {
    %c0 = arith.constant 0 : index
    memref.store %arg3, %arg0[%c0, %c0] : memref<1x1xf32>
    memref.store %arg3, %arg1[] : memref<f32>
    return
  }
  func.func @vectors(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map12()[%arg1]
    %2 = vector.load %arg0[%0, %1] : memref<12x32xf32>, vector<4xf32>
    %3 = affine.apply #map()[%arg1, %arg2]
    %4 = affine.apply #map12()[%arg1]
    vector.maskedstore %arg0[%3, %4], %arg3, %2 : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
    %5 = affine.apply #map13()[%arg1, %arg2]
    %6 = affine.apply #map14()[%arg1, %arg2]
    %7 = vector.maskedload %arg0[%5, %6], %arg3, %arg4 : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %8 = affine.apply #map15()[%arg1]
    %9 = affine.apply #map16()[%arg1]
    vector.store %7, %arg0[%8, %9] {nontemporal = true} : memref<12x32xf32>, vector<4xf32>
    return %2, %7 : vector<4xf32>, vector<4xf32>
  }
  func.func @transfers(%arg0: memref<3x12x32xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: f32) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>) {
    %c4 = arith.constant 4 : index
    %subview = memref.subview %arg0[%arg1, 4, %arg2] [4, 1, 4] [1, 1, 1] : memref<3x12x32xf32> to memref<4x4xf32, strided<[384, 1], offset: ?>>
    %0 = affine.apply #map2()[%arg1, %arg2]
    %1 = affine.apply #map2()[%arg2, %arg1]
    %2 = vector.transfer_read %arg0[%0, %c4, %1], %arg4, %arg3 {in_bounds = [true]} : memref<3x12x32xf32>, vector<4xf32>
    %3 = affine.apply #map2()[%arg1, %arg2]
    %4 = affine.apply #map2()[%arg2, %arg1]
    %5 = vector.transfer_read %arg0[%3, %c4, %4], %arg4 {in_bounds = [true, true], permutation_map = #map17} : memref<3x12x32xf32>, vector<2x4xf32>
    %6 = affine.apply #map18()[%arg1]
    %7 = affine.apply #map18()[%arg2]
    vector.transfer_write %5, %arg0[%6, %c4, %7] {in_bounds = [true, true], permutation_map = #map19} : vector<2x4xf32>, memref<3x12x32xf32>
    vector.transfer_write %2, %subview[%arg1, %arg2] : vector<4xf32>, memref<4x4xf32, strided<[384, 1], offset: ?>>
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [3, 3, 4, 32] : memref<3x12x32xf32> into memref<3x3x4x32xf32>
    %8 = vector.transfer_read %expand_shape[%arg1, %arg2, %arg1, %arg2], %arg4 : memref<3x3x4x32xf32>, vector<4xf32>
    vector.transfer_write %8, %expand_shape[%arg1, %arg2, %arg1, %arg2] : vector<4xf32>, memref<3x3x4x32xf32>
    return %2, %5, %8 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>
  }
  func.func @views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<2xf32, strided<[1], offset: ?>> {
    %0 = affine.apply #map2()[%arg1, %arg2]
    %subview = memref.subview %arg0[%0, 5] [1, 2] [1, 1] : memref<12x32xf32> to memref<2xf32, strided<[1], offset: ?>>
    return %subview : memref<2xf32, strided<[1], offset: ?>>
  }
}

