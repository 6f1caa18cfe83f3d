// RUN: lowir opt --canonicalize --compat=19
// DIFFERS: mlir-opt-19 takes the subview for its source, though it may begin elsewhere
func.func @f(%m: memref<1xf64, strided<[?], offset: ?>>, %n: index) -> memref<1xf64, strided<[?], offset: ?>> {
  %v = memref.subview %m[%n] [1] [%n] : memref<1xf64, strided<[?], offset: ?>> to memref<1xf64, strided<[?], offset: ?>>
  return %v : memref<1xf64, strided<[?], offset: ?>>
}
//--- out
module {
  func.func @f(%arg0: memref<1xf64, strided<[?], offset: ?>>, %arg1: index) -> memref<1xf64, strided<[?], offset: ?>> {
    %subview = memref.subview %arg0[%arg1] [1] [%arg1] : memref<1xf64, strided<[?], offset: ?>> to memref<1xf64, strided<[?], offset: ?>>
    return %subview : memref<1xf64, strided<[?], offset: ?>>
  }
}

