// RUN: lowir opt --canonicalize --mlir-print-local-scope
func.func @symbols(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 * s1 + s0 floordiv 2 + s1)>()[%a, %b]
  %1 = affine.apply affine_map<()[s0, s1] -> (s1 + (s0 + s1) * s0 + s0)>()[%a, %b]
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) * s0 + s0 * s1)>()[%a, %b]
  return %0, %1, %2 : index, index, index
}
func.func @counters(%a: index, %b: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d1 * s1 + s1 * s1 + s1 + d1 + d0 + s0 * s0)>(%i, %j)[%a, %b]
      memref.store %0, %m[%0] : memref<?xindex>
    }
  }
  return
}
func.func @another_loop(%a: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %a step %c1 {
    %0 = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%i]
    %1 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%0)
    memref.store %1, %m[%0] : memref<?xindex>
  }
  return
}
//--- out
module {
  func.func @symbols(%arg0: index, %arg1: index) -> (index, index, index) {
    %0 = affine.apply affine_map<()[s0, s1] -> (s0 * s1 + s0 floordiv 2 + s1)>()[%arg0, %arg1]
    %1 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + (s0 + s1) * s0)>()[%arg0, %arg1]
    %2 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) * s0 + s0 * s1)>()[%arg0, %arg1]
    return %0, %1, %2 : index, index, index
  }
  func.func @counters(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
    affine.for %arg3 = 0 to 10 {
      affine.for %arg4 = 0 to 10 {
        %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 + s0 * s0 + d1 + d1 * s1 + s1 + s1 * s1)>(%arg3, %arg4)[%arg0, %arg1]
        memref.store %0, %arg2[%0] : memref<?xindex>
      }
    }
    return
  }
  func.func @another_loop(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %0 = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%arg2]
      %1 = affine.apply affine_map<()[s0] -> (s0 * 4 + 3)>()[%arg2]
      memref.store %1, %arg1[%0] : memref<?xindex>
    }
    return
  }
}
