// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// RUN: lowir opt --convert-vector-to-scf=full-unroll=true
// RUN: lowir opt --compat=19 --convert-vector-to-scf=full-unroll=true
// Transfers of several dimensions become loops or are unrolled; permutations become transpositions.
func.func @r(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<2x3xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %z : memref<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @w(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, false]} : vector<2x3xf32>, memref<?x?xf32>
  return
}
func.func @t(%m: memref<?x?xf32>, %i: index, %j: index, %k: vector<2x3xi1>) -> vector<3x2xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %z, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
func.func @one(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<3xf32>) -> vector<3xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %z {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<3xf32>
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xf32>, memref<?x?xf32>
  return %0 : vector<3xf32>
}
func.func @b(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<2x3x4xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %z {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>} : memref<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg3)[%arg1]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg3)[%arg1]
        %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 : memref<?x?xf32>, vector<3xf32>
        memref.store %5, %0[%arg3] : memref<2xvector<3xf32>>
      } else {
        memref.store %cst, %0[%arg3] : memref<2xvector<3xf32>>
      }
    }
    %1 = memref.load %alloca[] : memref<vector<2x3xf32>>
    return %1 : vector<2x3xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg3, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %1 = affine.apply #map(%arg4)[%arg1]
      %2 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      vector.transfer_write %2, %arg0[%1, %arg2] : vector<3xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @t(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xi1>) -> vector<3x2xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_1 = memref.alloca() : memref<vector<2x3xi1>>
    memref.store %arg3, %alloca_1[] : memref<vector<2x3xi1>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %1 = vector.type_cast %alloca_1 : memref<vector<2x3xi1>> to memref<2xvector<3xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg4)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg4)[%arg1]
        %7 = memref.load %1[%arg4] : memref<2xvector<3xi1>>
        %8 = vector.transfer_read %arg0[%6, %arg2], %cst_0, %7 : memref<?x?xf32>, vector<3xf32>
        memref.store %8, %0[%arg4] : memref<2xvector<3xf32>>
      } else {
        memref.store %cst, %0[%arg4] : memref<2xvector<3xf32>>
      }
    }
    %2 = memref.load %alloca[] : memref<vector<2x3xf32>>
    %3 = vector.transpose %2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %3 : vector<3x2xf32>
  }
  func.func @one(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<3xf32>) -> vector<3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<3x1xf32>>
    %0 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst) -> (vector<3xf32>) {
      %4 = affine.apply #map(%arg4)[%arg1]
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi sgt, %dim, %5 : index
      %7 = scf.if %6 -> (vector<3xf32>) {
        %8 = memref.load %arg0[%4, %arg2] : memref<?x?xf32>
        %9 = vector.insert %8, %arg5 [%arg4] : f32 into vector<3xf32>
        scf.yield %9 : vector<3xf32>
      } else {
        scf.yield %arg5 : vector<3xf32>
      }
      scf.yield %7 : vector<3xf32>
    }
    %1 = vector.broadcast %arg3 : vector<3xf32> to vector<1x3xf32>
    %2 = vector.transpose %1, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
    memref.store %2, %alloca[] : memref<vector<3x1xf32>>
    %3 = vector.type_cast %alloca : memref<vector<3x1xf32>> to memref<3xvector<1xf32>>
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg4)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg4)[%arg1]
        %7 = memref.load %3[%arg4] : memref<3xvector<1xf32>>
        vector.transfer_write %7, %arg0[%6, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
      } else {
      }
    }
    return %0 : vector<3xf32>
  }
  func.func @b(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3x4xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
      memref.store %5, %0[%arg3] : memref<2xvector<4xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
    %2 = vector.broadcast %1 : vector<2x4xf32> to vector<3x2x4xf32>
    %3 = vector.transpose %2, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
    return %3 : vector<2x3x4xf32>
  }
}

