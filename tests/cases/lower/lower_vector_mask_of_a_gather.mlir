// RUN: lowir opt --lower-vector-mask
// DIFFERS: mlir-opt forgets the mask that the gather has and what it passes on
func.func @f(%t: memref<?xf32>, %i: index, %x: vector<16xindex>, %f: vector<16xf32>, %m: vector<16xi1>, %a: vector<16xi1>) -> vector<16xf32> {
  %0 = vector.mask %m { vector.gather %t[%i] [%x], %a, %f : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return %0 : vector<16xf32>
}
//--- out
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<16xindex>, %arg3: vector<16xf32>, %arg4: vector<16xi1>, %arg5: vector<16xi1>) -> vector<16xf32> {
    %0 = arith.andi %arg4, %arg5 : vector<16xi1>
    %1 = vector.gather %arg0[%arg1] [%arg2], %0, %arg3 : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return %1 : vector<16xf32>
  }
}

