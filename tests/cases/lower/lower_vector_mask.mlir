// RUN: lowir opt --lower-vector-mask
// RUN: lowir opt --lower-vector-mask --compat=19
// Accesses get the mask around them; what is masked otherwise stays, and masks of everything go.

func.func @memory(%t: memref<?x?xf32>, %i: index, %f: f32, %m: vector<16x4xi1>, %w: vector<16xf32>, %n: vector<16xi1>) -> vector<4x16xf32> {
  %0 = vector.mask %m { vector.transfer_read %t[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(a, b) -> (b, a)>} : memref<?x?xf32>, vector<4x16xf32> } : vector<16x4xi1> -> vector<4x16xf32>
  vector.mask %n { vector.transfer_write %w, %t[%i, %i] {in_bounds = [true]} : vector<16xf32>, memref<?x?xf32> } : vector<16xi1>
  return %0 : vector<4x16xf32>
}
func.func @tensor(%t: tensor<?xf32>, %i: index, %f: vector<16xf32>, %m: vector<16xi1>) -> tensor<?xf32> {
  %r = vector.mask %m { vector.transfer_write %f, %t[%i] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @gathered(%t: memref<?xf32>, %i: index, %x: vector<16xindex>, %f: vector<16xf32>, %m: vector<16xi1>) -> vector<16xf32> {
  %a = arith.constant dense<true> : vector<16xi1>
  %0 = vector.mask %m { vector.gather %t[%i] [%x], %a, %f : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return %0 : vector<16xf32>
}
func.func @others(%x: vector<16xf32>, %m: vector<16xi1>, %t: memref<?xf32>, %i: index, %f: f32) -> (f32, f32, vector<16xf32>, vector<16xf32>) {
  %k = vector.constant_mask [16] : vector<16xi1>
  %0 = vector.mask %m { vector.reduction <add>, %x : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <add>, %x : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %2 = vector.mask %m, %x { vector.transfer_read %t[%i], %f : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  %3 = vector.mask %m { vector.yield %x : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return %0, %1, %2, %3 : f32, f32, vector<16xf32>, vector<16xf32>
}
//--- out
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @memory(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<16x4xi1>, %arg4: vector<16xf32>, %arg5: vector<16xi1>) -> vector<4x16xf32> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<4x16xf32>
    vector.transfer_write %arg4, %arg0[%arg1, %arg1], %arg5 {in_bounds = [true]} : vector<16xf32>, memref<?x?xf32>
    return %0 : vector<4x16xf32>
  }
  func.func @tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<16xf32>, %arg3: vector<16xi1>) -> tensor<?xf32> {
    %0 = vector.transfer_write %arg2, %arg0[%arg1], %arg3 : vector<16xf32>, tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @gathered(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<16xindex>, %arg3: vector<16xf32>, %arg4: vector<16xi1>) -> vector<16xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
    %0 = vector.gather %arg0[%arg1] [%arg2], %arg4, %cst : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %0 : vector<16xf32>
  }
  func.func @others(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: memref<?xf32>, %arg3: index, %arg4: f32) -> (f32, f32, vector<16xf32>, vector<16xf32>) {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<16xf32> into f32 } : vector<16xi1> -> f32
    %1 = vector.reduction <add>, %arg0 : vector<16xf32> into f32
    %2 = vector.mask %arg1, %arg0 { vector.transfer_read %arg2[%arg3], %arg4 : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
    return %0, %1, %2, %arg0 : f32, f32, vector<16xf32>, vector<16xf32>
  }
}

//--- out 2
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @memory(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<16x4xi1>, %arg4: vector<16xf32>, %arg5: vector<16xi1>) -> vector<4x16xf32> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<4x16xf32>
    vector.transfer_write %arg4, %arg0[%arg1, %arg1], %arg5 {in_bounds = [true]} : vector<16xf32>, memref<?x?xf32>
    return %0 : vector<4x16xf32>
  }
  func.func @tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<16xf32>, %arg3: vector<16xi1>) -> tensor<?xf32> {
    %0 = vector.transfer_write %arg2, %arg0[%arg1], %arg3 : vector<16xf32>, tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @gathered(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<16xindex>, %arg3: vector<16xf32>, %arg4: vector<16xi1>) -> vector<16xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
    %0 = vector.gather %arg0[%arg1] [%arg2], %arg4, %cst : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %0 : vector<16xf32>
  }
  func.func @others(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: memref<?xf32>, %arg3: index, %arg4: f32) -> (f32, f32, vector<16xf32>, vector<16xf32>) {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<16xf32> into f32 } : vector<16xi1> -> f32
    %1 = vector.reduction <add>, %arg0 : vector<16xf32> into f32
    %2 = vector.mask %arg1, %arg0 { vector.transfer_read %arg2[%arg3], %arg4 : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
    return %0, %1, %2, %arg0 : f32, f32, vector<16xf32>, vector<16xf32>
  }
}

