// RUN: lowir opt --convert-vector-to-scf=target-rank=0
// DIFFERS: mlir-opt leaves its own mark on transfers that it does not make smaller
// Rows whose size is not known stay whole.
func.func @scalable(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<2x[4]xf32> {
  %v = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x[4]xf32>
  return %v : vector<2x[4]xf32>
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @scalable(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x[4]xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x[4]xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x[4]xf32>> to memref<2xvector<[4]xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg3)[%arg1]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg3)[%arg1]
        %5 = vector.transfer_read %arg0[%4, %arg1], %arg2 : memref<?x?xf32>, vector<[4]xf32>
        memref.store %5, %0[%arg3] : memref<2xvector<[4]xf32>>
      } else {
        %4 = vector.broadcast %arg2 : f32 to vector<[4]xf32>
        memref.store %4, %0[%arg3] : memref<2xvector<[4]xf32>>
      }
    }
    %1 = memref.load %alloca[] : memref<vector<2x[4]xf32>>
    return %1 : vector<2x[4]xf32>
  }
}

