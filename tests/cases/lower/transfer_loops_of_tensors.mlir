// RUN: lowir opt --convert-vector-to-scf=lower-tensors --split-input-file
// RUN: lowir opt --compat=19 --convert-vector-to-scf=lower-tensors --split-input-file
// RUN: lowir opt --convert-vector-to-scf="full-unroll lower-tensors" --split-input-file
// RUN: lowir opt --compat=19 --convert-vector-to-scf --split-input-file
// Transfers of tensors, and the memory of several transfers in the order of its use.
func.func @a(%A : tensor<?x?xf32>, %b : index, %c : index) -> (vector<4x9xf32>, vector<4x9xf32>) {
  %p = arith.constant -42.0: f32
  %f = vector.transfer_read %A[%b, %c], %p {in_bounds = [true, true]} : tensor<?x?xf32>, vector<4x9xf32>
  %g = vector.transfer_read %A[%b, %c], %p : tensor<?x?xf32>, vector<4x9xf32>
  return %f, %g: vector<4x9xf32>, vector<4x9xf32>
}
func.func @w(%A : tensor<?x?xf32>, %v : vector<2x3xf32>, %b : index, %c : index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %t = vector.transfer_write %v, %A[%b, %c] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
  %u = vector.transfer_write %v, %A[%b, %c] : vector<2x3xf32>, tensor<?x?xf32>
  return %t, %u : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @w3(%A : tensor<?x?x4xf32>, %v : vector<2x3x4xf32>, %b : index, %m: vector<2x3x4xi1>) -> (tensor<?x?x4xf32>) {
  %u = vector.transfer_write %v, %A[%b, %b, %b], %m : vector<2x3x4xf32>, tensor<?x?x4xf32>
  return %u : tensor<?x?x4xf32>
}
// -----
func.func @s(%arg: tensor<f32>, %t: tensor<?xf32>, %i: index, %m: vector<4xi1>, %q: tensor<?x?xf32>) -> (vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>) {
    %f0 = arith.constant 0.0 : f32
    %0 = vector.transfer_read %arg[], %f0 {in_bounds = [true], permutation_map = affine_map<()->(0)>} : tensor<f32>, vector<1xf32>
    %1 = vector.transfer_read %t[%i], %f0 {in_bounds = [true], permutation_map = affine_map<(d0)->(0)>} : tensor<?xf32>, vector<3xf32>
    %2 = vector.transfer_read %t[%i], %f0, %m : tensor<?xf32>, vector<4xf32>
    %3 = vector.transfer_read %q[%i, %i], %f0 {permutation_map = affine_map<(d0, d1)->(d0)>} : tensor<?x?xf32>, vector<4xf32>
    return %0, %1, %2, %3: vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>
}
func.func @w(%t: tensor<?x?xf32>, %v: vector<4xf32>, %i: index) -> tensor<?x?xf32> {
    %3 = vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1)->(d0)>} : vector<4xf32>, tensor<?x?xf32>
    return %3 : tensor<?x?xf32>
}
func.func @tr(%t: tensor<?x?xf32>, %v: vector<4x5xf32>, %i: index) -> (tensor<?x?xf32>, vector<4x5xf32>) {
    %f0 = arith.constant 0.0 : f32
    %r = vector.transfer_read %t[%i, %i], %f0 {permutation_map = affine_map<(d0, d1)->(d1, d0)>} : tensor<?x?xf32>, vector<4x5xf32>
    %3 = vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1)->(d1, d0)>} : vector<4x5xf32>, tensor<?x?xf32>
    return %3, %r : tensor<?x?xf32>, vector<4x5xf32>
}
// -----
#m = affine_map<(d0, d1)->(d0, 0)>
func.func @s(%q: tensor<?x?xf32>, %i: index, %mm: tensor<?xvector<3xf32>>, %k: vector<2xi1>, %z: tensor<f32>, %o: tensor<?xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>) {
    %f0 = arith.constant 0.0 : f32
    %1 = vector.transfer_read %q[%i, %i], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)->(0, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
    %2 = vector.transfer_read %q[%i, %i], %f0 {in_bounds = [true, true], permutation_map = #m} : tensor<?x?xf32>, vector<2x3xf32>
    %3 = vector.transfer_read %q[%i, %i], %f0 : tensor<?x?xf32>, vector<f32>
    %4 = vector.transfer_read %q[%i, %i], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)->(0, d1)>} : tensor<?x?xf32>, vector<2x3xf32>
    %5 = vector.transfer_read %o[%i], %f0 {in_bounds = [true]} : tensor<?xf32>, vector<1xf32>
    %6 = vector.transfer_read %z[], %f0 : tensor<f32>, vector<f32>
    return %1, %2, %3, %4, %5, %6 : vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>
}
func.func @t(%q: tensor<?x?xf32>, %i: index, %v: vector<f32>) -> tensor<?x?xf32> {
    %1 = vector.transfer_write %v, %q[%i, %i] : vector<f32>, tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
}
// -----
func.func @a(%A : memref<?x?xf32>, %b : index, %c : index) -> (vector<4x9xf32>, vector<4x9xf32>) {
  %p = arith.constant -42.0: f32
  %f = vector.transfer_read %A[%b, %c], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x9xf32>
  %g = vector.transfer_read %A[%b, %c], %p : memref<?x?xf32>, vector<4x9xf32>
  return %f, %g: vector<4x9xf32>, vector<4x9xf32>
}
func.func @w(%A : memref<?x?xf32>, %v : vector<2x3xf32>, %b : index, %c : index) {
  vector.transfer_write %v, %A[%b, %c] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  vector.transfer_write %v, %A[%b, %c] : vector<2x3xf32>, memref<?x?xf32>
  return
}
func.func @w3(%A : memref<?x?x4xf32>, %v : vector<2x3x4xf32>, %b : index, %m: vector<2x3x4xi1>) {
  vector.transfer_write %v, %A[%b, %b, %b], %m : vector<2x3x4xf32>, memref<?x?x4xf32>
  return
}
// -----
func.func @r(%A : memref<?x?xf32>, %b : index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
  %p = arith.constant -42.0: f32
  %f = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x9xf32>
  %g = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
  %h = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x7xf32>
  return %f, %g, %h: vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
}
func.func @w(%A : memref<?x?xf32>, %v : vector<2x3xf32>, %w : vector<2x4xf32>, %u : vector<2x5xf32>, %b : index) {
  vector.transfer_write %v, %A[%b, %b] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  vector.transfer_write %w, %A[%b, %b] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  vector.transfer_write %u, %A[%b, %b] {in_bounds = [true, true]} : vector<2x5xf32>, memref<?x?xf32>
  return
}
func.func @rw(%A : memref<?x?xf32>, %b : index) {
  %p = arith.constant -42.0: f32
  %f = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x9xf32>
  vector.transfer_write %f, %A[%b, %b] {in_bounds = [true, true]} : vector<4x9xf32>, memref<?x?xf32>
  %h = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x7xf32>
  vector.transfer_write %h, %A[%b, %b] {in_bounds = [true, true]} : vector<4x7xf32>, memref<?x?xf32>
  return
}
func.func @rm(%A : memref<?x?xf32>, %b : index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
  %p = arith.constant -42.0: f32
  %f = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x9xf32>
  %g = vector.transfer_read %A[%b, %b], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %h = vector.transfer_read %A[%b, %b], %p {in_bounds = [false, true]} : memref<?x?xf32>, vector<4x7xf32>
  return %f, %g, %h: vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @a(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x9xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 {in_bounds = [true]} : tensor<?x?xf32>, vector<9xf32>
      memref.store %5, %0[%arg3] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg3)[%arg1]
        %7 = vector.transfer_read %arg0[%6, %arg2], %cst_0 : tensor<?x?xf32>, vector<9xf32>
        memref.store %7, %2[%arg3] : memref<4xvector<9xf32>>
      } else {
        memref.store %cst, %2[%arg3] : memref<4xvector<9xf32>>
      }
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x9xf32>>
    return %1, %3 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
      %4 = affine.apply #map(%arg4)[%arg2]
      %5 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      %6 = vector.transfer_write %5, %arg5[%4, %arg3] {in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
      scf.yield %6 : tensor<?x?xf32>
    }
    memref.store %arg1, %alloca_0[] : memref<vector<2x3xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %3 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = affine.apply #map(%arg4)[%arg2]
      %5 = arith.cmpi sgt, %dim, %4 : index
      %6 = scf.if %5 -> (tensor<?x?xf32>) {
        %7 = affine.apply #map(%arg4)[%arg2]
        %8 = memref.load %2[%arg4] : memref<2xvector<3xf32>>
        %9 = vector.transfer_write %8, %arg5[%7, %arg3] : vector<3xf32>, tensor<?x?xf32>
        scf.yield %9 : tensor<?x?xf32>
      } else {
        scf.yield %arg5 : tensor<?x?xf32>
      }
      scf.yield %6 : tensor<?x?xf32>
    }
    return %1, %3 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @w3(%arg0: tensor<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) -> tensor<?x?x4xf32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
    memref.store %arg3, %alloca_0[] : memref<vector<2x3x4xi1>>
    memref.store %arg1, %alloca[] : memref<vector<2x3x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    %2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?x4xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?x4xf32>
      %3 = affine.apply #map(%arg4)[%arg2]
      %4 = arith.cmpi sgt, %dim, %3 : index
      %5 = scf.if %4 -> (tensor<?x?x4xf32>) {
        %6 = affine.apply #map(%arg4)[%arg2]
        %7 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %8 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        %9 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<?x?x4xf32>) {
          %dim_1 = tensor.dim %arg5, %c1 : tensor<?x?x4xf32>
          %10 = affine.apply #map(%arg6)[%arg2]
          %11 = arith.cmpi sgt, %dim_1, %10 : index
          %12 = scf.if %11 -> (tensor<?x?x4xf32>) {
            %13 = affine.apply #map(%arg6)[%arg2]
            %14 = memref.load %7[%arg4, %arg6] : memref<2x3xvector<4xf32>>
            %15 = memref.load %8[%arg4, %arg6] : memref<2x3xvector<4xi1>>
            %16 = vector.transfer_write %14, %arg7[%6, %13, %arg2], %15 : vector<4xf32>, tensor<?x?x4xf32>
            scf.yield %16 : tensor<?x?x4xf32>
          } else {
            scf.yield %arg7 : tensor<?x?x4xf32>
          }
          scf.yield %12 : tensor<?x?x4xf32>
        }
        scf.yield %9 : tensor<?x?x4xf32>
      } else {
        scf.yield %arg5 : tensor<?x?x4xf32>
      }
      scf.yield %5 : tensor<?x?x4xf32>
    }
    return %2 : tensor<?x?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @s(%arg0: tensor<f32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: tensor<?x?xf32>) -> (vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[], %cst : tensor<f32>, vector<f32>
    %1 = vector.broadcast %0 : vector<f32> to vector<1xf32>
    %2 = vector.transfer_read %arg1[%arg2], %cst : tensor<?xf32>, vector<f32>
    %3 = vector.broadcast %2 : vector<f32> to vector<3xf32>
    %4 = vector.transfer_read %arg1[%arg2], %cst, %arg3 : tensor<?xf32>, vector<4xf32>
    %5 = vector.transfer_read %arg4[%arg2, %arg2], %cst {permutation_map = #map} : tensor<?x?xf32>, vector<4xf32>
    return %1, %3, %4, %5 : vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4x1xf32>>
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    memref.store %1, %alloca[] : memref<vector<4x1xf32>>
    %2 = vector.type_cast %alloca : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
    %3 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = affine.apply #map1(%arg3)[%arg2]
      %5 = arith.cmpi sgt, %dim, %4 : index
      %6 = scf.if %5 -> (tensor<?x?xf32>) {
        %7 = affine.apply #map1(%arg3)[%arg2]
        %8 = memref.load %2[%arg3] : memref<4xvector<1xf32>>
        %9 = vector.transfer_write %8, %arg4[%7, %arg2] {in_bounds = [true]} : vector<1xf32>, tensor<?x?xf32>
        scf.yield %9 : tensor<?x?xf32>
      } else {
        scf.yield %arg4 : tensor<?x?xf32>
      }
      scf.yield %6 : tensor<?x?xf32>
    }
    return %3 : tensor<?x?xf32>
  }
  func.func @tr(%arg0: tensor<?x?xf32>, %arg1: vector<4x5xf32>, %arg2: index) -> (tensor<?x?xf32>, vector<4x5xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<5x4xf32>>
    %alloca_1 = memref.alloca() : memref<vector<5x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
    scf.for %arg3 = %c0 to %c5 step %c1 {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %6 = affine.apply #map1(%arg3)[%arg2]
      %7 = arith.cmpi sgt, %dim, %6 : index
      scf.if %7 {
        %8 = affine.apply #map1(%arg3)[%arg2]
        %9 = vector.transfer_read %arg0[%8, %arg2], %cst_0 : tensor<?x?xf32>, vector<4xf32>
        memref.store %9, %0[%arg3] : memref<5xvector<4xf32>>
      } else {
        memref.store %cst, %0[%arg3] : memref<5xvector<4xf32>>
      }
    }
    %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
    %2 = vector.transpose %1, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
    %3 = vector.transpose %arg1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
    memref.store %3, %alloca_1[] : memref<vector<5x4xf32>>
    %4 = vector.type_cast %alloca_1 : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
    %5 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %6 = affine.apply #map1(%arg3)[%arg2]
      %7 = arith.cmpi sgt, %dim, %6 : index
      %8 = scf.if %7 -> (tensor<?x?xf32>) {
        %9 = affine.apply #map1(%arg3)[%arg2]
        %10 = memref.load %4[%arg3] : memref<5xvector<4xf32>>
        %11 = vector.transfer_write %10, %arg4[%9, %arg2] : vector<4xf32>, tensor<?x?xf32>
        scf.yield %11 : tensor<?x?xf32>
      } else {
        scf.yield %arg4 : tensor<?x?xf32>
      }
      scf.yield %8 : tensor<?x?xf32>
    }
    return %5, %2 : tensor<?x?xf32>, vector<4x5xf32>
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1) -> (0)>
module {
  func.func @s(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<?xvector<3xf32>>, %arg3: vector<2xi1>, %arg4: tensor<f32>, %arg5: tensor<?xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst : tensor<?x?xf32>, vector<f32>
    %1 = vector.broadcast %0 : vector<f32> to vector<2x3xf32>
    %2 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg6 = %c0 to %c2 step %c1 {
      %9 = affine.apply #map(%arg6)[%arg1]
      %10 = vector.transfer_read %arg0[%9, %arg1], %cst {in_bounds = [true], permutation_map = #map1} : tensor<?x?xf32>, vector<3xf32>
      memref.store %10, %2[%arg6] : memref<2xvector<3xf32>>
    }
    %3 = memref.load %alloca[] : memref<vector<2x3xf32>>
    %4 = vector.transfer_read %arg0[%arg1, %arg1], %cst : tensor<?x?xf32>, vector<f32>
    %5 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
    %6 = vector.broadcast %5 : vector<3xf32> to vector<2x3xf32>
    %7 = vector.transfer_read %arg5[%arg1], %cst {in_bounds = [true]} : tensor<?xf32>, vector<1xf32>
    %8 = vector.transfer_read %arg4[], %cst : tensor<f32>, vector<f32>
    return %1, %3, %4, %6, %7, %8 : vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>
  }
  func.func @t(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<f32>) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<f32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x9xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %5, %0[%arg3] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg3)[%arg1]
        %7 = vector.transfer_read %arg0[%6, %arg2], %cst_0 : memref<?x?xf32>, vector<9xf32>
        memref.store %7, %2[%arg3] : memref<4xvector<9xf32>>
      } else {
        memref.store %cst, %2[%arg3] : memref<4xvector<9xf32>>
      }
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x9xf32>>
    return %1, %3 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      vector.transfer_write %3, %arg0[%2, %arg3] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    memref.store %arg1, %alloca_0[] : memref<vector<2x3xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg4)[%arg2]
        %5 = memref.load %1[%arg4] : memref<2xvector<3xf32>>
        vector.transfer_write %5, %arg0[%4, %arg3] : vector<3xf32>, memref<?x?xf32>
      } else {
      }
    }
    return
  }
  func.func @w3(%arg0: memref<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
    memref.store %arg3, %alloca_0[] : memref<vector<2x3x4xi1>>
    memref.store %arg1, %alloca[] : memref<vector<2x3x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?x4xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg4)[%arg2]
        %5 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %6 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %dim_1 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
          %7 = affine.apply #map(%arg5)[%arg2]
          %8 = arith.cmpi sgt, %dim_1, %7 : index
          scf.if %8 {
            %9 = affine.apply #map(%arg5)[%arg2]
            %10 = memref.load %5[%arg4, %arg5] : memref<2x3xvector<4xf32>>
            %11 = memref.load %6[%arg4, %arg5] : memref<2x3xvector<4xi1>>
            vector.transfer_write %10, %arg0[%4, %9, %arg2], %11 : vector<4xf32>, memref<?x?x4xf32>
          } else {
          }
        }
      } else {
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
      memref.store %7, %2[%arg2] : memref<4xvector<8xf32>>
    }
    %3 = memref.load %alloca_0[] : memref<vector<4x8xf32>>
    %4 = vector.type_cast %alloca_1 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      memref.store %7, %4[%arg2] : memref<4xvector<7xf32>>
    }
    %5 = memref.load %alloca_1[] : memref<vector<4x7xf32>>
    return %1, %3, %5 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x5xf32>, %arg4: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x4xf32>>
    %alloca_1 = memref.alloca() : memref<vector<2x5xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %0[%arg5] : memref<2xvector<3xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    memref.store %arg2, %alloca_0[] : memref<vector<2x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %1[%arg5] : memref<2xvector<4xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    }
    memref.store %arg3, %alloca_1[] : memref<vector<2x5xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<2x5xf32>> to memref<2xvector<5xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %2[%arg5] : memref<2xvector<5xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @rw(%arg0: memref<?x?xf32>, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x7xf32>>
    %alloca_2 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    memref.store %1, %alloca_0[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = memref.load %2[%arg2] : memref<4xvector<9xf32>>
      vector.transfer_write %7, %arg0[%6, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    }
    %3 = vector.type_cast %alloca_1 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      memref.store %7, %3[%arg2] : memref<4xvector<7xf32>>
    }
    %4 = memref.load %alloca_1[] : memref<vector<4x7xf32>>
    memref.store %4, %alloca_2[] : memref<vector<4x7xf32>>
    %5 = vector.type_cast %alloca_2 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = memref.load %5[%arg2] : memref<4xvector<7xf32>>
      vector.transfer_write %7, %arg0[%6, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @rm(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<7xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_2 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst_0 : memref<?x?xf32>, vector<8xf32>
      memref.store %7, %2[%arg2] : memref<4xvector<8xf32>>
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x8xf32>>
    %4 = vector.type_cast %alloca_2 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = arith.cmpi sgt, %dim, %6 : index
      scf.if %7 {
        %8 = affine.apply #map(%arg2)[%arg1]
        %9 = vector.transfer_read %arg0[%8, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
        memref.store %9, %4[%arg2] : memref<4xvector<7xf32>>
      } else {
        memref.store %cst, %4[%arg2] : memref<4xvector<7xf32>>
      }
    }
    %5 = memref.load %alloca_2[] : memref<vector<4x7xf32>>
    return %1, %3, %5 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
}

//--- out 2
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @a(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x9xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 {in_bounds = [true]} : tensor<?x?xf32>, vector<9xf32>
      memref.store %5, %0[%arg3] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg3)[%arg1]
        %7 = vector.transfer_read %arg0[%6, %arg2], %cst_0 : tensor<?x?xf32>, vector<9xf32>
        memref.store %7, %2[%arg3] : memref<4xvector<9xf32>>
      } else {
        memref.store %cst, %2[%arg3] : memref<4xvector<9xf32>>
      }
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x9xf32>>
    return %1, %3 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
      %4 = affine.apply #map(%arg4)[%arg2]
      %5 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      %6 = vector.transfer_write %5, %arg5[%4, %arg3] {in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
      scf.yield %6 : tensor<?x?xf32>
    }
    memref.store %arg1, %alloca_0[] : memref<vector<2x3xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %3 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = affine.apply #map(%arg4)[%arg2]
      %5 = arith.cmpi sgt, %dim, %4 : index
      %6 = scf.if %5 -> (tensor<?x?xf32>) {
        %7 = affine.apply #map(%arg4)[%arg2]
        %8 = memref.load %2[%arg4] : memref<2xvector<3xf32>>
        %9 = vector.transfer_write %8, %arg5[%7, %arg3] : vector<3xf32>, tensor<?x?xf32>
        scf.yield %9 : tensor<?x?xf32>
      } else {
        scf.yield %arg5 : tensor<?x?xf32>
      }
      scf.yield %6 : tensor<?x?xf32>
    }
    return %1, %3 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @w3(%arg0: tensor<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) -> tensor<?x?x4xf32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
    memref.store %arg3, %alloca_0[] : memref<vector<2x3x4xi1>>
    memref.store %arg1, %alloca[] : memref<vector<2x3x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    %2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?x4xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?x4xf32>
      %3 = affine.apply #map(%arg4)[%arg2]
      %4 = arith.cmpi sgt, %dim, %3 : index
      %5 = scf.if %4 -> (tensor<?x?x4xf32>) {
        %6 = affine.apply #map(%arg4)[%arg2]
        %7 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %8 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        %9 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<?x?x4xf32>) {
          %dim_1 = tensor.dim %arg5, %c1 : tensor<?x?x4xf32>
          %10 = affine.apply #map(%arg6)[%arg2]
          %11 = arith.cmpi sgt, %dim_1, %10 : index
          %12 = scf.if %11 -> (tensor<?x?x4xf32>) {
            %13 = affine.apply #map(%arg6)[%arg2]
            %14 = memref.load %7[%arg4, %arg6] : memref<2x3xvector<4xf32>>
            %15 = memref.load %8[%arg4, %arg6] : memref<2x3xvector<4xi1>>
            %16 = vector.transfer_write %14, %arg7[%6, %13, %arg2], %15 : vector<4xf32>, tensor<?x?x4xf32>
            scf.yield %16 : tensor<?x?x4xf32>
          } else {
            scf.yield %arg7 : tensor<?x?x4xf32>
          }
          scf.yield %12 : tensor<?x?x4xf32>
        }
        scf.yield %9 : tensor<?x?x4xf32>
      } else {
        scf.yield %arg5 : tensor<?x?x4xf32>
      }
      scf.yield %5 : tensor<?x?x4xf32>
    }
    return %2 : tensor<?x?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @s(%arg0: tensor<f32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: tensor<?x?xf32>) -> (vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = vector.broadcast %extracted : f32 to vector<1xf32>
    %extracted_0 = tensor.extract %arg1[%arg2] : tensor<?xf32>
    %1 = vector.broadcast %extracted_0 : f32 to vector<3xf32>
    %2 = vector.transfer_read %arg1[%arg2], %cst, %arg3 : tensor<?xf32>, vector<4xf32>
    %3 = vector.transfer_read %arg4[%arg2, %arg2], %cst {permutation_map = #map} : tensor<?x?xf32>, vector<4xf32>
    return %0, %1, %2, %3 : vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4x1xf32>>
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    memref.store %1, %alloca[] : memref<vector<4x1xf32>>
    %2 = vector.type_cast %alloca : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
    %3 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %4 = affine.apply #map1(%arg3)[%arg2]
      %5 = arith.cmpi sgt, %dim, %4 : index
      %6 = scf.if %5 -> (tensor<?x?xf32>) {
        %7 = affine.apply #map1(%arg3)[%arg2]
        %8 = memref.load %2[%arg3] : memref<4xvector<1xf32>>
        %9 = vector.transfer_write %8, %arg4[%7, %arg2] {in_bounds = [true]} : vector<1xf32>, tensor<?x?xf32>
        scf.yield %9 : tensor<?x?xf32>
      } else {
        scf.yield %arg4 : tensor<?x?xf32>
      }
      scf.yield %6 : tensor<?x?xf32>
    }
    return %3 : tensor<?x?xf32>
  }
  func.func @tr(%arg0: tensor<?x?xf32>, %arg1: vector<4x5xf32>, %arg2: index) -> (tensor<?x?xf32>, vector<4x5xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<5x4xf32>>
    %alloca_1 = memref.alloca() : memref<vector<5x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
    scf.for %arg3 = %c0 to %c5 step %c1 {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %6 = affine.apply #map1(%arg3)[%arg2]
      %7 = arith.cmpi sgt, %dim, %6 : index
      scf.if %7 {
        %8 = affine.apply #map1(%arg3)[%arg2]
        %9 = vector.transfer_read %arg0[%8, %arg2], %cst_0 : tensor<?x?xf32>, vector<4xf32>
        memref.store %9, %0[%arg3] : memref<5xvector<4xf32>>
      } else {
        memref.store %cst, %0[%arg3] : memref<5xvector<4xf32>>
      }
    }
    %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
    %2 = vector.transpose %1, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
    %3 = vector.transpose %arg1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
    memref.store %3, %alloca_1[] : memref<vector<5x4xf32>>
    %4 = vector.type_cast %alloca_1 : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
    %5 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %6 = affine.apply #map1(%arg3)[%arg2]
      %7 = arith.cmpi sgt, %dim, %6 : index
      %8 = scf.if %7 -> (tensor<?x?xf32>) {
        %9 = affine.apply #map1(%arg3)[%arg2]
        %10 = memref.load %4[%arg3] : memref<5xvector<4xf32>>
        %11 = vector.transfer_write %10, %arg4[%9, %arg2] : vector<4xf32>, tensor<?x?xf32>
        scf.yield %11 : tensor<?x?xf32>
      } else {
        scf.yield %arg4 : tensor<?x?xf32>
      }
      scf.yield %8 : tensor<?x?xf32>
    }
    return %5, %2 : tensor<?x?xf32>, vector<4x5xf32>
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1) -> (0)>
module {
  func.func @s(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<?xvector<3xf32>>, %arg3: vector<2xi1>, %arg4: tensor<f32>, %arg5: tensor<?xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x?xf32>
    %0 = vector.broadcast %extracted : f32 to vector<2x3xf32>
    %1 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg6 = %c0 to %c2 step %c1 {
      %8 = affine.apply #map(%arg6)[%arg1]
      %9 = vector.transfer_read %arg0[%8, %arg1], %cst {in_bounds = [true], permutation_map = #map1} : tensor<?x?xf32>, vector<3xf32>
      memref.store %9, %1[%arg6] : memref<2xvector<3xf32>>
    }
    %2 = memref.load %alloca[] : memref<vector<2x3xf32>>
    %3 = vector.transfer_read %arg0[%arg1, %arg1], %cst : tensor<?x?xf32>, vector<f32>
    %4 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
    %5 = vector.broadcast %4 : vector<3xf32> to vector<2x3xf32>
    %6 = vector.transfer_read %arg5[%arg1], %cst {in_bounds = [true]} : tensor<?xf32>, vector<1xf32>
    %7 = vector.transfer_read %arg4[], %cst : tensor<f32>, vector<f32>
    return %0, %2, %3, %5, %6, %7 : vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>
  }
  func.func @t(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<f32>) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<f32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x9xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %5, %0[%arg3] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg3)[%arg1]
        %7 = vector.transfer_read %arg0[%6, %arg2], %cst_0 : memref<?x?xf32>, vector<9xf32>
        memref.store %7, %2[%arg3] : memref<4xvector<9xf32>>
      } else {
        memref.store %cst, %2[%arg3] : memref<4xvector<9xf32>>
      }
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x9xf32>>
    return %1, %3 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      vector.transfer_write %3, %arg0[%2, %arg3] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    memref.store %arg1, %alloca_0[] : memref<vector<2x3xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg4)[%arg2]
        %5 = memref.load %1[%arg4] : memref<2xvector<3xf32>>
        vector.transfer_write %5, %arg0[%4, %arg3] : vector<3xf32>, memref<?x?xf32>
      } else {
      }
    }
    return
  }
  func.func @w3(%arg0: memref<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
    memref.store %arg3, %alloca_0[] : memref<vector<2x3x4xi1>>
    memref.store %arg1, %alloca[] : memref<vector<2x3x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?x4xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg4)[%arg2]
        %5 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %6 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %dim_1 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
          %7 = affine.apply #map(%arg5)[%arg2]
          %8 = arith.cmpi sgt, %dim_1, %7 : index
          scf.if %8 {
            %9 = affine.apply #map(%arg5)[%arg2]
            %10 = memref.load %5[%arg4, %arg5] : memref<2x3xvector<4xf32>>
            %11 = memref.load %6[%arg4, %arg5] : memref<2x3xvector<4xi1>>
            vector.transfer_write %10, %arg0[%4, %9, %arg2], %11 : vector<4xf32>, memref<?x?x4xf32>
          } else {
          }
        }
      } else {
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
      memref.store %7, %2[%arg2] : memref<4xvector<8xf32>>
    }
    %3 = memref.load %alloca_0[] : memref<vector<4x8xf32>>
    %4 = vector.type_cast %alloca_1 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      memref.store %7, %4[%arg2] : memref<4xvector<7xf32>>
    }
    %5 = memref.load %alloca_1[] : memref<vector<4x7xf32>>
    return %1, %3, %5 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x5xf32>, %arg4: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x4xf32>>
    %alloca_1 = memref.alloca() : memref<vector<2x5xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %0[%arg5] : memref<2xvector<3xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    memref.store %arg2, %alloca_0[] : memref<vector<2x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %1[%arg5] : memref<2xvector<4xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    }
    memref.store %arg3, %alloca_1[] : memref<vector<2x5xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<2x5xf32>> to memref<2xvector<5xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %2[%arg5] : memref<2xvector<5xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @rw(%arg0: memref<?x?xf32>, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x7xf32>>
    %alloca_2 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    memref.store %1, %alloca_0[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = memref.load %2[%arg2] : memref<4xvector<9xf32>>
      vector.transfer_write %7, %arg0[%6, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    }
    %3 = vector.type_cast %alloca_1 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      memref.store %7, %3[%arg2] : memref<4xvector<7xf32>>
    }
    %4 = memref.load %alloca_1[] : memref<vector<4x7xf32>>
    memref.store %4, %alloca_2[] : memref<vector<4x7xf32>>
    %5 = vector.type_cast %alloca_2 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = memref.load %5[%arg2] : memref<4xvector<7xf32>>
      vector.transfer_write %7, %arg0[%6, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @rm(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<7xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_2 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst_0 : memref<?x?xf32>, vector<8xf32>
      memref.store %7, %2[%arg2] : memref<4xvector<8xf32>>
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x8xf32>>
    %4 = vector.type_cast %alloca_2 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = arith.cmpi sgt, %dim, %6 : index
      scf.if %7 {
        %8 = affine.apply #map(%arg2)[%arg1]
        %9 = vector.transfer_read %arg0[%8, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
        memref.store %9, %4[%arg2] : memref<4xvector<7xf32>>
      } else {
        memref.store %cst, %4[%arg2] : memref<4xvector<7xf32>>
      }
    }
    %5 = memref.load %alloca_2[] : memref<vector<4x7xf32>>
    return %1, %3, %5 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
}

//--- out 3
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @a(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %cst_0 = arith.constant dense<-4.200000e+01> : vector<4x9xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<9xf32>
    %1 = vector.insert %0, %cst_0 [0] : vector<9xf32> into vector<4x9xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg2], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<9xf32>
    %4 = vector.insert %3, %1 [1] : vector<9xf32> into vector<4x9xf32>
    %5 = affine.apply #map1()[%arg1]
    %6 = vector.transfer_read %arg0[%5, %arg2], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<9xf32>
    %7 = vector.insert %6, %4 [2] : vector<9xf32> into vector<4x9xf32>
    %8 = affine.apply #map2()[%arg1]
    %9 = vector.transfer_read %arg0[%8, %arg2], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<9xf32>
    %10 = vector.insert %9, %7 [3] : vector<9xf32> into vector<4x9xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %11 = arith.cmpi sgt, %dim, %arg1 : index
    %12 = scf.if %11 -> (vector<4x9xf32>) {
      %22 = vector.transfer_read %arg0[%arg1, %arg2], %cst : tensor<?x?xf32>, vector<9xf32>
      %23 = vector.insert %22, %cst_0 [0] : vector<9xf32> into vector<4x9xf32>
      scf.yield %23 : vector<4x9xf32>
    } else {
      scf.yield %cst_0 : vector<4x9xf32>
    }
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %13 = affine.apply #map()[%arg1]
    %14 = arith.cmpi sgt, %dim_1, %13 : index
    %15 = scf.if %14 -> (vector<4x9xf32>) {
      %22 = affine.apply #map()[%arg1]
      %23 = vector.transfer_read %arg0[%22, %arg2], %cst : tensor<?x?xf32>, vector<9xf32>
      %24 = vector.insert %23, %12 [1] : vector<9xf32> into vector<4x9xf32>
      scf.yield %24 : vector<4x9xf32>
    } else {
      scf.yield %12 : vector<4x9xf32>
    }
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %16 = affine.apply #map1()[%arg1]
    %17 = arith.cmpi sgt, %dim_2, %16 : index
    %18 = scf.if %17 -> (vector<4x9xf32>) {
      %22 = affine.apply #map1()[%arg1]
      %23 = vector.transfer_read %arg0[%22, %arg2], %cst : tensor<?x?xf32>, vector<9xf32>
      %24 = vector.insert %23, %15 [2] : vector<9xf32> into vector<4x9xf32>
      scf.yield %24 : vector<4x9xf32>
    } else {
      scf.yield %15 : vector<4x9xf32>
    }
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %19 = affine.apply #map2()[%arg1]
    %20 = arith.cmpi sgt, %dim_3, %19 : index
    %21 = scf.if %20 -> (vector<4x9xf32>) {
      %22 = affine.apply #map2()[%arg1]
      %23 = vector.transfer_read %arg0[%22, %arg2], %cst : tensor<?x?xf32>, vector<9xf32>
      %24 = vector.insert %23, %18 [3] : vector<9xf32> into vector<4x9xf32>
      scf.yield %24 : vector<4x9xf32>
    } else {
      scf.yield %18 : vector<4x9xf32>
    }
    return %10, %21 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.extract %arg1[0] : vector<3xf32> from vector<2x3xf32>
    %1 = vector.transfer_write %0, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
    %2 = affine.apply #map()[%arg2]
    %3 = vector.extract %arg1[1] : vector<3xf32> from vector<2x3xf32>
    %4 = vector.transfer_write %3, %1[%2, %arg3] {in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %5 = arith.cmpi sgt, %dim, %arg2 : index
    %6 = scf.if %5 -> (tensor<?x?xf32>) {
      %10 = vector.extract %arg1[0] : vector<3xf32> from vector<2x3xf32>
      %11 = vector.transfer_write %10, %arg0[%arg2, %arg3] : vector<3xf32>, tensor<?x?xf32>
      scf.yield %11 : tensor<?x?xf32>
    } else {
      scf.yield %arg0 : tensor<?x?xf32>
    }
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %7 = affine.apply #map()[%arg2]
    %8 = arith.cmpi sgt, %dim_0, %7 : index
    %9 = scf.if %8 -> (tensor<?x?xf32>) {
      %10 = affine.apply #map()[%arg2]
      %11 = vector.extract %arg1[1] : vector<3xf32> from vector<2x3xf32>
      %12 = vector.transfer_write %11, %6[%10, %arg3] : vector<3xf32>, tensor<?x?xf32>
      scf.yield %12 : tensor<?x?xf32>
    } else {
      scf.yield %6 : tensor<?x?xf32>
    }
    return %4, %9 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @w3(%arg0: tensor<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) -> tensor<?x?x4xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x4xf32>
    %0 = arith.cmpi sgt, %dim, %arg2 : index
    %1 = scf.if %0 -> (tensor<?x?x4xf32>) {
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x4xf32>
      %5 = arith.cmpi sgt, %dim_1, %arg2 : index
      %6 = scf.if %5 -> (tensor<?x?x4xf32>) {
        %13 = vector.extract %arg1[0, 0] : vector<4xf32> from vector<2x3x4xf32>
        %14 = vector.extract %arg3[0, 0] : vector<4xi1> from vector<2x3x4xi1>
        %15 = vector.transfer_write %13, %arg0[%arg2, %arg2, %arg2], %14 : vector<4xf32>, tensor<?x?x4xf32>
        scf.yield %15 : tensor<?x?x4xf32>
      } else {
        scf.yield %arg0 : tensor<?x?x4xf32>
      }
      %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x4xf32>
      %7 = affine.apply #map()[%arg2]
      %8 = arith.cmpi sgt, %dim_2, %7 : index
      %9 = scf.if %8 -> (tensor<?x?x4xf32>) {
        %13 = affine.apply #map()[%arg2]
        %14 = vector.extract %arg1[0, 1] : vector<4xf32> from vector<2x3x4xf32>
        %15 = vector.extract %arg3[0, 1] : vector<4xi1> from vector<2x3x4xi1>
        %16 = vector.transfer_write %14, %6[%arg2, %13, %arg2], %15 : vector<4xf32>, tensor<?x?x4xf32>
        scf.yield %16 : tensor<?x?x4xf32>
      } else {
        scf.yield %6 : tensor<?x?x4xf32>
      }
      %dim_3 = tensor.dim %arg0, %c1 : tensor<?x?x4xf32>
      %10 = affine.apply #map1()[%arg2]
      %11 = arith.cmpi sgt, %dim_3, %10 : index
      %12 = scf.if %11 -> (tensor<?x?x4xf32>) {
        %13 = affine.apply #map1()[%arg2]
        %14 = vector.extract %arg1[0, 2] : vector<4xf32> from vector<2x3x4xf32>
        %15 = vector.extract %arg3[0, 2] : vector<4xi1> from vector<2x3x4xi1>
        %16 = vector.transfer_write %14, %9[%arg2, %13, %arg2], %15 : vector<4xf32>, tensor<?x?x4xf32>
        scf.yield %16 : tensor<?x?x4xf32>
      } else {
        scf.yield %9 : tensor<?x?x4xf32>
      }
      scf.yield %12 : tensor<?x?x4xf32>
    } else {
      scf.yield %arg0 : tensor<?x?x4xf32>
    }
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x4xf32>
    %2 = affine.apply #map()[%arg2]
    %3 = arith.cmpi sgt, %dim_0, %2 : index
    %4 = scf.if %3 -> (tensor<?x?x4xf32>) {
      %5 = affine.apply #map()[%arg2]
      %dim_1 = tensor.dim %1, %c1 : tensor<?x?x4xf32>
      %6 = arith.cmpi sgt, %dim_1, %arg2 : index
      %7 = scf.if %6 -> (tensor<?x?x4xf32>) {
        %14 = vector.extract %arg1[1, 0] : vector<4xf32> from vector<2x3x4xf32>
        %15 = vector.extract %arg3[1, 0] : vector<4xi1> from vector<2x3x4xi1>
        %16 = vector.transfer_write %14, %1[%5, %arg2, %arg2], %15 : vector<4xf32>, tensor<?x?x4xf32>
        scf.yield %16 : tensor<?x?x4xf32>
      } else {
        scf.yield %1 : tensor<?x?x4xf32>
      }
      %dim_2 = tensor.dim %1, %c1 : tensor<?x?x4xf32>
      %8 = affine.apply #map()[%arg2]
      %9 = arith.cmpi sgt, %dim_2, %8 : index
      %10 = scf.if %9 -> (tensor<?x?x4xf32>) {
        %14 = affine.apply #map()[%arg2]
        %15 = vector.extract %arg1[1, 1] : vector<4xf32> from vector<2x3x4xf32>
        %16 = vector.extract %arg3[1, 1] : vector<4xi1> from vector<2x3x4xi1>
        %17 = vector.transfer_write %15, %7[%5, %14, %arg2], %16 : vector<4xf32>, tensor<?x?x4xf32>
        scf.yield %17 : tensor<?x?x4xf32>
      } else {
        scf.yield %7 : tensor<?x?x4xf32>
      }
      %dim_3 = tensor.dim %1, %c1 : tensor<?x?x4xf32>
      %11 = affine.apply #map1()[%arg2]
      %12 = arith.cmpi sgt, %dim_3, %11 : index
      %13 = scf.if %12 -> (tensor<?x?x4xf32>) {
        %14 = affine.apply #map1()[%arg2]
        %15 = vector.extract %arg1[1, 2] : vector<4xf32> from vector<2x3x4xf32>
        %16 = vector.extract %arg3[1, 2] : vector<4xi1> from vector<2x3x4xi1>
        %17 = vector.transfer_write %15, %10[%5, %14, %arg2], %16 : vector<4xf32>, tensor<?x?x4xf32>
        scf.yield %17 : tensor<?x?x4xf32>
      } else {
        scf.yield %10 : tensor<?x?x4xf32>
      }
      scf.yield %13 : tensor<?x?x4xf32>
    } else {
      scf.yield %1 : tensor<?x?x4xf32>
    }
    return %4 : tensor<?x?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<()[s0] -> (s0 + 1)>
#map2 = affine_map<()[s0] -> (s0 + 2)>
#map3 = affine_map<()[s0] -> (s0 + 3)>
#map4 = affine_map<()[s0] -> (s0 + 4)>
module {
  func.func @s(%arg0: tensor<f32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: tensor<?x?xf32>) -> (vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[], %cst : tensor<f32>, vector<f32>
    %1 = vector.broadcast %0 : vector<f32> to vector<1xf32>
    %2 = vector.transfer_read %arg1[%arg2], %cst : tensor<?xf32>, vector<f32>
    %3 = vector.broadcast %2 : vector<f32> to vector<3xf32>
    %4 = vector.transfer_read %arg1[%arg2], %cst, %arg3 : tensor<?xf32>, vector<4xf32>
    %5 = vector.transfer_read %arg4[%arg2, %arg2], %cst {permutation_map = #map} : tensor<?x?xf32>, vector<4xf32>
    return %1, %3, %4, %5 : vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %2 = arith.cmpi sgt, %dim, %arg2 : index
    %3 = scf.if %2 -> (tensor<?x?xf32>) {
      %13 = vector.extract %1[0] : vector<1xf32> from vector<4x1xf32>
      %14 = vector.transfer_write %13, %arg0[%arg2, %arg2] {in_bounds = [true]} : vector<1xf32>, tensor<?x?xf32>
      scf.yield %14 : tensor<?x?xf32>
    } else {
      scf.yield %arg0 : tensor<?x?xf32>
    }
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %4 = affine.apply #map1()[%arg2]
    %5 = arith.cmpi sgt, %dim_0, %4 : index
    %6 = scf.if %5 -> (tensor<?x?xf32>) {
      %13 = affine.apply #map1()[%arg2]
      %14 = vector.extract %1[1] : vector<1xf32> from vector<4x1xf32>
      %15 = vector.transfer_write %14, %3[%13, %arg2] {in_bounds = [true]} : vector<1xf32>, tensor<?x?xf32>
      scf.yield %15 : tensor<?x?xf32>
    } else {
      scf.yield %3 : tensor<?x?xf32>
    }
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %7 = affine.apply #map2()[%arg2]
    %8 = arith.cmpi sgt, %dim_1, %7 : index
    %9 = scf.if %8 -> (tensor<?x?xf32>) {
      %13 = affine.apply #map2()[%arg2]
      %14 = vector.extract %1[2] : vector<1xf32> from vector<4x1xf32>
      %15 = vector.transfer_write %14, %6[%13, %arg2] {in_bounds = [true]} : vector<1xf32>, tensor<?x?xf32>
      scf.yield %15 : tensor<?x?xf32>
    } else {
      scf.yield %6 : tensor<?x?xf32>
    }
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %10 = affine.apply #map3()[%arg2]
    %11 = arith.cmpi sgt, %dim_2, %10 : index
    %12 = scf.if %11 -> (tensor<?x?xf32>) {
      %13 = affine.apply #map3()[%arg2]
      %14 = vector.extract %1[3] : vector<1xf32> from vector<4x1xf32>
      %15 = vector.transfer_write %14, %9[%13, %arg2] {in_bounds = [true]} : vector<1xf32>, tensor<?x?xf32>
      scf.yield %15 : tensor<?x?xf32>
    } else {
      scf.yield %9 : tensor<?x?xf32>
    }
    return %12 : tensor<?x?xf32>
  }
  func.func @tr(%arg0: tensor<?x?xf32>, %arg1: vector<4x5xf32>, %arg2: index) -> (tensor<?x?xf32>, vector<4x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<5x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg2 : index
    %1 = scf.if %0 -> (vector<5x4xf32>) {
      %30 = vector.transfer_read %arg0[%arg2, %arg2], %cst : tensor<?x?xf32>, vector<4xf32>
      %31 = vector.insert %30, %cst_0 [0] : vector<4xf32> into vector<5x4xf32>
      scf.yield %31 : vector<5x4xf32>
    } else {
      scf.yield %cst_0 : vector<5x4xf32>
    }
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %2 = affine.apply #map1()[%arg2]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<5x4xf32>) {
      %30 = affine.apply #map1()[%arg2]
      %31 = vector.transfer_read %arg0[%30, %arg2], %cst : tensor<?x?xf32>, vector<4xf32>
      %32 = vector.insert %31, %1 [1] : vector<4xf32> into vector<5x4xf32>
      scf.yield %32 : vector<5x4xf32>
    } else {
      scf.yield %1 : vector<5x4xf32>
    }
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %5 = affine.apply #map2()[%arg2]
    %6 = arith.cmpi sgt, %dim_2, %5 : index
    %7 = scf.if %6 -> (vector<5x4xf32>) {
      %30 = affine.apply #map2()[%arg2]
      %31 = vector.transfer_read %arg0[%30, %arg2], %cst : tensor<?x?xf32>, vector<4xf32>
      %32 = vector.insert %31, %4 [2] : vector<4xf32> into vector<5x4xf32>
      scf.yield %32 : vector<5x4xf32>
    } else {
      scf.yield %4 : vector<5x4xf32>
    }
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %8 = affine.apply #map3()[%arg2]
    %9 = arith.cmpi sgt, %dim_3, %8 : index
    %10 = scf.if %9 -> (vector<5x4xf32>) {
      %30 = affine.apply #map3()[%arg2]
      %31 = vector.transfer_read %arg0[%30, %arg2], %cst : tensor<?x?xf32>, vector<4xf32>
      %32 = vector.insert %31, %7 [3] : vector<4xf32> into vector<5x4xf32>
      scf.yield %32 : vector<5x4xf32>
    } else {
      scf.yield %7 : vector<5x4xf32>
    }
    %dim_4 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %11 = affine.apply #map4()[%arg2]
    %12 = arith.cmpi sgt, %dim_4, %11 : index
    %13 = scf.if %12 -> (vector<5x4xf32>) {
      %30 = affine.apply #map4()[%arg2]
      %31 = vector.transfer_read %arg0[%30, %arg2], %cst : tensor<?x?xf32>, vector<4xf32>
      %32 = vector.insert %31, %10 [4] : vector<4xf32> into vector<5x4xf32>
      scf.yield %32 : vector<5x4xf32>
    } else {
      scf.yield %10 : vector<5x4xf32>
    }
    %14 = vector.transpose %13, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
    %15 = vector.transpose %arg1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
    %dim_5 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %16 = arith.cmpi sgt, %dim_5, %arg2 : index
    %17 = scf.if %16 -> (tensor<?x?xf32>) {
      %30 = vector.extract %15[0] : vector<4xf32> from vector<5x4xf32>
      %31 = vector.transfer_write %30, %arg0[%arg2, %arg2] : vector<4xf32>, tensor<?x?xf32>
      scf.yield %31 : tensor<?x?xf32>
    } else {
      scf.yield %arg0 : tensor<?x?xf32>
    }
    %dim_6 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %18 = affine.apply #map1()[%arg2]
    %19 = arith.cmpi sgt, %dim_6, %18 : index
    %20 = scf.if %19 -> (tensor<?x?xf32>) {
      %30 = affine.apply #map1()[%arg2]
      %31 = vector.extract %15[1] : vector<4xf32> from vector<5x4xf32>
      %32 = vector.transfer_write %31, %17[%30, %arg2] : vector<4xf32>, tensor<?x?xf32>
      scf.yield %32 : tensor<?x?xf32>
    } else {
      scf.yield %17 : tensor<?x?xf32>
    }
    %dim_7 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %21 = affine.apply #map2()[%arg2]
    %22 = arith.cmpi sgt, %dim_7, %21 : index
    %23 = scf.if %22 -> (tensor<?x?xf32>) {
      %30 = affine.apply #map2()[%arg2]
      %31 = vector.extract %15[2] : vector<4xf32> from vector<5x4xf32>
      %32 = vector.transfer_write %31, %20[%30, %arg2] : vector<4xf32>, tensor<?x?xf32>
      scf.yield %32 : tensor<?x?xf32>
    } else {
      scf.yield %20 : tensor<?x?xf32>
    }
    %dim_8 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %24 = affine.apply #map3()[%arg2]
    %25 = arith.cmpi sgt, %dim_8, %24 : index
    %26 = scf.if %25 -> (tensor<?x?xf32>) {
      %30 = affine.apply #map3()[%arg2]
      %31 = vector.extract %15[3] : vector<4xf32> from vector<5x4xf32>
      %32 = vector.transfer_write %31, %23[%30, %arg2] : vector<4xf32>, tensor<?x?xf32>
      scf.yield %32 : tensor<?x?xf32>
    } else {
      scf.yield %23 : tensor<?x?xf32>
    }
    %dim_9 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %27 = affine.apply #map4()[%arg2]
    %28 = arith.cmpi sgt, %dim_9, %27 : index
    %29 = scf.if %28 -> (tensor<?x?xf32>) {
      %30 = affine.apply #map4()[%arg2]
      %31 = vector.extract %15[4] : vector<4xf32> from vector<5x4xf32>
      %32 = vector.transfer_write %31, %26[%30, %arg2] : vector<4xf32>, tensor<?x?xf32>
      scf.yield %32 : tensor<?x?xf32>
    } else {
      scf.yield %26 : tensor<?x?xf32>
    }
    return %29, %14 : tensor<?x?xf32>, vector<4x5xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (0)>
#map1 = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @s(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<?xvector<3xf32>>, %arg3: vector<2xi1>, %arg4: tensor<f32>, %arg5: tensor<?xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst_0 : tensor<?x?xf32>, vector<f32>
    %1 = vector.broadcast %0 : vector<f32> to vector<2x3xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1], %cst_0 {in_bounds = [true], permutation_map = #map} : tensor<?x?xf32>, vector<3xf32>
    %3 = vector.insert %2, %cst [0] : vector<3xf32> into vector<2x3xf32>
    %4 = affine.apply #map1()[%arg1]
    %5 = vector.transfer_read %arg0[%4, %arg1], %cst_0 {in_bounds = [true], permutation_map = #map} : tensor<?x?xf32>, vector<3xf32>
    %6 = vector.insert %5, %3 [1] : vector<3xf32> into vector<2x3xf32>
    %7 = vector.transfer_read %arg0[%arg1, %arg1], %cst_0 : tensor<?x?xf32>, vector<f32>
    %8 = vector.transfer_read %arg0[%arg1, %arg1], %cst_0 {in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
    %9 = vector.broadcast %8 : vector<3xf32> to vector<2x3xf32>
    %10 = vector.transfer_read %arg5[%arg1], %cst_0 {in_bounds = [true]} : tensor<?xf32>, vector<1xf32>
    %11 = vector.transfer_read %arg4[], %cst_0 : tensor<f32>, vector<f32>
    return %1, %6, %7, %9, %10, %11 : vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>
  }
  func.func @t(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<f32>) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<f32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %cst_0 = arith.constant dense<-4.200000e+01> : vector<4x9xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %1 = vector.insert %0, %cst_0 [0] : vector<9xf32> into vector<4x9xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %4 = vector.insert %3, %1 [1] : vector<9xf32> into vector<4x9xf32>
    %5 = affine.apply #map1()[%arg1]
    %6 = vector.transfer_read %arg0[%5, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %7 = vector.insert %6, %4 [2] : vector<9xf32> into vector<4x9xf32>
    %8 = affine.apply #map2()[%arg1]
    %9 = vector.transfer_read %arg0[%8, %arg2], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %10 = vector.insert %9, %7 [3] : vector<9xf32> into vector<4x9xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %11 = arith.cmpi sgt, %dim, %arg1 : index
    %12 = scf.if %11 -> (vector<4x9xf32>) {
      %22 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<?x?xf32>, vector<9xf32>
      %23 = vector.insert %22, %cst_0 [0] : vector<9xf32> into vector<4x9xf32>
      scf.yield %23 : vector<4x9xf32>
    } else {
      scf.yield %cst_0 : vector<4x9xf32>
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %13 = affine.apply #map()[%arg1]
    %14 = arith.cmpi sgt, %dim_1, %13 : index
    %15 = scf.if %14 -> (vector<4x9xf32>) {
      %22 = affine.apply #map()[%arg1]
      %23 = vector.transfer_read %arg0[%22, %arg2], %cst : memref<?x?xf32>, vector<9xf32>
      %24 = vector.insert %23, %12 [1] : vector<9xf32> into vector<4x9xf32>
      scf.yield %24 : vector<4x9xf32>
    } else {
      scf.yield %12 : vector<4x9xf32>
    }
    %dim_2 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %16 = affine.apply #map1()[%arg1]
    %17 = arith.cmpi sgt, %dim_2, %16 : index
    %18 = scf.if %17 -> (vector<4x9xf32>) {
      %22 = affine.apply #map1()[%arg1]
      %23 = vector.transfer_read %arg0[%22, %arg2], %cst : memref<?x?xf32>, vector<9xf32>
      %24 = vector.insert %23, %15 [2] : vector<9xf32> into vector<4x9xf32>
      scf.yield %24 : vector<4x9xf32>
    } else {
      scf.yield %15 : vector<4x9xf32>
    }
    %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %19 = affine.apply #map2()[%arg1]
    %20 = arith.cmpi sgt, %dim_3, %19 : index
    %21 = scf.if %20 -> (vector<4x9xf32>) {
      %22 = affine.apply #map2()[%arg1]
      %23 = vector.transfer_read %arg0[%22, %arg2], %cst : memref<?x?xf32>, vector<9xf32>
      %24 = vector.insert %23, %18 [3] : vector<9xf32> into vector<4x9xf32>
      scf.yield %24 : vector<4x9xf32>
    } else {
      scf.yield %18 : vector<4x9xf32>
    }
    return %10, %21 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %0 = vector.extract %arg1[0] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %0, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    %1 = affine.apply #map()[%arg2]
    %2 = vector.extract %arg1[1] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %2, %arg0[%1, %arg3] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %3 = arith.cmpi sgt, %dim, %arg2 : index
    scf.if %3 {
      %6 = vector.extract %arg1[0] : vector<3xf32> from vector<2x3xf32>
      vector.transfer_write %6, %arg0[%arg2, %arg3] : vector<3xf32>, memref<?x?xf32>
    } else {
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %4 = affine.apply #map()[%arg2]
    %5 = arith.cmpi sgt, %dim_0, %4 : index
    scf.if %5 {
      %6 = affine.apply #map()[%arg2]
      %7 = vector.extract %arg1[1] : vector<3xf32> from vector<2x3xf32>
      vector.transfer_write %7, %arg0[%6, %arg3] : vector<3xf32>, memref<?x?xf32>
    } else {
    }
    return
  }
  func.func @w3(%arg0: memref<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?x4xf32>
    %0 = arith.cmpi sgt, %dim, %arg2 : index
    scf.if %0 {
      %dim_1 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
      %3 = arith.cmpi sgt, %dim_1, %arg2 : index
      scf.if %3 {
        %8 = vector.extract %arg1[0, 0] : vector<4xf32> from vector<2x3x4xf32>
        %9 = vector.extract %arg3[0, 0] : vector<4xi1> from vector<2x3x4xi1>
        vector.transfer_write %8, %arg0[%arg2, %arg2, %arg2], %9 : vector<4xf32>, memref<?x?x4xf32>
      } else {
      }
      %dim_2 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
      %4 = affine.apply #map()[%arg2]
      %5 = arith.cmpi sgt, %dim_2, %4 : index
      scf.if %5 {
        %8 = affine.apply #map()[%arg2]
        %9 = vector.extract %arg1[0, 1] : vector<4xf32> from vector<2x3x4xf32>
        %10 = vector.extract %arg3[0, 1] : vector<4xi1> from vector<2x3x4xi1>
        vector.transfer_write %9, %arg0[%arg2, %8, %arg2], %10 : vector<4xf32>, memref<?x?x4xf32>
      } else {
      }
      %dim_3 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
      %6 = affine.apply #map1()[%arg2]
      %7 = arith.cmpi sgt, %dim_3, %6 : index
      scf.if %7 {
        %8 = affine.apply #map1()[%arg2]
        %9 = vector.extract %arg1[0, 2] : vector<4xf32> from vector<2x3x4xf32>
        %10 = vector.extract %arg3[0, 2] : vector<4xi1> from vector<2x3x4xi1>
        vector.transfer_write %9, %arg0[%arg2, %8, %arg2], %10 : vector<4xf32>, memref<?x?x4xf32>
      } else {
      }
    } else {
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?x4xf32>
    %1 = affine.apply #map()[%arg2]
    %2 = arith.cmpi sgt, %dim_0, %1 : index
    scf.if %2 {
      %3 = affine.apply #map()[%arg2]
      %dim_1 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
      %4 = arith.cmpi sgt, %dim_1, %arg2 : index
      scf.if %4 {
        %9 = vector.extract %arg1[1, 0] : vector<4xf32> from vector<2x3x4xf32>
        %10 = vector.extract %arg3[1, 0] : vector<4xi1> from vector<2x3x4xi1>
        vector.transfer_write %9, %arg0[%3, %arg2, %arg2], %10 : vector<4xf32>, memref<?x?x4xf32>
      } else {
      }
      %dim_2 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
      %5 = affine.apply #map()[%arg2]
      %6 = arith.cmpi sgt, %dim_2, %5 : index
      scf.if %6 {
        %9 = affine.apply #map()[%arg2]
        %10 = vector.extract %arg1[1, 1] : vector<4xf32> from vector<2x3x4xf32>
        %11 = vector.extract %arg3[1, 1] : vector<4xi1> from vector<2x3x4xi1>
        vector.transfer_write %10, %arg0[%3, %9, %arg2], %11 : vector<4xf32>, memref<?x?x4xf32>
      } else {
      }
      %dim_3 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
      %7 = affine.apply #map1()[%arg2]
      %8 = arith.cmpi sgt, %dim_3, %7 : index
      scf.if %8 {
        %9 = affine.apply #map1()[%arg2]
        %10 = vector.extract %arg1[1, 2] : vector<4xf32> from vector<2x3x4xf32>
        %11 = vector.extract %arg3[1, 2] : vector<4xi1> from vector<2x3x4xi1>
        vector.transfer_write %10, %arg0[%3, %9, %arg2], %11 : vector<4xf32>, memref<?x?x4xf32>
      } else {
      }
    } else {
    }
    return
  }
}

// -----
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
#map2 = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<4x7xf32>
    %cst_0 = arith.constant dense<-4.200000e+01> : vector<4x8xf32>
    %cst_1 = arith.constant -4.200000e+01 : f32
    %cst_2 = arith.constant dense<-4.200000e+01> : vector<4x9xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %1 = vector.insert %0, %cst_2 [0] : vector<9xf32> into vector<4x9xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %4 = vector.insert %3, %1 [1] : vector<9xf32> into vector<4x9xf32>
    %5 = affine.apply #map1()[%arg1]
    %6 = vector.transfer_read %arg0[%5, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %7 = vector.insert %6, %4 [2] : vector<9xf32> into vector<4x9xf32>
    %8 = affine.apply #map2()[%arg1]
    %9 = vector.transfer_read %arg0[%8, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %10 = vector.insert %9, %7 [3] : vector<9xf32> into vector<4x9xf32>
    %11 = vector.transfer_read %arg0[%arg1, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %12 = vector.insert %11, %cst_0 [0] : vector<8xf32> into vector<4x8xf32>
    %13 = affine.apply #map()[%arg1]
    %14 = vector.transfer_read %arg0[%13, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %15 = vector.insert %14, %12 [1] : vector<8xf32> into vector<4x8xf32>
    %16 = affine.apply #map1()[%arg1]
    %17 = vector.transfer_read %arg0[%16, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %18 = vector.insert %17, %15 [2] : vector<8xf32> into vector<4x8xf32>
    %19 = affine.apply #map2()[%arg1]
    %20 = vector.transfer_read %arg0[%19, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %21 = vector.insert %20, %18 [3] : vector<8xf32> into vector<4x8xf32>
    %22 = vector.transfer_read %arg0[%arg1, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %23 = vector.insert %22, %cst [0] : vector<7xf32> into vector<4x7xf32>
    %24 = affine.apply #map()[%arg1]
    %25 = vector.transfer_read %arg0[%24, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %26 = vector.insert %25, %23 [1] : vector<7xf32> into vector<4x7xf32>
    %27 = affine.apply #map1()[%arg1]
    %28 = vector.transfer_read %arg0[%27, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %29 = vector.insert %28, %26 [2] : vector<7xf32> into vector<4x7xf32>
    %30 = affine.apply #map2()[%arg1]
    %31 = vector.transfer_read %arg0[%30, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %32 = vector.insert %31, %29 [3] : vector<7xf32> into vector<4x7xf32>
    return %10, %21, %32 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x5xf32>, %arg4: index) {
    %0 = vector.extract %arg1[0] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %0, %arg0[%arg4, %arg4] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    %1 = affine.apply #map()[%arg4]
    %2 = vector.extract %arg1[1] : vector<3xf32> from vector<2x3xf32>
    vector.transfer_write %2, %arg0[%1, %arg4] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    %3 = vector.extract %arg2[0] : vector<4xf32> from vector<2x4xf32>
    vector.transfer_write %3, %arg0[%arg4, %arg4] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %4 = affine.apply #map()[%arg4]
    %5 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
    vector.transfer_write %5, %arg0[%4, %arg4] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %6 = vector.extract %arg3[0] : vector<5xf32> from vector<2x5xf32>
    vector.transfer_write %6, %arg0[%arg4, %arg4] {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
    %7 = affine.apply #map()[%arg4]
    %8 = vector.extract %arg3[1] : vector<5xf32> from vector<2x5xf32>
    vector.transfer_write %8, %arg0[%7, %arg4] {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
    return
  }
  func.func @rw(%arg0: memref<?x?xf32>, %arg1: index) {
    %cst = arith.constant -4.200000e+01 : f32
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %1 = affine.apply #map()[%arg1]
    %2 = vector.transfer_read %arg0[%1, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %3 = affine.apply #map1()[%arg1]
    %4 = vector.transfer_read %arg0[%3, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %5 = affine.apply #map2()[%arg1]
    %6 = vector.transfer_read %arg0[%5, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    %7 = affine.apply #map()[%arg1]
    vector.transfer_write %2, %arg0[%7, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    %8 = affine.apply #map1()[%arg1]
    vector.transfer_write %4, %arg0[%8, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    %9 = affine.apply #map2()[%arg1]
    vector.transfer_write %6, %arg0[%9, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    %10 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %11 = affine.apply #map()[%arg1]
    %12 = vector.transfer_read %arg0[%11, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %13 = affine.apply #map1()[%arg1]
    %14 = vector.transfer_read %arg0[%13, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    %15 = affine.apply #map2()[%arg1]
    %16 = vector.transfer_read %arg0[%15, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    vector.transfer_write %10, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    %17 = affine.apply #map()[%arg1]
    vector.transfer_write %12, %arg0[%17, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    %18 = affine.apply #map1()[%arg1]
    vector.transfer_write %14, %arg0[%18, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    %19 = affine.apply #map2()[%arg1]
    vector.transfer_write %16, %arg0[%19, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    return
  }
  func.func @rm(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<-4.200000e+01> : vector<4x7xf32>
    %cst_0 = arith.constant dense<-4.200000e+01> : vector<4x8xf32>
    %cst_1 = arith.constant -4.200000e+01 : f32
    %cst_2 = arith.constant dense<-4.200000e+01> : vector<4x9xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %1 = vector.insert %0, %cst_2 [0] : vector<9xf32> into vector<4x9xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %4 = vector.insert %3, %1 [1] : vector<9xf32> into vector<4x9xf32>
    %5 = affine.apply #map1()[%arg1]
    %6 = vector.transfer_read %arg0[%5, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %7 = vector.insert %6, %4 [2] : vector<9xf32> into vector<4x9xf32>
    %8 = affine.apply #map2()[%arg1]
    %9 = vector.transfer_read %arg0[%8, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
    %10 = vector.insert %9, %7 [3] : vector<9xf32> into vector<4x9xf32>
    %11 = vector.transfer_read %arg0[%arg1, %arg1], %cst_1 : memref<?x?xf32>, vector<8xf32>
    %12 = vector.insert %11, %cst_0 [0] : vector<8xf32> into vector<4x8xf32>
    %13 = affine.apply #map()[%arg1]
    %14 = vector.transfer_read %arg0[%13, %arg1], %cst_1 : memref<?x?xf32>, vector<8xf32>
    %15 = vector.insert %14, %12 [1] : vector<8xf32> into vector<4x8xf32>
    %16 = affine.apply #map1()[%arg1]
    %17 = vector.transfer_read %arg0[%16, %arg1], %cst_1 : memref<?x?xf32>, vector<8xf32>
    %18 = vector.insert %17, %15 [2] : vector<8xf32> into vector<4x8xf32>
    %19 = affine.apply #map2()[%arg1]
    %20 = vector.transfer_read %arg0[%19, %arg1], %cst_1 : memref<?x?xf32>, vector<8xf32>
    %21 = vector.insert %20, %18 [3] : vector<8xf32> into vector<4x8xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %22 = arith.cmpi sgt, %dim, %arg1 : index
    %23 = scf.if %22 -> (vector<4x7xf32>) {
      %33 = vector.transfer_read %arg0[%arg1, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      %34 = vector.insert %33, %cst [0] : vector<7xf32> into vector<4x7xf32>
      scf.yield %34 : vector<4x7xf32>
    } else {
      scf.yield %cst : vector<4x7xf32>
    }
    %dim_3 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %24 = affine.apply #map()[%arg1]
    %25 = arith.cmpi sgt, %dim_3, %24 : index
    %26 = scf.if %25 -> (vector<4x7xf32>) {
      %33 = affine.apply #map()[%arg1]
      %34 = vector.transfer_read %arg0[%33, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      %35 = vector.insert %34, %23 [1] : vector<7xf32> into vector<4x7xf32>
      scf.yield %35 : vector<4x7xf32>
    } else {
      scf.yield %23 : vector<4x7xf32>
    }
    %dim_4 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %27 = affine.apply #map1()[%arg1]
    %28 = arith.cmpi sgt, %dim_4, %27 : index
    %29 = scf.if %28 -> (vector<4x7xf32>) {
      %33 = affine.apply #map1()[%arg1]
      %34 = vector.transfer_read %arg0[%33, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      %35 = vector.insert %34, %26 [2] : vector<7xf32> into vector<4x7xf32>
      scf.yield %35 : vector<4x7xf32>
    } else {
      scf.yield %26 : vector<4x7xf32>
    }
    %dim_5 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %30 = affine.apply #map2()[%arg1]
    %31 = arith.cmpi sgt, %dim_5, %30 : index
    %32 = scf.if %31 -> (vector<4x7xf32>) {
      %33 = affine.apply #map2()[%arg1]
      %34 = vector.transfer_read %arg0[%33, %arg1], %cst_1 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      %35 = vector.insert %34, %29 [3] : vector<7xf32> into vector<4x7xf32>
      scf.yield %35 : vector<4x7xf32>
    } else {
      scf.yield %29 : vector<4x7xf32>
    }
    return %10, %21, %32 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
}

//--- out 4
module {
  func.func @a(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %cst = arith.constant -4.200000e+01 : f32
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true, true]} : tensor<?x?xf32>, vector<4x9xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg2], %cst : tensor<?x?xf32>, vector<4x9xf32>
    return %0, %1 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] : vector<2x3xf32>, tensor<?x?xf32>
    return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @w3(%arg0: tensor<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) -> tensor<?x?x4xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg2, %arg2], %arg3 : vector<2x3x4xf32>, tensor<?x?x4xf32>
    return %0 : tensor<?x?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @s(%arg0: tensor<f32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: tensor<?x?xf32>) -> (vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = vector.broadcast %extracted : f32 to vector<1xf32>
    %extracted_0 = tensor.extract %arg1[%arg2] : tensor<?xf32>
    %1 = vector.broadcast %extracted_0 : f32 to vector<3xf32>
    %2 = vector.transfer_read %arg1[%arg2], %cst, %arg3 : tensor<?xf32>, vector<4xf32>
    %3 = vector.transfer_read %arg4[%arg2, %arg2], %cst {permutation_map = #map} : tensor<?x?xf32>, vector<4xf32>
    return %0, %1, %2, %3 : vector<1xf32>, vector<3xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @w(%arg0: tensor<?x?xf32>, %arg1: vector<4xf32>, %arg2: index) -> tensor<?x?xf32> {
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %2 = vector.transfer_write %1, %arg0[%arg2, %arg2] {in_bounds = [false, true]} : vector<4x1xf32>, tensor<?x?xf32>
    return %2 : tensor<?x?xf32>
  }
  func.func @tr(%arg0: tensor<?x?xf32>, %arg1: vector<4x5xf32>, %arg2: index) -> (tensor<?x?xf32>, vector<4x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %cst : tensor<?x?xf32>, vector<5x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
    %2 = vector.transpose %arg1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
    %3 = vector.transfer_write %2, %arg0[%arg2, %arg2] : vector<5x4xf32>, tensor<?x?xf32>
    return %3, %1 : tensor<?x?xf32>, vector<4x5xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @s(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<?xvector<3xf32>>, %arg3: vector<2xi1>, %arg4: tensor<f32>, %arg5: tensor<?xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x?xf32>
    %0 = vector.broadcast %extracted : f32 to vector<2x3xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true, true], permutation_map = #map} : tensor<?x?xf32>, vector<2x3xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1], %cst : tensor<?x?xf32>, vector<f32>
    %3 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
    %4 = vector.broadcast %3 : vector<3xf32> to vector<2x3xf32>
    %5 = vector.transfer_read %arg5[%arg1], %cst {in_bounds = [true]} : tensor<?xf32>, vector<1xf32>
    %6 = vector.transfer_read %arg4[], %cst : tensor<f32>, vector<f32>
    return %0, %1, %2, %4, %5, %6 : vector<2x3xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<1xf32>, vector<f32>
  }
  func.func @t(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<f32>) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<f32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4x9xf32>, vector<4x9xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x9xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.transfer_read %arg0[%4, %arg2], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %5, %0[%arg3] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg3)[%arg1]
        %7 = vector.transfer_read %arg0[%6, %arg2], %cst_0 : memref<?x?xf32>, vector<9xf32>
        memref.store %7, %2[%arg3] : memref<4xvector<9xf32>>
      } else {
        memref.store %cst, %2[%arg3] : memref<4xvector<9xf32>>
      }
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x9xf32>>
    return %1, %3 : vector<4x9xf32>, vector<4x9xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
      vector.transfer_write %3, %arg0[%2, %arg3] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    memref.store %arg1, %alloca_0[] : memref<vector<2x3xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg4)[%arg2]
        %5 = memref.load %1[%arg4] : memref<2xvector<3xf32>>
        vector.transfer_write %5, %arg0[%4, %arg3] : vector<3xf32>, memref<?x?xf32>
      } else {
      }
    }
    return
  }
  func.func @w3(%arg0: memref<?x?x4xf32>, %arg1: vector<2x3x4xf32>, %arg2: index, %arg3: vector<2x3x4xi1>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
    memref.store %arg3, %alloca_0[] : memref<vector<2x3x4xi1>>
    memref.store %arg1, %alloca[] : memref<vector<2x3x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?x4xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = affine.apply #map(%arg4)[%arg2]
        %5 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %6 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %dim_1 = memref.dim %arg0, %c1 : memref<?x?x4xf32>
          %7 = affine.apply #map(%arg5)[%arg2]
          %8 = arith.cmpi sgt, %dim_1, %7 : index
          scf.if %8 {
            %9 = affine.apply #map(%arg5)[%arg2]
            %10 = memref.load %5[%arg4, %arg5] : memref<2x3xvector<4xf32>>
            %11 = memref.load %6[%arg4, %arg5] : memref<2x3xvector<4xi1>>
            vector.transfer_write %10, %arg0[%4, %9, %arg2], %11 : vector<4xf32>, memref<?x?x4xf32>
          } else {
          }
        }
      } else {
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
      memref.store %7, %2[%arg2] : memref<4xvector<8xf32>>
    }
    %3 = memref.load %alloca_0[] : memref<vector<4x8xf32>>
    %4 = vector.type_cast %alloca_1 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      memref.store %7, %4[%arg2] : memref<4xvector<7xf32>>
    }
    %5 = memref.load %alloca_1[] : memref<vector<4x7xf32>>
    return %1, %3, %5 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x5xf32>, %arg4: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x4xf32>>
    %alloca_1 = memref.alloca() : memref<vector<2x5xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %0[%arg5] : memref<2xvector<3xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    memref.store %arg2, %alloca_0[] : memref<vector<2x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %1[%arg5] : memref<2xvector<4xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    }
    memref.store %arg3, %alloca_1[] : memref<vector<2x5xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<2x5xf32>> to memref<2xvector<5xf32>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %3 = affine.apply #map(%arg5)[%arg4]
      %4 = memref.load %2[%arg5] : memref<2xvector<5xf32>>
      vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<5xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @rw(%arg0: memref<?x?xf32>, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x7xf32>>
    %alloca_2 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    memref.store %1, %alloca_0[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_0 : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = memref.load %2[%arg2] : memref<4xvector<9xf32>>
      vector.transfer_write %7, %arg0[%6, %arg1] {in_bounds = [true]} : vector<9xf32>, memref<?x?xf32>
    }
    %3 = vector.type_cast %alloca_1 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
      memref.store %7, %3[%arg2] : memref<4xvector<7xf32>>
    }
    %4 = memref.load %alloca_1[] : memref<vector<4x7xf32>>
    memref.store %4, %alloca_2[] : memref<vector<4x7xf32>>
    %5 = vector.type_cast %alloca_2 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = memref.load %5[%arg2] : memref<4xvector<7xf32>>
      vector.transfer_write %7, %arg0[%6, %arg1] {in_bounds = [true]} : vector<7xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @rm(%arg0: memref<?x?xf32>, %arg1: index) -> (vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>) {
    %cst = arith.constant dense<-4.200000e+01> : vector<7xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant -4.200000e+01 : f32
    %alloca = memref.alloca() : memref<vector<4x9xf32>>
    %alloca_1 = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_2 = memref.alloca() : memref<vector<4x7xf32>>
    %0 = vector.type_cast %alloca : memref<vector<4x9xf32>> to memref<4xvector<9xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<9xf32>
      memref.store %7, %0[%arg2] : memref<4xvector<9xf32>>
    }
    %1 = memref.load %alloca[] : memref<vector<4x9xf32>>
    %2 = vector.type_cast %alloca_1 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = vector.transfer_read %arg0[%6, %arg1], %cst_0 : memref<?x?xf32>, vector<8xf32>
      memref.store %7, %2[%arg2] : memref<4xvector<8xf32>>
    }
    %3 = memref.load %alloca_1[] : memref<vector<4x8xf32>>
    %4 = vector.type_cast %alloca_2 : memref<vector<4x7xf32>> to memref<4xvector<7xf32>>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %6 = affine.apply #map(%arg2)[%arg1]
      %7 = arith.cmpi sgt, %dim, %6 : index
      scf.if %7 {
        %8 = affine.apply #map(%arg2)[%arg1]
        %9 = vector.transfer_read %arg0[%8, %arg1], %cst_0 {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
        memref.store %9, %4[%arg2] : memref<4xvector<7xf32>>
      } else {
        memref.store %cst, %4[%arg2] : memref<4xvector<7xf32>>
      }
    }
    %5 = memref.load %alloca_2[] : memref<vector<4x7xf32>>
    return %1, %3, %5 : vector<4x9xf32>, vector<4x8xf32>, vector<4x7xf32>
  }
}