//--- out 2
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg3)[%arg1]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg3)[%arg1]
        %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 : memref<?x?xf32>, vector<3xf32>
        memref.store %5, %0[%arg3] : memref<2xvector<3xf32>>
      } else {
        memref.store %cst, %0[%arg3] : memref<2xvector<3xf32>>
      }
    }
    %1 = memref.load %alloca[] : memref<vector<2x3xf32>>
    return %1 : vector<2x3xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg3, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %1 = affine.apply #map(%arg4)[%arg1]
      %2 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      vector.transfer_write %2, %arg0[%1, %arg2] : vector<3xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @t(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xi1>) -> vector<3x2xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_1 = memref.alloca() : memref<vector<2x3xi1>>
    memref.store %arg3, %alloca_1[] : memref<vector<2x3xi1>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %1 = vector.type_cast %alloca_1 : memref<vector<2x3xi1>> to memref<2xvector<3xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg4)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg4)[%arg1]
        %7 = memref.load %1[%arg4] : memref<2xvector<3xi1>>
        %8 = vector.transfer_read %arg0[%6, %arg2], %cst_0, %7 : memref<?x?xf32>, vector<3xf32>
        memref.store %8, %0[%arg4] : memref<2xvector<3xf32>>
      } else {
        memref.store %cst, %0[%arg4] : memref<2xvector<3xf32>>
      }
    }
    %2 = memref.load %alloca[] : memref<vector<2x3xf32>>
    %3 = vector.transpose %2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %3 : vector<3x2xf32>
  }
  func.func @one(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<3xf32>) -> vector<3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<3x1xf32>>
    %0 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst) -> (vector<3xf32>) {
      %4 = affine.apply #map(%arg4)[%arg1]
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi sgt, %dim, %5 : index
      %7 = scf.if %6 -> (vector<3xf32>) {
        %8 = memref.load %arg0[%4, %arg2] : memref<?x?xf32>
        %9 = vector.insertelement %8, %arg5[%arg4 : index] : vector<3xf32>
        scf.yield %9 : vector<3xf32>
      } else {
        scf.yield %arg5 : vector<3xf32>
      }
      scf.yield %7 : vector<3xf32>
    }
    %1 = vector.broadcast %arg3 : vector<3xf32> to vector<1x3xf32>
    %2 = vector.transpose %1, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
    memref.store %2, %alloca[] : memref<vector<3x1xf32>>
    %3 = vector.type_cast %alloca : memref<vector<3x1xf32>> to memref<3xvector<1xf32>>
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg4)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg4)[%arg1]
        %7 = memref.load %3[%arg4] : memref<3xvector<1xf32>>
        vector.transfer_write %7, %arg0[%6, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
      } else {
      }
    }
    return %0 : vector<3xf32>
  }
  func.func @b(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3x4xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
      memref.store %5, %0[%arg3] : memref<2xvector<4xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
    %2 = vector.broadcast %1 : vector<2x4xf32> to vector<3x2x4xf32>
    %3 = vector.transpose %2, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
    return %3 : vector<2x3x4xf32>
  }
}

