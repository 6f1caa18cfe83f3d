// RUN: lowir opt --generate-runtime-verification
// DIFFERS: messages have the generic form of operations
// Release 22 asserts that a dimension is there, too.
func.func @r(%d: memref<?x4xf32>, %i: index) -> (index, index) {
  %x = memref.dim %d, %i : memref<?x4xf32>
  %c1 = arith.constant 1 : index
  %y = memref.dim %d, %c1 : memref<?x4xf32>
  return %x, %y : index, index
}
func.func @u(%d: memref<*xf32>, %i: index) -> index {
  %x = memref.dim %d, %i : memref<*xf32>
  return %x : index
}
func.func @n(%d: memref<?x4xf32>) -> index {
  %c = arith.constant -1 : index
  %x = memref.dim %d, %c : memref<?x4xf32>
  return %x : index
}
//--- out
module {
  func.func @r(%arg0: memref<?x4xf32>, %arg1: index) -> (index, index) {
    %0 = memref.rank %arg0 : memref<?x4xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi sge, %arg1, %c0 : index
    %2 = arith.cmpi slt, %arg1, %0 : index
    %3 = arith.andi %1, %2 : i1
    cf.assert %3, "ERROR: Runtime op verification failed\0A%5 = \22memref.dim\22(%arg0, %arg1) : (memref<?x4xf32>, index) -> index\0A^ index is out of bounds\0ALocation: loc(\22runtime_verification_of_dimensions.mlir\22:5:8)"
    %dim = memref.dim %arg0, %arg1 : memref<?x4xf32>
    %c1 = arith.constant 1 : index
    %4 = memref.rank %arg0 : memref<?x4xf32>
    %c0_0 = arith.constant 0 : index
    %true = arith.constant true
    %5 = arith.cmpi sgt, %4, %c1 : index
    cf.assert %5, "ERROR: Runtime op verification failed\0A%11 = \22memref.dim\22(%arg0, %6) : (memref<?x4xf32>, index) -> index\0A^ index is out of bounds\0ALocation: loc(\22runtime_verification_of_dimensions.mlir\22:7:8)"
    %dim_1 = memref.dim %arg0, %c1 : memref<?x4xf32>
    return %dim, %dim_1 : index, index
  }
  func.func @u(%arg0: memref<*xf32>, %arg1: index) -> index {
    %0 = memref.rank %arg0 : memref<*xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi sge, %arg1, %c0 : index
    %2 = arith.cmpi slt, %arg1, %0 : index
    %3 = arith.andi %1, %2 : i1
    cf.assert %3, "ERROR: Runtime op verification failed\0A%5 = \22memref.dim\22(%arg0, %arg1) : (memref<*xf32>, index) -> index\0A^ index is out of bounds\0ALocation: loc(\22runtime_verification_of_dimensions.mlir\22:11:8)"
    %dim = memref.dim %arg0, %arg1 : memref<*xf32>
    return %dim : index
  }
  func.func @n(%arg0: memref<?x4xf32>) -> index {
    %c-1 = arith.constant -1 : index
    %0 = memref.rank %arg0 : memref<?x4xf32>
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %1 = arith.cmpi sgt, %0, %c-1 : index
    cf.assert %false, "ERROR: Runtime op verification failed\0A%5 = \22memref.dim\22(%arg0, %0) : (memref<?x4xf32>, index) -> index\0A^ index is out of bounds\0ALocation: loc(\22runtime_verification_of_dimensions.mlir\22:16:8)"
    %dim = memref.dim %arg0, %c-1 : memref<?x4xf32>
    return %dim : index
  }
}

