// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Bounds that are constants become numbers; dimensions that run once go where they are mapped to nothing.
func.func @f(%m: memref<?x?xf32>, %n: index, %v: f32, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c10 = arith.constant 10 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.forall (%i, %j) in (%n, %c10) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } {a}
  scf.forall (%i, %j) = (%c0, 1) to (%c10, %n) step (%c2, 3) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } 
  scf.forall (%i, %j) = (0, 0) to (%c10, %n) step (1, %c1) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i, %j) in (%n, 1) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } 
  scf.forall (%i, %j) in (1, 1) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } 
  scf.forall (%i, %j) in (%n, 0) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } 
  %r = scf.forall (%i) in (%c2) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %s = tensor.extract_slice %o[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
//--- out
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c0 = arith.constant 0 : index
    scf.forall (%arg4, %arg5) in (%arg1, 10) {
      memref.store %arg2, %arg0[%arg4, %arg5] : memref<?x?xf32>
    } {a}
    scf.forall (%arg4, %arg5) = (0, 1) to (10, %arg1) step (2, 3) {
      memref.store %arg2, %arg0[%arg4, %arg5] : memref<?x?xf32>
    }
    scf.forall (%arg4, %arg5) in (10, %arg1) {
      memref.store %arg2, %arg0[%arg4, %arg5] : memref<?x?xf32>
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    scf.forall (%arg4) in (%arg1) {
      memref.store %arg2, %arg0[%arg4, %c0] : memref<?x?xf32>
    }
    memref.store %arg2, %arg0[%c0, %c0] : memref<?x?xf32>
    %0 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg3) -> (tensor<8x8xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg4, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c0 = arith.constant 0 : index
    scf.forall (%arg4, %arg5) in (%arg1, 10) {
      memref.store %arg2, %arg0[%arg4, %arg5] : memref<?x?xf32>
    } {a}
    scf.forall (%arg4, %arg5) = (0, 1) to (10, %arg1) step (2, 3) {
      memref.store %arg2, %arg0[%arg4, %arg5] : memref<?x?xf32>
    }
    scf.forall (%arg4, %arg5) in (10, %arg1) {
      memref.store %arg2, %arg0[%arg4, %arg5] : memref<?x?xf32>
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    scf.forall (%arg4) in (%arg1) {
      memref.store %arg2, %arg0[%arg4, %c0] : memref<?x?xf32>
    }
    memref.store %arg2, %arg0[%c0, %c0] : memref<?x?xf32>
    %0 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg3) -> (tensor<8x8xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg4, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
}

