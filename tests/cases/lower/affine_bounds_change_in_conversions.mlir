// RUN: lowir opt --convert-arith-to-llvm %s
// Conversions fold what they do not convert: bounds and conditions become simpler where they stand.

func.func @tiles(%m: memref<4x6xf32>, %x: f32) {
  affine.for %i = 0 to 4 step 4 {
    affine.for %j = 0 to 6 step 4 {
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
        affine.for %l = affine_map<(d0) -> (d0)>(%j) to min affine_map<(d0) -> (d0 + 4, 6)>(%j) {
          %y = arith.addf %x, %x : f32
          affine.store %y, %m[%k, %l] : memref<4x6xf32>
        }
      }
    }
  }
  return
}
func.func @choice(%m: memref<9xf32>, %n: index, %x: f32) {
  %c4 = arith.constant 4 : index
  affine.parallel (%i) = (0) to (%c4) {
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%k) {
      affine.store %x, %m[%k] : memref<9xf32>
    }
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4, 6)>
#map2 = affine_map<(d0) -> (d0 * 2)>
#set = affine_set<(d0) : (d0 * 2 - 3 >= 0)>
module {
  func.func @tiles(%arg0: memref<4x6xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 4 step 4 {
      affine.for %arg3 = 0 to 6 step 4 {
        affine.for %arg4 = 0 to 4 {
          affine.for %arg5 = #map(%arg3) to min #map1(%arg3) {
            %0 = llvm.fadd %arg1, %arg1 : f32
            affine.store %0, %arg0[%arg4, %arg5] : memref<4x6xf32>
          }
        }
      }
    }
    return
  }
  func.func @choice(%arg0: memref<9xf32>, %arg1: index, %arg2: f32) {
    %0 = llvm.mlir.constant(4 : index) : i64
    affine.parallel (%arg3) = (0) to (4) {
      %1 = affine.apply #map2(%arg3)
      affine.if #set(%arg3) {
        affine.store %arg2, %arg0[%1] : memref<9xf32>
      }
    }
    return
  }
}

