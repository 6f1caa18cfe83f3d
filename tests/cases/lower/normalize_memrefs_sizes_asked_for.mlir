// RUN: lowir opt --normalize-memrefs
// DIFFERS: mlir-opt asks for the size of a tile instead
func.func @f(%a: memref<8x16xf64, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>) -> (index, memref<4xf32>) {
  %c = arith.constant 0 : index
  %d = memref.dim %a, %c : memref<8x16xf64, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  %m = memref.alloc() : memref<4xf32>
  return %d, %m : index, memref<4xf32>
}
//--- out
#map = affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>
module {
  func.func @f(%arg0: memref<8x16xf64, #map>) -> (index, memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<8x16xf64, #map>
    %alloc = memref.alloc() : memref<4xf32>
    return %dim, %alloc : index, memref<4xf32>
  }
}

