// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Comparisons of 0, 1, 2 and so on, accesses of places one behind the other, sums along dimensions of size 1.
func.func @true() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %two = arith.constant dense<2> : vector<3xindex>
  %three = arith.constant dense<3> : vector<3xindex>
  %least = arith.constant dense<-1> : vector<3xindex>
  %0 = arith.cmpi ult, %s, %three : vector<3xindex>
  %1 = arith.cmpi ule, %s, %two : vector<3xindex>
  %2 = arith.cmpi ne, %s, %three : vector<3xindex>
  %3 = arith.cmpi ult, %s, %least : vector<3xindex>
  %4 = arith.cmpi ult, %s, %two : vector<3xindex>
  return %0, %1, %2, %3, %4 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
func.func @false() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %two = arith.constant dense<2> : vector<3xindex>
  %three = arith.constant dense<3> : vector<3xindex>
  %0 = arith.cmpi eq, %s, %three : vector<3xindex>
  %1 = arith.cmpi ugt, %s, %two : vector<3xindex>
  %2 = arith.cmpi uge, %s, %three : vector<3xindex>
  %3 = arith.cmpi ne, %s, %two : vector<3xindex>
  return %0, %1, %2, %3 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
func.func @scalable() -> vector<[3]xi1> {
  %s = vector.step : vector<[3]xindex>
  %three = arith.constant dense<3> : vector<[3]xindex>
  %0 = arith.cmpi ult, %s, %three : vector<[3]xindex>
  return %0 : vector<[3]xi1>
}
func.func @gathered(%m: memref<?xf32>, %n: memref<4x?xf32>, %t: tensor<?xf32>, %k: vector<4xi1>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c2 = arith.constant 2 : index
  %s = vector.step : vector<4xindex>
  %i = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %j = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.gather %m[%c2] [%s], %k, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %n[%c2, %c2] [%i], %k, %p : memref<4x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%c2] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %t[%c2] [%i], %k, %p : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @scattered(%m: memref<?x?xf32>, %k: vector<1xi1>, %p: vector<1xf32>) {
  %c2 = arith.constant 2 : index
  %i = arith.constant dense<0> : vector<1xi32>
  vector.scatter %m[%c2, %c2] [%i], %k, %p : memref<?x?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32>
  return
}
func.func @one_each(%a: vector<2x1x3x1xf32>, %b: vector<2x3xf32>, %c: vector<1x1xi32>, %d: i32, %e: vector<2x1xi8>, %f: vector<1xi8>) -> (vector<2x3xf32>, i32, vector<1xi8>) {
  %0 = vector.multi_reduction <mul>, %a, %b [1, 3] : vector<2x1x3x1xf32> to vector<2x3xf32>
  %1 = vector.multi_reduction <maxsi>, %c, %d [0, 1] : vector<1x1xi32> to i32
  %2 = vector.multi_reduction <xor>, %e, %f [0] : vector<2x1xi8> to vector<1xi8>
  return %0, %1, %2 : vector<2x3xf32>, i32, vector<1xi8>
}
func.func @repeated_reads(%m: memref<6x4xf32>, %n: memref<?x?xf32>, %i: index) -> (vector<6x4xf32>, vector<6x4xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<6x4xf32>, vector<6x4xf32>
  %1 = vector.transfer_read %n[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<6x4xf32>
  return %0, %1 : vector<6x4xf32>, vector<6x4xf32>
}
//--- out
#map = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @true() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
    %cst = arith.constant dense<true> : vector<3xi1>
    %cst_0 = arith.constant dense<-1> : vector<3xindex>
    %cst_1 = arith.constant dense<2> : vector<3xindex>
    %0 = vector.step : vector<3xindex>
    %1 = arith.cmpi ult, %0, %cst_0 : vector<3xindex>
    %2 = arith.cmpi ult, %0, %cst_1 : vector<3xindex>
    return %cst, %cst, %cst, %1, %2 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
  }
  func.func @false() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
    %cst = arith.constant dense<false> : vector<3xi1>
    %cst_0 = arith.constant dense<2> : vector<3xindex>
    %0 = vector.step : vector<3xindex>
    %1 = arith.cmpi ne, %0, %cst_0 : vector<3xindex>
    return %cst, %cst, %cst, %1 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
  }
  func.func @scalable() -> vector<[3]xi1> {
    %cst = arith.constant dense<true> : vector<[3]xi1>
    return %cst : vector<[3]xi1>
  }
  func.func @gathered(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: tensor<?xf32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c2 = arith.constant 2 : index
    %0 = vector.maskedload %arg0[%c2], %arg3, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %1 = vector.maskedload %arg1[%c2, %c2], %arg3, %arg4 : memref<4x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %2 = vector.gather %arg0[%c2] [%cst], %arg3, %arg4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %3 = vector.gather %arg2[%c2] [%cst_0], %arg3, %arg4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @scattered(%arg0: memref<?x?xf32>, %arg1: vector<1xi1>, %arg2: vector<1xf32>) {
    %c2 = arith.constant 2 : index
    vector.maskedstore %arg0[%c2, %c2], %arg1, %arg2 : memref<?x?xf32>, vector<1xi1>, vector<1xf32>
    return
  }
  func.func @one_each(%arg0: vector<2x1x3x1xf32>, %arg1: vector<2x3xf32>, %arg2: vector<1x1xi32>, %arg3: i32, %arg4: vector<2x1xi8>, %arg5: vector<1xi8>) -> (vector<2x3xf32>, i32, vector<1xi8>) {
    %0 = vector.shape_cast %arg0 : vector<2x1x3x1xf32> to vector<2x3xf32>
    %1 = arith.mulf %arg1, %0 : vector<2x3xf32>
    %2 = vector.extract %arg2[0, 0] : i32 from vector<1x1xi32>
    %3 = arith.maxsi %arg3, %2 : i32
    %4 = vector.multi_reduction <xor>, %arg4, %arg5 [0] : vector<2x1xi8> to vector<1xi8>
    return %1, %3, %4 : vector<2x3xf32>, i32, vector<1xi8>
  }
  func.func @repeated_reads(%arg0: memref<6x4xf32>, %arg1: memref<?x?xf32>, %arg2: index) -> (vector<6x4xf32>, vector<6x4xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true], permutation_map = #map} : memref<6x4xf32>, vector<6x4xf32>
    %1 = vector.transfer_read %arg1[%arg2, %arg2], %cst {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<6x4xf32>
    return %0, %1 : vector<6x4xf32>, vector<6x4xf32>
  }
}

