// RUN: lowir opt --convert-vector-to-scf=target-rank=0
// Down to vectors without dimensions.
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %v = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @g(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %v = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<2x4xf32>
  return %v : vector<2x4xf32>
}

func.func @h(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(a,b)->(a)>} : vector<4xf32>, memref<?x?xf32>
  return
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4xf32>> to memref<4xvector<f32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?xf32>
      %2 = affine.apply #map(%arg3)[%arg1]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg3)[%arg1]
        %5 = vector.transfer_read %arg0[%4], %arg2 : memref<?xf32>, vector<f32>
        memref.store %5, %0[%arg3] : memref<4xvector<f32>>
      } else {
        %4 = vector.broadcast %arg2 : f32 to vector<f32>
        memref.store %4, %0[%arg3] : memref<4xvector<f32>>
      }
    }
    %1 = memref.load %alloca[] : memref<vector<4xf32>>
    return %1 : vector<4xf32>
  }
  func.func @g(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xi1>) -> vector<2x4xf32> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x4xi1>>
    memref.store %arg3, %alloca_0[] : memref<vector<2x4xi1>>
    %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %3 = affine.apply #map(%arg4)[%arg1]
      %4 = arith.cmpi sgt, %dim, %3 : index
      scf.if %4 {
        %5 = affine.apply #map(%arg4)[%arg1]
        %6 = memref.load %1[%arg4] : memref<2xvector<4xi1>>
        %7 = vector.type_cast %0 : memref<2xvector<4xf32>> to memref<2x4xvector<f32>>
        scf.for %arg5 = %c0 to %c4 step %c1 {
          %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
          %8 = affine.apply #map(%arg5)[%arg1]
          %9 = arith.cmpi sgt, %dim_1, %8 : index
          %10 = vector.extract %6[%arg5] : i1 from vector<4xi1>
          %11 = arith.andi %9, %10 : i1
          scf.if %11 {
            %12 = affine.apply #map(%arg5)[%arg1]
            %13 = vector.transfer_read %arg0[%5, %12], %arg2 : memref<?x?xf32>, vector<f32>
            memref.store %13, %7[%arg4, %arg5] : memref<2x4xvector<f32>>
          } else {
            %12 = vector.broadcast %arg2 : f32 to vector<f32>
            memref.store %12, %7[%arg4, %arg5] : memref<2x4xvector<f32>>
          }
        }
      } else {
        %5 = vector.broadcast %arg2 : f32 to vector<4xf32>
        memref.store %5, %0[%arg4] : memref<2xvector<4xf32>>
      }
    }
    %2 = memref.load %alloca[] : memref<vector<2x4xf32>>
    return %2 : vector<2x4xf32>
  }
  func.func @h(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4xi1>>
    %alloca_1 = memref.alloca() : memref<vector<4x1xf32>>
    memref.store %arg3, %alloca_0[] : memref<vector<4xi1>>
    %0 = memref.load %alloca_0[] : memref<vector<4xi1>>
    memref.store %arg2, %alloca[] : memref<vector<4xf32>>
    %1 = vector.type_cast %alloca : memref<vector<4xf32>> to memref<4xvector<f32>>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c1 : memref<?x?xf32>
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi sgt, %dim, %5 : index
      %7 = vector.extract %0[%arg4] : i1 from vector<4xi1>
      %8 = arith.andi %6, %7 : i1
      scf.if %8 {
        %9 = affine.apply #map(%arg4)[%arg1]
        %10 = memref.load %1[%arg4] : memref<4xvector<f32>>
        vector.transfer_write %10, %arg0[%arg1, %9] : vector<f32>, memref<?x?xf32>
      } else {
      }
    }
    %2 = vector.broadcast %arg2 : vector<4xf32> to vector<1x4xf32>
    %3 = vector.transpose %2, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    memref.store %3, %alloca_1[] : memref<vector<4x1xf32>>
    %4 = vector.type_cast %alloca_1 : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi sgt, %dim, %5 : index
      scf.if %6 {
        %7 = affine.apply #map(%arg4)[%arg1]
        %8 = vector.type_cast %4 : memref<4xvector<1xf32>> to memref<4x1xvector<f32>>
        scf.for %arg5 = %c0 to %c1 step %c1 {
          %9 = affine.apply #map(%arg5)[%arg1]
          %10 = memref.load %8[%arg4, %arg5] : memref<4x1xvector<f32>>
          vector.transfer_write %10, %arg0[%7, %9] : vector<f32>, memref<?x?xf32>
        }
      } else {
      }
    }
    return
  }
}

