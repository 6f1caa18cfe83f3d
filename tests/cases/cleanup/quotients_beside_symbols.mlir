// RUN: lowir opt --canonicalize
// RUN: lowir opt --canonicalize --compat=19
// A multiple of a quotient meets the last term of a sum first, in newer releases.
func.func @f(%i: index, %n: index, %a: memref<?xf32>, %x: f32) {
  affine.for %k = 0 to 8 {
    affine.for %l = 0 to 8 {
      affine.store %x, %a[%l + symbol(%i) + (%k floordiv 2) * 3] : memref<?xf32>
      affine.store %x, %a[%l + symbol(%i) * 3 + %k mod 2 + symbol(%n)] : memref<?xf32>
      affine.store %x, %a[%l + %k + symbol(%i) - (symbol(%i) floordiv 2) * 2] : memref<?xf32>
    }
  }
  return
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 8 {
        affine.store %arg3, %arg2[%arg5 + (%arg4 floordiv 2) * 3 + symbol(%arg0)] : memref<?xf32>
        affine.store %arg3, %arg2[%arg5 + %arg4 + symbol(%arg0) * 3 + (%arg4 floordiv 2) * -2 + symbol(%arg1)] : memref<?xf32>
        affine.store %arg3, %arg2[%arg5 + %arg4 + symbol(%arg0) mod 2] : memref<?xf32>
      }
    }
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 8 {
        affine.store %arg3, %arg2[%arg5 + symbol(%arg0) + (%arg4 floordiv 2) * 3] : memref<?xf32>
        affine.store %arg3, %arg2[%arg5 + %arg4 + symbol(%arg0) * 3 + symbol(%arg1) - (%arg4 floordiv 2) * 2] : memref<?xf32>
        affine.store %arg3, %arg2[%arg5 + %arg4 + symbol(%arg0) - (symbol(%arg0) floordiv 2) * 2] : memref<?xf32>
      }
    }
    return
  }
}

