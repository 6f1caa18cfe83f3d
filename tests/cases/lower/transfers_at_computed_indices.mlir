// RUN: lowir opt --convert-vector-to-scf
// What computes an index becomes part of the indices of elements, with what it is computed from behind the rest.
func.func @f(%m: memref<?x?x?xf32>, %n: index, %f: f32) -> vector<4xf32> {
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %r = affine.for %i = 0 to 10 iter_args(%x = %zero) -> vector<4xf32> {
    %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %both = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%next)[%n]
    %v = vector.transfer_read %m[%next, %i, %n], %f {permutation_map = affine_map<(a, b, c) -> (a)>} : memref<?x?x?xf32>, vector<4xf32>
    %w = vector.transfer_read %m[%next, %both, %n], %f {permutation_map = affine_map<(a, b, c) -> (b)>} : memref<?x?x?xf32>, vector<4xf32>
    %y = arith.addf %v, %w : vector<4xf32>
    %z = arith.addf %x, %y : vector<4xf32>
    affine.yield %z : vector<4xf32>
  }
  return %r : vector<4xf32>
}
//--- out
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0, d1) -> (d0 + d1 + 1)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0 + 2)>
module {
  func.func @f(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %0 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %cst) -> (vector<4xf32>) {
      %1 = affine.apply #map(%arg3)
      %2 = vector.broadcast %arg2 : f32 to vector<4xf32>
      %3 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %2) -> (vector<4xf32>) {
        %8 = affine.apply #map1(%arg5, %arg3)
        %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
        %9 = affine.apply #map1(%arg5, %arg3)
        %10 = arith.cmpi sgt, %dim, %9 : index
        %11 = scf.if %10 -> (vector<4xf32>) {
          %12 = memref.load %arg0[%8, %arg3, %arg1] : memref<?x?x?xf32>
          %13 = vector.insert %12, %arg6 [%arg5] : f32 into vector<4xf32>
          scf.yield %13 : vector<4xf32>
        } else {
          scf.yield %arg6 : vector<4xf32>
        }
        scf.yield %11 : vector<4xf32>
      }
      %4 = vector.broadcast %arg2 : f32 to vector<4xf32>
      %5 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %4) -> (vector<4xf32>) {
        %8 = affine.apply #map2(%arg5, %arg3)[%arg1]
        %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
        %9 = affine.apply #map2(%arg5, %arg3)[%arg1]
        %10 = arith.cmpi sgt, %dim, %9 : index
        %11 = scf.if %10 -> (vector<4xf32>) {
          %12 = memref.load %arg0[%1, %8, %arg1] : memref<?x?x?xf32>
          %13 = vector.insert %12, %arg6 [%arg5] : f32 into vector<4xf32>
          scf.yield %13 : vector<4xf32>
        } else {
          scf.yield %arg6 : vector<4xf32>
        }
        scf.yield %11 : vector<4xf32>
      }
      %6 = arith.addf %3, %5 : vector<4xf32>
      %7 = arith.addf %arg4, %6 : vector<4xf32>
      affine.yield %7 : vector<4xf32>
    }
    return %0 : vector<4xf32>
  }
}

