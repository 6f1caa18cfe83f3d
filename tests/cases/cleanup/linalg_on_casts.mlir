// RUN: lowir opt --canonicalize
// RUN: lowir opt --convert-linalg-to-loops
// RUN: lowir opt --compat=19 --canonicalize
// RUN: lowir opt --compat=19 --convert-linalg-to-affine-loops
// Operations of linalg look through casts of memory, and go where there is nothing to do.
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  %c = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  linalg.exp ins(%c : memref<?x?xf32>) outs(%b : memref<4x4xf32>)
  linalg.transpose ins(%c : memref<?x?xf32>) outs(%c : memref<?x?xf32>) permutation = [1, 0]
  linalg.copy ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.copy ins(%c : memref<?x?xf32>) outs(%a : memref<4x4xf32>)
  linalg.broadcast ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) dimensions = []
  linalg.map { arith.addf } ins(%c, %c : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @g(%a: memref<0x4xf32>, %b: memref<0x4xf32>) {
  linalg.exp ins(%a : memref<0x4xf32>) outs(%b : memref<0x4xf32>)
  return
}
func.func @h(%a: memref<4xf32>) {
  %c = memref.cast %a : memref<4xf32> to memref<?xf32>
  %f = arith.constant 1.0 : f32
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%c : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) {
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x?xf32>
    linalg.exp ins(%arg0 : memref<4x4xf32>) outs(%arg1 : memref<4x4xf32>)
    linalg.transpose ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>) permutation = [1, 0] 
    linalg.broadcast ins(%arg0 : memref<4x4xf32>) outs(%arg1 : memref<4x4xf32>) dimensions = [] 
    linalg.map { arith.addf } ins(%cast, %cast : memref<?x?xf32>, memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    return
  }
  func.func @g(%arg0: memref<0x4xf32>, %arg1: memref<0x4xf32>) {
    return
  }
  func.func @h(%arg0: memref<4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg0 : memref<4xf32>)
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    }
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        %1 = math.exp %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg2] : memref<4x4xf32>
        memref.store %0, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        memref.store %0, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        memref.store %0, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        memref.store %0, %arg1[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        %1 = memref.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    return
  }
  func.func @g(%arg0: memref<0x4xf32>, %arg1: memref<0x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c0 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<0x4xf32>
        %1 = math.exp %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<0x4xf32>
      }
    }
    return
  }
  func.func @h(%arg0: memref<4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c4 step %c1 {
      memref.store %cst, %arg0[%arg1] : memref<4xf32>
    }
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<4xf32>
      memref.store %0, %arg0[%arg1] : memref<4xf32>
    }
    return
  }
}

//--- out 3
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) {
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x?xf32>
    linalg.exp ins(%arg0 : memref<4x4xf32>) outs(%arg1 : memref<4x4xf32>)
    linalg.transpose ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>) permutation = [1, 0] 
    linalg.broadcast ins(%arg0 : memref<4x4xf32>) outs(%arg1 : memref<4x4xf32>) dimensions = [] 
    linalg.map { arith.addf } ins(%cast, %cast : memref<?x?xf32>, memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    return
  }
  func.func @g(%arg0: memref<0x4xf32>, %arg1: memref<0x4xf32>) {
    return
  }
  func.func @h(%arg0: memref<4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg0 : memref<4xf32>)
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    }
    return
  }
}

//--- out 4
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) {
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        %1 = math.exp %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg3, %arg2] : memref<4x4xf32>
        affine.store %0, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        affine.store %0, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        affine.store %0, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        affine.store %0, %arg1[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        %1 = affine.load %arg0[%arg2, %arg3] : memref<4x4xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %arg0[%arg2, %arg3] : memref<4x4xf32>
      }
    }
    return
  }
  func.func @g(%arg0: memref<0x4xf32>, %arg1: memref<0x4xf32>) {
    affine.for %arg2 = 0 to 0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<0x4xf32>
        %1 = math.exp %0 : f32
        affine.store %1, %arg1[%arg2, %arg3] : memref<0x4xf32>
      }
    }
    return
  }
  func.func @h(%arg0: memref<4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    affine.for %arg1 = 0 to 4 {
      affine.store %cst, %arg0[%arg1] : memref<4xf32>
    }
    affine.for %arg1 = 0 to 4 {
      %0 = affine.load %arg0[%arg1] : memref<4xf32>
      affine.store %0, %arg0[%arg1] : memref<4xf32>
    }
    return
  }
}

