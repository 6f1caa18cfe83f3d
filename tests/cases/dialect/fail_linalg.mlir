// RUN: lowir opt --split-input-file
// Operands, maps and regions of linalg belong to each other.
func.func @f(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<3x5xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.copy ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<4xf32>, memref<4x4xf32>) outs(%c : memref<f32>)
  return
}
// -----
func.func @f(%x: i32, %a: memref<4xf32>) {
  linalg.fill ins(%x : i32) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i + s)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["sideways"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f64):
    linalg.yield %x : f64
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x, %x : f32, f32
  }
  return
}
// -----
func.func @f(%a: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xindex>) {
  ^bb0(%x: index):
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.generic 3 outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32>) {
  linalg.matvec ins(%b, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32>) {
  linalg.vecmat ins(%a, %b : memref<4x4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
// -----
func.func @f() {
  "linalg.yield"() : () -> ()
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_linalg.mlir:4:3: error: 'linalg.batch_matmul' op has maps with as many results as their operands have dimensions [indexing-map]
  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<3x5xf32>)
  ^~~~~~~~~~~~~~~~~~~
fail_linalg.mlir:9:15: error: 3 operands where this operation has 2 [operand-count]
  linalg.copy ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
              ^~~
fail_linalg.mlir:14:3: error: 'linalg.dot' op has maps with as many results as their operands have dimensions [indexing-map]
  linalg.dot ins(%a, %b : memref<4xf32>, memref<4x4xf32>) outs(%c : memref<f32>)
  ^~~~~~~~~~
fail_linalg.mlir:19:3: error: 'linalg.fill' op has a region that gives the elements that are written [yielded-type]
  linalg.fill ins(%x : i32) outs(%a : memref<4xf32>)
  ^~~~~~~~~~~
fail_linalg.mlir:24:3: error: 'linalg.generic' op has one map for each operand [indexing-map]
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:32:3: error: 'linalg.generic' op has maps of one space, with an iterator for each dimension [indexing-map]
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:40:3: error: 'linalg.generic' op has maps with as many results as their operands have dimensions [indexing-map]
  linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:48:3: error: 'linalg.generic' op has a map with symbols [indexing-map]
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i + s)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:56:18: error: an iterator type is "parallel" or "reduction" [unknown-iterator]
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["sideways"]} outs(%a : memref<4xf32>) {
                 ^
fail_linalg.mlir:64:3: error: 'linalg.generic' op has a region whose arguments are the elements of its operands [region-arguments]
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:72:3: error: 'linalg.generic' op has a region that gives the elements that are written [yielded-type]
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:82:10: error: 'linalg.index' op stands in the region of an operation with such a dimension [linalg-index]
    %0 = linalg.index 1 : index
         ^~~~~~~~~~~~
fail_linalg.mlir:89:3: error: 'linalg.generic' op has one result for each tensor that it writes [result-count]
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^~~~~~~~~~~~~~
fail_linalg.mlir:97:18: error: expected a dictionary of indexing_maps and iterator_types [expected-dictionary]
  linalg.generic 3 outs(%a : memref<4xf32>) {
                 ^
fail_linalg.mlir:105:3: error: 'linalg.matmul' op has maps with as many results as their operands have dimensions [indexing-map]
  linalg.matmul ins(%a, %b : memref<4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  ^~~~~~~~~~~~~
fail_linalg.mlir:110:3: error: 'linalg.matvec' op has maps with as many results as their operands have dimensions [indexing-map]
  linalg.matvec ins(%b, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  ^~~~~~~~~~~~~
fail_linalg.mlir:115:3: error: 'linalg.vecmat' op has maps with as many results as their operands have dimensions [indexing-map]
  linalg.vecmat ins(%a, %b : memref<4x4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  ^~~~~~~~~~~~~
fail_linalg.mlir:120:3: error: 'linalg.yield' op must be the last operation in the parent block [terminator-not-last]
  "linalg.yield"() : () -> ()
  ^~~~~~~~~~~~~~
