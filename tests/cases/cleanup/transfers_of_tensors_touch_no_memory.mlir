// RUN: lowir opt --allow-unregistered-dialect --cse
// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --allow-unregistered-dialect --loop-invariant-code-motion
// RUN: lowir opt --allow-unregistered-dialect --convert-vector-to-scf=lower-tensors
// RUN: lowir opt --allow-unregistered-dialect --compat=19 --cse
// RUN: lowir opt --allow-unregistered-dialect --compat=19 --loop-invariant-code-motion
// A write into a tensor makes another one, which nobody misses who does not use it; a copy of a buffer neither.
func.func @f(%t: tensor<?x?xf32>, %v: vector<2x3xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %t[%i, %j] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %v, %t[%i, %j] : vector<2x3xf32>, tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @twice(%t: tensor<?xf32>, %v: vector<3xf32>, %k: vector<3xi1>, %i: index) {
  %1 = vector.transfer_write %v, %t[%i] : vector<3xf32>, tensor<?xf32>
  %2 = vector.transfer_write %v, %t[%i] : vector<3xf32>, tensor<?xf32>
  %3 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
  %4 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
  "test.use"(%1, %2, %3, %4) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
  return
}
func.func @loop(%t: tensor<?xf32>, %u: tensor<?xf32>, %m: memref<?xf32>, %v: vector<3xf32>, %p: f32, %i: index, %j: index) {
  scf.for %k = %i to %j step %i {
    %1 = vector.transfer_write %v, %t[%i] : vector<3xf32>, tensor<?xf32>
    %2 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<3xf32>
    %3 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<3xf32>
    %4 = bufferization.materialize_in_destination %t in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %5 = bufferization.materialize_in_destination %t in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %6 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
    vector.transfer_write %v, %m[%i] : vector<3xf32>, memref<?xf32>
    "test.use"(%1, %2, %3, %4, %5) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
  }
  return
}
//--- out
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] : vector<2x3xf32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @twice(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: vector<3xi1>, %arg3: index) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %1 = vector.mask %arg2 { vector.yield %0 : tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    "test.use"(%0, %0, %1, %1) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<3xf32>, %arg4: f32, %arg5: index, %arg6: index) {
    scf.for %arg7 = %arg5 to %arg6 step %arg5 {
      %0 = vector.transfer_write %arg3, %arg0[%arg5] : vector<3xf32>, tensor<?xf32>
      %1 = vector.transfer_read %arg0[%arg5], %arg4 : tensor<?xf32>, vector<3xf32>
      %2 = vector.transfer_read %arg2[%arg5], %arg4 : memref<?xf32>, vector<3xf32>
      %3 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      vector.transfer_write %arg3, %arg2[%arg5] : vector<3xf32>, memref<?xf32>
      "test.use"(%0, %1, %2, %3, %3) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] : vector<2x3xf32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @twice(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: vector<3xi1>, %arg3: index) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %2 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    %3 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    "test.use"(%0, %1, %2, %3) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<3xf32>, %arg4: f32, %arg5: index, %arg6: index) {
    scf.for %arg7 = %arg5 to %arg6 step %arg5 {
      %0 = vector.transfer_write %arg3, %arg0[%arg5] : vector<3xf32>, tensor<?xf32>
      %1 = vector.transfer_read %arg0[%arg5], %arg4 : tensor<?xf32>, vector<3xf32>
      %2 = vector.transfer_read %arg2[%arg5], %arg4 : memref<?xf32>, vector<3xf32>
      %3 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %4 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      vector.transfer_write %arg3, %arg2[%arg5] : vector<3xf32>, memref<?xf32>
      "test.use"(%0, %1, %2, %3, %4) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

//--- out 3
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] : vector<2x3xf32>, tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
  func.func @twice(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: vector<3xi1>, %arg3: index) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %2 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    %3 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    "test.use"(%0, %1, %2, %3) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<3xf32>, %arg4: f32, %arg5: index, %arg6: index) {
    %0 = vector.transfer_write %arg3, %arg0[%arg5] : vector<3xf32>, tensor<?xf32>
    %1 = vector.transfer_read %arg0[%arg5], %arg4 : tensor<?xf32>, vector<3xf32>
    scf.for %arg7 = %arg5 to %arg6 step %arg5 {
      %2 = vector.transfer_read %arg2[%arg5], %arg4 : memref<?xf32>, vector<3xf32>
      %3 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %4 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %5 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
      vector.transfer_write %arg3, %arg2[%arg5] : vector<3xf32>, memref<?xf32>
      "test.use"(%0, %1, %2, %3, %4) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

//--- out 4
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg1, %alloca[] : memref<vector<2x3xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %2 = affine.apply #map(%arg4)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      %4 = scf.if %3 -> (tensor<?x?xf32>) {
        %5 = affine.apply #map(%arg4)[%arg2]
        %6 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
        %7 = vector.transfer_write %6, %arg5[%5, %arg3] : vector<3xf32>, tensor<?x?xf32>
        scf.yield %7 : tensor<?x?xf32>
      } else {
        scf.yield %arg5 : tensor<?x?xf32>
      }
      scf.yield %4 : tensor<?x?xf32>
    }
    return %1 : tensor<?x?xf32>
  }
  func.func @twice(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: vector<3xi1>, %arg3: index) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %2 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    %3 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    "test.use"(%0, %1, %2, %3) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<3xf32>, %arg4: f32, %arg5: index, %arg6: index) {
    scf.for %arg7 = %arg5 to %arg6 step %arg5 {
      %0 = vector.transfer_write %arg3, %arg0[%arg5] : vector<3xf32>, tensor<?xf32>
      %1 = vector.transfer_read %arg0[%arg5], %arg4 : tensor<?xf32>, vector<3xf32>
      %2 = vector.transfer_read %arg2[%arg5], %arg4 : memref<?xf32>, vector<3xf32>
      %3 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %4 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      vector.transfer_write %arg3, %arg2[%arg5] : vector<3xf32>, memref<?xf32>
      "test.use"(%0, %1, %2, %3, %4) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

//--- out 5
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] : vector<2x3xf32>, tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @twice(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: vector<3xi1>, %arg3: index) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %1 = vector.mask %arg2 { vector.yield %0 : tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    "test.use"(%0, %0, %1, %1) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<3xf32>, %arg4: f32, %arg5: index, %arg6: index) {
    scf.for %arg7 = %arg5 to %arg6 step %arg5 {
      %0 = vector.transfer_write %arg3, %arg0[%arg5] : vector<3xf32>, tensor<?xf32>
      %1 = vector.transfer_read %arg0[%arg5], %arg4 : tensor<?xf32>, vector<3xf32>
      %2 = vector.transfer_read %arg2[%arg5], %arg4 : memref<?xf32>, vector<3xf32>
      %3 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      vector.transfer_write %arg3, %arg2[%arg5] : vector<3xf32>, memref<?xf32>
      "test.use"(%0, %1, %2, %3, %3) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

//--- out 6
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: vector<2x3xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] : vector<2x3xf32>, tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
  func.func @twice(%arg0: tensor<?xf32>, %arg1: vector<3xf32>, %arg2: vector<3xi1>, %arg3: index) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32>
    %2 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    %3 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%arg3] : vector<3xf32>, tensor<?xf32> } : vector<3xi1> -> tensor<?xf32>
    "test.use"(%0, %1, %2, %3) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<3xf32>, %arg4: f32, %arg5: index, %arg6: index) {
    scf.for %arg7 = %arg5 to %arg6 step %arg5 {
      %0 = vector.transfer_write %arg3, %arg0[%arg5] : vector<3xf32>, tensor<?xf32>
      %1 = vector.transfer_read %arg0[%arg5], %arg4 : tensor<?xf32>, vector<3xf32>
      %2 = vector.transfer_read %arg2[%arg5], %arg4 : memref<?xf32>, vector<3xf32>
      %3 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %4 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %5 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
      vector.transfer_write %arg3, %arg2[%arg5] : vector<3xf32>, memref<?xf32>
      "test.use"(%0, %1, %2, %3, %4) : (tensor<?xf32>, vector<3xf32>, vector<3xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