//--- out 2
#map = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @true() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
    %cst = arith.constant dense<true> : vector<3xi1>
    %cst_0 = arith.constant dense<[true, true, false]> : vector<3xi1>
    return %cst, %cst, %cst, %cst, %cst_0 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
  }
  func.func @false() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
    %cst = arith.constant dense<false> : vector<3xi1>
    %cst_0 = arith.constant dense<[true, true, false]> : vector<3xi1>
    return %cst, %cst, %cst, %cst_0 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
  }
  func.func @scalable() -> vector<[3]xi1> {
    %cst = arith.constant dense<3> : vector<[3]xindex>
    %0 = vector.step : vector<[3]xindex>
    %1 = arith.cmpi ult, %0, %cst : vector<[3]xindex>
    return %1 : vector<[3]xi1>
  }
  func.func @gathered(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: tensor<?xf32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c2 = arith.constant 2 : index
    %cst_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
    %0 = vector.gather %arg0[%c2] [%cst_1], %arg3, %arg4 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %1 = vector.gather %arg1[%c2, %c2] [%cst_0], %arg3, %arg4 : memref<4x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %2 = vector.gather %arg0[%c2] [%cst], %arg3, %arg4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %3 = vector.gather %arg2[%c2] [%cst_0], %arg3, %arg4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @scattered(%arg0: memref<?x?xf32>, %arg1: vector<1xi1>, %arg2: vector<1xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<0> : vector<1xi32>
    vector.scatter %arg0[%c2, %c2] [%cst], %arg1, %arg2 : memref<?x?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32>
    return
  }
  func.func @one_each(%arg0: vector<2x1x3x1xf32>, %arg1: vector<2x3xf32>, %arg2: vector<1x1xi32>, %arg3: i32, %arg4: vector<2x1xi8>, %arg5: vector<1xi8>) -> (vector<2x3xf32>, i32, vector<1xi8>) {
    %0 = vector.shape_cast %arg0 : vector<2x1x3x1xf32> to vector<2x3xf32>
    %1 = arith.mulf %arg1, %0 : vector<2x3xf32>
    %2 = vector.extract %arg2[0, 0] : i32 from vector<1x1xi32>
    %3 = arith.maxsi %arg3, %2 : i32
    %4 = vector.multi_reduction <xor>, %arg4, %arg5 [0] : vector<2x1xi8> to vector<1xi8>
    return %1, %3, %4 : vector<2x3xf32>, i32, vector<1xi8>
  }
  func.func @repeated_reads(%arg0: memref<6x4xf32>, %arg1: memref<?x?xf32>, %arg2: index) -> (vector<6x4xf32>, vector<6x4xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true], permutation_map = #map} : memref<6x4xf32>, vector<6x4xf32>
    %1 = vector.transfer_read %arg1[%arg2, %arg2], %cst {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<6x4xf32>
    return %0, %1 : vector<6x4xf32>, vector<6x4xf32>
  }
}