//--- out 3
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    %1 = scf.if %0 -> (vector<2x3xf32>) {
      %5 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<?x?xf32>, vector<3xf32>
      %6 = vector.insert %5, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %6 : vector<2x3xf32>
    } else {
      scf.yield %cst_0 : vector<2x3xf32>
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<2x3xf32>) {
      %5 = affine.apply #map()[%arg1]
      %6 = vector.transfer_read %arg0[%5, %arg2], %cst : memref<?x?xf32>, vector<3xf32>
      %7 = vector.insert %6, %1 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %7 : vector<2x3xf32>
    } else {
      scf.yield %1 : vector<2x3xf32>
    }
    return %4 : vector<2x3xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xf32>) {
    %0 = vector.extract %arg3[0] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg2] : vector<3xf32>, memref<?x?xf32>
    %1 = affine.apply #map()[%arg1]
    %2 = vector.extract %arg3[1] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %2, %arg0[%1, %arg2] : vector<3xf32>, memref<?x?xf32>
    return
  }
  func.func @t(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xi1>) -> vector<3x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    %1 = scf.if %0 -> (vector<2x3xf32>) {
      %6 = vector.extract %arg3[0] : vector<3xi1> from vector<2x3xi1>
      %7 = vector.transfer_read %arg0[%arg1, %arg2], %cst, %6 : memref<?x?xf32>, vector<3xf32>
      %8 = vector.insert %7, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %8 : vector<2x3xf32>
    } else {
      scf.yield %cst_0 : vector<2x3xf32>
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<2x3xf32>) {
      %6 = affine.apply #map()[%arg1]
      %7 = vector.extract %arg3[1] : vector<3xi1> from vector<2x3xi1>
      %8 = vector.transfer_read %arg0[%6, %arg2], %cst, %7 : memref<?x?xf32>, vector<3xf32>
      %9 = vector.insert %8, %1 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %9 : vector<2x3xf32>
    } else {
      scf.yield %1 : vector<2x3xf32>
    }
    %5 = vector.transpose %4, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %5 : vector<3x2xf32>
  }
  func.func @one(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<3xf32>) -> vector<3xf32> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %0 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst) -> (vector<3xf32>) {
      %8 = affine.apply #map1(%arg4)[%arg1]
      %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
      %9 = affine.apply #map1(%arg4)[%arg1]
      %10 = arith.cmpi sgt, %dim_2, %9 : index
      %11 = scf.if %10 -> (vector<3xf32>) {
        %12 = memref.load %arg0[%8, %arg2] : memref<?x?xf32>
        %13 = vector.insert %12, %arg5 [%arg4] : f32 into vector<3xf32>
        scf.yield %13 : vector<3xf32>
      } else {
        scf.yield %arg5 : vector<3xf32>
      }
      scf.yield %11 : vector<3xf32>
    }
    %1 = vector.broadcast %arg3 : vector<3xf32> to vector<1x3xf32>
    %2 = vector.transpose %1, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %3 = arith.cmpi sgt, %dim, %arg1 : index
    scf.if %3 {
      %8 = vector.extract %2[0] : vector<1xf32> from vector<3x1xf32>
      vector.transfer_write %8, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    } else {
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %4 = affine.apply #map()[%arg1]
    %5 = arith.cmpi sgt, %dim_0, %4 : index
    scf.if %5 {
      %8 = affine.apply #map()[%arg1]
      %9 = vector.extract %2[1] : vector<1xf32> from vector<3x1xf32>
      vector.transfer_write %9, %arg0[%8, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    } else {
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %6 = affine.apply #map2()[%arg1]
    %7 = arith.cmpi sgt, %dim_1, %6 : index
    scf.if %7 {
      %8 = affine.apply #map2()[%arg1]
      %9 = vector.extract %2[2] : vector<1xf32> from vector<3x1xf32>
      vector.transfer_write %9, %arg0[%8, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    } else {
    }
    return %0 : vector<3xf32>
  }
  func.func @b(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %1 = vector.insert %0, %cst_0 [0] : vector<4xf32> into vector<2x4xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %4 = vector.insert %3, %1 [1] : vector<4xf32> into vector<2x4xf32>
    %5 = vector.broadcast %4 : vector<2x4xf32> to vector<3x2x4xf32>
    %6 = vector.transpose %5, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
    return %6 : vector<2x3x4xf32>
  }
}

//--- out 4
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    %1 = scf.if %0 -> (vector<2x3xf32>) {
      %5 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<?x?xf32>, vector<3xf32>
      %6 = vector.insert %5, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %6 : vector<2x3xf32>
    } else {
      scf.yield %cst_0 : vector<2x3xf32>
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<2x3xf32>) {
      %5 = affine.apply #map()[%arg1]
      %6 = vector.transfer_read %arg0[%5, %arg2], %cst : memref<?x?xf32>, vector<3xf32>
      %7 = vector.insert %6, %1 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %7 : vector<2x3xf32>
    } else {
      scf.yield %1 : vector<2x3xf32>
    }
    return %4 : vector<2x3xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xf32>) {
    %0 = vector.extract %arg3[0] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg2] : vector<3xf32>, memref<?x?xf32>
    %1 = affine.apply #map()[%arg1]
    %2 = vector.extract %arg3[1] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %2, %arg0[%1, %arg2] : vector<3xf32>, memref<?x?xf32>
    return
  }
  func.func @t(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3xi1>) -> vector<3x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    %1 = scf.if %0 -> (vector<2x3xf32>) {
      %6 = vector.extract %arg3[0] : vector<3xi1> from vector<2x3xi1>
      %7 = vector.transfer_read %arg0[%arg1, %arg2], %cst, %6 : memref<?x?xf32>, vector<3xf32>
      %8 = vector.insert %7, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %8 : vector<2x3xf32>
    } else {
      scf.yield %cst_0 : vector<2x3xf32>
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<2x3xf32>) {
      %6 = affine.apply #map()[%arg1]
      %7 = vector.extract %arg3[1] : vector<3xi1> from vector<2x3xi1>
      %8 = vector.transfer_read %arg0[%6, %arg2], %cst, %7 : memref<?x?xf32>, vector<3xf32>
      %9 = vector.insert %8, %1 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %9 : vector<2x3xf32>
    } else {
      scf.yield %1 : vector<2x3xf32>
    }
    %5 = vector.transpose %4, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %5 : vector<3x2xf32>
  }
  func.func @one(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<3xf32>) -> vector<3xf32> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %0 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst) -> (vector<3xf32>) {
      %8 = affine.apply #map1(%arg4)[%arg1]
      %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
      %9 = affine.apply #map1(%arg4)[%arg1]
      %10 = arith.cmpi sgt, %dim_2, %9 : index
      %11 = scf.if %10 -> (vector<3xf32>) {
        %12 = memref.load %arg0[%8, %arg2] : memref<?x?xf32>
        %13 = vector.insertelement %12, %arg5[%arg4 : index] : vector<3xf32>
        scf.yield %13 : vector<3xf32>
      } else {
        scf.yield %arg5 : vector<3xf32>
      }
      scf.yield %11 : vector<3xf32>
    }
    %1 = vector.broadcast %arg3 : vector<3xf32> to vector<1x3xf32>
    %2 = vector.transpose %1, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %3 = arith.cmpi sgt, %dim, %arg1 : index
    scf.if %3 {
      %8 = vector.extract %2[0] : vector<1xf32> from vector<3x1xf32>
      vector.transfer_write %8, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    } else {
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %4 = affine.apply #map()[%arg1]
    %5 = arith.cmpi sgt, %dim_0, %4 : index
    scf.if %5 {
      %8 = affine.apply #map()[%arg1]
      %9 = vector.extract %2[1] : vector<1xf32> from vector<3x1xf32>
      vector.transfer_write %9, %arg0[%8, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    } else {
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %6 = affine.apply #map2()[%arg1]
    %7 = arith.cmpi sgt, %dim_1, %6 : index
    scf.if %7 {
      %8 = affine.apply #map2()[%arg1]
      %9 = vector.extract %2[2] : vector<1xf32> from vector<3x1xf32>
      vector.transfer_write %9, %arg0[%8, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    } else {
    }
    return %0 : vector<3xf32>
  }
  func.func @b(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> vector<2x3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %1 = vector.insert %0, %cst_0 [0] : vector<4xf32> into vector<2x4xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %4 = vector.insert %3, %1 [1] : vector<4xf32> into vector<2x4xf32>
    %5 = vector.broadcast %4 : vector<2x4xf32> to vector<3x2x4xf32>
    %6 = vector.transpose %5, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
    return %6 : vector<2x3x4xf32>
  }
}

