// RUN: lowir opt
// RUN: lowir opt --compat=19
func.func @a(%t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  memref.alloca_scope {
    %d = tensor.dim %t, %c0 : tensor<?xf32>
    affine.for %i = 0 to %d {
    }
  }
  return
}
//--- out
module {
  func.func @a(%arg0: tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    memref.alloca_scope  {
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      affine.for %arg1 = 0 to %dim {
      }
    }
    return
  }
}

//--- out 2
module {
  func.func @a(%arg0: tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    memref.alloca_scope  {
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      affine.for %arg1 = 0 to %dim {
      }
    }
    return
  }
}

