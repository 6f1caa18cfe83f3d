// RUN: lowir opt --canonicalize --compat=19
func.func @f(%m: memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32, strided<[?], offset: ?>> {
  %v = memref.subview %m[0] [8] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[?], offset: ?>>
  return %v : memref<8xf32, strided<[?], offset: ?>>
}
//--- out
module {
  func.func @f(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32, strided<[?], offset: ?>> {
    return %arg0 : memref<8xf32, strided<[?], offset: ?>>
  }
}

