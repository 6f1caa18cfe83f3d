// RUN: lowir opt --split-input-file
// RUN: lowir opt --split-input-file --mlir-print-op-generic
// RUN: lowir opt --split-input-file --convert-linalg-to-loops
// RUN: lowir opt --compat=19 --split-input-file
// RUN: lowir opt --compat=19 --split-input-file --mlir-print-op-generic
// RUN: lowir opt --compat=19 --split-input-file --convert-linalg-to-parallel-loops
// Operations of linalg with a list of dimensions.
func.func @t(%i: memref<2x?x4xf32>, %o: memref<4x2x?xf32>) {
  linalg.transpose ins(%i : memref<2x?x4xf32>) outs(%o : memref<4x2x?xf32>) permutation = [2, 0, 1]
  linalg.transpose {b} ins(%i : memref<2x?x4xf32>) outs(%o : memref<4x2x?xf32>) permutation = [2, 0, 1] {a = 1}
  return
}
// -----
func.func @t(%i: tensor<2x?x4xf32>, %o: tensor<4x2x?xf32>) -> tensor<4x2x?xf32> {
  %0 = linalg.transpose ins(%i : tensor<2x?x4xf32>) outs(%o : tensor<4x2x?xf32>) permutation = [2, 0, 1]
  return %0 : tensor<4x2x?xf32>
}
// -----
func.func @b(%i: memref<?x4xf32>, %o: memref<2x?x3x4xf32>) {
  linalg.broadcast ins(%i : memref<?x4xf32>) outs(%o : memref<2x?x3x4xf32>) dimensions = [0, 2]
  linalg.broadcast ins(%i : memref<?x4xf32>) outs(%o : memref<2x?x3x4xf32>) dimensions = [2, 0] {x}
  return
}
// -----
func.func @b(%i: memref<f32>, %o: memref<2xf32>) {
  linalg.broadcast ins(%i : memref<f32>) outs(%o : memref<2xf32>) dimensions = [0]
  return
}
// -----
func.func @r(%i: memref<2x?x4xf32>, %o: memref<?xf32>, %j: memref<2x?x4xi32>, %p: memref<?xi32>) {
  linalg.reduce { arith.addf } ins(%i : memref<2x?x4xf32>) outs(%o : memref<?xf32>) dimensions = [0, 2]
  linalg.reduce { arith.muli {overflowFlags = #arith.overflow<nsw>} } ins(%j : memref<2x?x4xi32>) outs(%p : memref<?xi32>) dimensions = [0, 2] {a = 2 : i32}
  linalg.reduce ins(%i, %j : memref<2x?x4xf32>, memref<2x?x4xi32>) outs(%o, %p : memref<?xf32>, memref<?xi32>) dimensions = [0, 2] {z} (%a: f32, %b: i32, %c: f32, %d: i32) {
    %0 = arith.addf %a, %c : f32
    %1 = arith.addi %b, %d : i32
    linalg.yield %0, %1 : f32, i32
  }
  return
}
// -----
func.func @r(%i: memref<2x?xf32>, %o: memref<f32>) {
  linalg.reduce { arith.maximumf } ins(%i : memref<2x?xf32>) outs(%o : memref<f32>) dimensions = [0, 1]
  return
}
// -----
func.func @r(%i: tensor<2x?xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %r = linalg.reduce { arith.maximumf } ins(%i : tensor<2x?xf32>) outs(%o : tensor<2xf32>) dimensions = [1]
  return %r : tensor<2xf32>
}
// -----
func.func @e(%i: memref<2xf32>) {
  linalg.exp ins(%i: memref<2xf32>) outs(%i: memref<2xf32>)
  linalg.add {foo} ins(%i, %i: memref<2xf32>, memref<2xf32>) outs(%i: memref<2xf32>)
  return
}
// -----
func.func @t(%i: tensor<2x?xf32>, %o: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = linalg.exp ins(%i : tensor<2x?xf32>) outs(%o : tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @c(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %o: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
//--- out
module {
  func.func @t(%arg0: memref<2x?x4xf32>, %arg1: memref<4x2x?xf32>) {
    linalg.transpose ins(%arg0 : memref<2x?x4xf32>) outs(%arg1 : memref<4x2x?xf32>) permutation = [2, 0, 1] 
    linalg.transpose ins(%arg0 : memref<2x?x4xf32>) outs(%arg1 : memref<4x2x?xf32>) permutation = [2, 0, 1]  {a = 1 : i64, b}
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>) -> tensor<4x2x?xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%arg1 : tensor<4x2x?xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<4x2x?xf32>
  }
}

// -----
module {
  func.func @b(%arg0: memref<?x4xf32>, %arg1: memref<2x?x3x4xf32>) {
    linalg.broadcast ins(%arg0 : memref<?x4xf32>) outs(%arg1 : memref<2x?x3x4xf32>) dimensions = [0, 2] 
    linalg.broadcast ins(%arg0 : memref<?x4xf32>) outs(%arg1 : memref<2x?x3x4xf32>) dimensions = [2, 0]  {x}
    return
  }
}

// -----
module {
  func.func @b(%arg0: memref<f32>, %arg1: memref<2xf32>) {
    linalg.broadcast ins(%arg0 : memref<f32>) outs(%arg1 : memref<2xf32>) dimensions = [0] 
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?x4xf32>, %arg1: memref<?xf32>, %arg2: memref<2x?x4xi32>, %arg3: memref<?xi32>) {
    linalg.reduce { arith.addf } ins(%arg0 : memref<2x?x4xf32>) outs(%arg1 : memref<?xf32>) dimensions = [0, 2] 
    linalg.reduce { arith.muli {overflowFlags = #arith.overflow<nsw>} } ins(%arg2 : memref<2x?x4xi32>) outs(%arg3 : memref<?xi32>) dimensions = [0, 2]  {a = 2 : i32}
    linalg.reduce ins(%arg0, %arg2 : memref<2x?x4xf32>, memref<2x?x4xi32>) outs(%arg1, %arg3 : memref<?xf32>, memref<?xi32>) dimensions = [0, 2]  {z}
      (%in: f32, %in_0: i32, %init: f32, %init_1: i32) {
        %0 = arith.addf %in, %init : f32
        %1 = arith.addi %in_0, %init_1 : i32
        linalg.yield %0, %1 : f32, i32
      }
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?xf32>, %arg1: memref<f32>) {
    linalg.reduce { arith.maximumf } ins(%arg0 : memref<2x?xf32>) outs(%arg1 : memref<f32>) dimensions = [0, 1] 
    return
  }
}

// -----
module {
  func.func @r(%arg0: tensor<2x?xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2xf32>) dimensions = [1] 
    return %reduced : tensor<2xf32>
  }
}

// -----
module {
  func.func @e(%arg0: memref<2xf32>) {
    linalg.exp ins(%arg0 : memref<2xf32>) outs(%arg0 : memref<2xf32>)
    linalg.add {foo} ins(%arg0, %arg0 : memref<2xf32>, memref<2xf32>) outs(%arg0 : memref<2xf32>)
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> tensor<2x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %0 : tensor<2x?xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%arg2 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    return %0 : tensor<1x6x6x4xf32>
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x4xf32>, memref<4x2x?xf32>) -> (), sym_name = "t"}> ({
  ^bb0(%arg0: memref<2x?x4xf32>, %arg1: memref<4x2x?xf32>):
    "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (memref<2x?x4xf32>, memref<4x2x?xf32>) -> ()
    "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) {a = 1 : i64, b} : (memref<2x?x4xf32>, memref<4x2x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?x4xf32>, tensor<4x2x?xf32>) -> tensor<4x2x?xf32>, sym_name = "t"}> ({
  ^bb0(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>):
    %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<2x?x4xf32>, tensor<4x2x?xf32>) -> tensor<4x2x?xf32>
    "func.return"(%0) : (tensor<4x2x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x4xf32>, memref<2x?x3x4xf32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: memref<?x4xf32>, %arg1: memref<2x?x3x4xf32>):
    "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (memref<?x4xf32>, memref<2x?x3x4xf32>) -> ()
    "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 2, 0>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) {x} : (memref<?x4xf32>, memref<2x?x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>, memref<2xf32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: memref<2xf32>):
    "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<f32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x4xf32>, memref<?xf32>, memref<2x?x4xi32>, memref<?xi32>) -> (), sym_name = "r"}> ({
  ^bb0(%arg0: memref<2x?x4xf32>, %arg1: memref<?xf32>, %arg2: memref<2x?x4xi32>, %arg3: memref<?xi32>):
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %3 = "arith.addf"(%arg11, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x?x4xf32>, memref<?xf32>) -> ()
    "linalg.reduce"(%arg2, %arg3) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      %2 = "arith.muli"(%arg9, %arg8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) {a = 2 : i32} : (memref<2x?x4xi32>, memref<?xi32>) -> ()
    "linalg.reduce"(%arg0, %arg2, %arg1, %arg3) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg4: f32, %arg5: i32, %arg6: f32, %arg7: i32):
      %0 = "arith.addf"(%arg4, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addi"(%arg5, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%0, %1) : (f32, i32) -> ()
    }) {z} : (memref<2x?x4xf32>, memref<2x?x4xi32>, memref<?xf32>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?xf32>, memref<f32>) -> (), sym_name = "r"}> ({
  ^bb0(%arg0: memref<2x?xf32>, %arg1: memref<f32>):
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %0 = "arith.maximumf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<2x?xf32>, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>, sym_name = "r"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<2xf32>):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "arith.maximumf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: memref<2xf32>):
    "linalg.exp"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %1 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<2xf32>, memref<2xf32>) -> ()
    "linalg.add"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %0 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {foo} : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>, sym_name = "t"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>):
    %0 = "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
    "func.return"(%0) : (tensor<2x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>, sym_name = "c"}> ({
  ^bb0(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x6x6x4xf32>):
    %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    "func.return"(%0) : (tensor<1x6x6x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @t(%arg0: memref<2x?x4xf32>, %arg1: memref<4x2x?xf32>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        scf.for %arg4 = %c0 to %dim step %c1 {
          %0 = memref.load %arg0[%arg3, %arg4, %arg2] : memref<2x?x4xf32>
          memref.store %0, %arg1[%arg2, %arg3, %arg4] : memref<4x2x?xf32>
        }
      }
    }
    %dim_0 = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        scf.for %arg4 = %c0 to %dim_0 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg4, %arg2] : memref<2x?x4xf32>
          memref.store %0, %arg1[%arg2, %arg3, %arg4] : memref<4x2x?xf32>
        }
      }
    }
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>) -> tensor<4x2x?xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%arg1 : tensor<4x2x?xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<4x2x?xf32>
  }
}

// -----
module {
  func.func @b(%arg0: memref<?x4xf32>, %arg1: memref<2x?x3x4xf32>) {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim step %c1 {
        scf.for %arg4 = %c0 to %c3 step %c1 {
          scf.for %arg5 = %c0 to %c4 step %c1 {
            %0 = memref.load %arg0[%arg3, %arg5] : memref<?x4xf32>
            memref.store %0, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<2x?x3x4xf32>
          }
        }
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x4xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim_0 step %c1 {
        scf.for %arg4 = %c0 to %c3 step %c1 {
          scf.for %arg5 = %c0 to %c4 step %c1 {
            %0 = memref.load %arg0[%arg3, %arg5] : memref<?x4xf32>
            memref.store %0, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<2x?x3x4xf32>
          }
        }
      }
    }
    return
  }
}

// -----
module {
  func.func @b(%arg0: memref<f32>, %arg1: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c2 step %c1 {
      %0 = memref.load %arg0[] : memref<f32>
      memref.store %0, %arg1[%arg2] : memref<2xf32>
    }
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?x4xf32>, %arg1: memref<?xf32>, %arg2: memref<2x?x4xi32>, %arg3: memref<?xi32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %dim step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg5, %arg6] : memref<2x?x4xf32>
          %1 = memref.load %arg1[%arg5] : memref<?xf32>
          %2 = arith.addf %1, %0 : f32
          memref.store %2, %arg1[%arg5] : memref<?xf32>
        }
      }
    }
    %dim_0 = memref.dim %arg2, %c1 : memref<2x?x4xi32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %dim_0 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg2[%arg4, %arg5, %arg6] : memref<2x?x4xi32>
          %1 = memref.load %arg3[%arg5] : memref<?xi32>
          %2 = arith.muli %1, %0 overflow<nsw> : i32
          memref.store %2, %arg3[%arg5] : memref<?xi32>
        }
      }
    }
    %dim_1 = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %dim_1 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg5, %arg6] : memref<2x?x4xf32>
          %1 = memref.load %arg2[%arg4, %arg5, %arg6] : memref<2x?x4xi32>
          %2 = memref.load %arg1[%arg5] : memref<?xf32>
          %3 = memref.load %arg3[%arg5] : memref<?xi32>
          %4 = arith.addf %0, %2 : f32
          %5 = arith.addi %1, %3 : i32
          memref.store %4, %arg1[%arg5] : memref<?xf32>
          memref.store %5, %arg3[%arg5] : memref<?xi32>
        }
      }
    }
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?xf32>, %arg1: memref<f32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %1 = memref.load %arg1[] : memref<f32>
        %2 = arith.maximumf %1, %0 : f32
        memref.store %2, %arg1[] : memref<f32>
      }
    }
    return
  }
}

// -----
module {
  func.func @r(%arg0: tensor<2x?xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2xf32>) dimensions = [1] 
    return %reduced : tensor<2xf32>
  }
}

// -----
module {
  func.func @e(%arg0: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c2 step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<2xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %arg0[%arg1] : memref<2xf32>
    }
    scf.for %arg1 = %c0 to %c2 step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<2xf32>
      %1 = memref.load %arg0[%arg1] : memref<2xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %arg0[%arg1] : memref<2xf32>
    }
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> tensor<2x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %0 : tensor<2x?xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%arg2 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    return %0 : tensor<1x6x6x4xf32>
  }
}

//--- out 4
module {
  func.func @t(%arg0: memref<2x?x4xf32>, %arg1: memref<4x2x?xf32>) {
    linalg.transpose ins(%arg0 : memref<2x?x4xf32>) outs(%arg1 : memref<4x2x?xf32>) permutation = [2, 0, 1] 
    linalg.transpose ins(%arg0 : memref<2x?x4xf32>) outs(%arg1 : memref<4x2x?xf32>) permutation = [2, 0, 1]  {a = 1 : i64, b}
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>) -> tensor<4x2x?xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%arg1 : tensor<4x2x?xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<4x2x?xf32>
  }
}

// -----
module {
  func.func @b(%arg0: memref<?x4xf32>, %arg1: memref<2x?x3x4xf32>) {
    linalg.broadcast ins(%arg0 : memref<?x4xf32>) outs(%arg1 : memref<2x?x3x4xf32>) dimensions = [0, 2] 
    linalg.broadcast ins(%arg0 : memref<?x4xf32>) outs(%arg1 : memref<2x?x3x4xf32>) dimensions = [2, 0]  {x}
    return
  }
}

// -----
module {
  func.func @b(%arg0: memref<f32>, %arg1: memref<2xf32>) {
    linalg.broadcast ins(%arg0 : memref<f32>) outs(%arg1 : memref<2xf32>) dimensions = [0] 
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?x4xf32>, %arg1: memref<?xf32>, %arg2: memref<2x?x4xi32>, %arg3: memref<?xi32>) {
    linalg.reduce { arith.addf } ins(%arg0 : memref<2x?x4xf32>) outs(%arg1 : memref<?xf32>) dimensions = [0, 2] 
    linalg.reduce { arith.muli {overflowFlags = #arith.overflow<nsw>} } ins(%arg2 : memref<2x?x4xi32>) outs(%arg3 : memref<?xi32>) dimensions = [0, 2]  {a = 2 : i32}
    linalg.reduce ins(%arg0, %arg2 : memref<2x?x4xf32>, memref<2x?x4xi32>) outs(%arg1, %arg3 : memref<?xf32>, memref<?xi32>) dimensions = [0, 2]  {z}
      (%in: f32, %in_0: i32, %init: f32, %init_1: i32) {
        %0 = arith.addf %in, %init : f32
        %1 = arith.addi %in_0, %init_1 : i32
        linalg.yield %0, %1 : f32, i32
      }
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?xf32>, %arg1: memref<f32>) {
    linalg.reduce { arith.maximumf } ins(%arg0 : memref<2x?xf32>) outs(%arg1 : memref<f32>) dimensions = [0, 1] 
    return
  }
}

// -----
module {
  func.func @r(%arg0: tensor<2x?xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2xf32>) dimensions = [1] 
    return %reduced : tensor<2xf32>
  }
}

// -----
module {
  func.func @e(%arg0: memref<2xf32>) {
    linalg.exp ins(%arg0 : memref<2xf32>) outs(%arg0 : memref<2xf32>)
    linalg.add {foo} ins(%arg0, %arg0 : memref<2xf32>, memref<2xf32>) outs(%arg0 : memref<2xf32>)
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> tensor<2x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %0 : tensor<2x?xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%arg2 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    return %0 : tensor<1x6x6x4xf32>
  }
}

//--- out 5
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x4xf32>, memref<4x2x?xf32>) -> (), sym_name = "t"}> ({
  ^bb0(%arg0: memref<2x?x4xf32>, %arg1: memref<4x2x?xf32>):
    "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (memref<2x?x4xf32>, memref<4x2x?xf32>) -> ()
    "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) {a = 1 : i64, b} : (memref<2x?x4xf32>, memref<4x2x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?x4xf32>, tensor<4x2x?xf32>) -> tensor<4x2x?xf32>, sym_name = "t"}> ({
  ^bb0(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>):
    %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<2x?x4xf32>, tensor<4x2x?xf32>) -> tensor<4x2x?xf32>
    "func.return"(%0) : (tensor<4x2x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x4xf32>, memref<2x?x3x4xf32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: memref<?x4xf32>, %arg1: memref<2x?x3x4xf32>):
    "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (memref<?x4xf32>, memref<2x?x3x4xf32>) -> ()
    "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 2, 0>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) {x} : (memref<?x4xf32>, memref<2x?x3x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>, memref<2xf32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: memref<2xf32>):
    "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<f32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x4xf32>, memref<?xf32>, memref<2x?x4xi32>, memref<?xi32>) -> (), sym_name = "r"}> ({
  ^bb0(%arg0: memref<2x?x4xf32>, %arg1: memref<?xf32>, %arg2: memref<2x?x4xi32>, %arg3: memref<?xi32>):
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %3 = "arith.addf"(%arg11, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x?x4xf32>, memref<?xf32>) -> ()
    "linalg.reduce"(%arg2, %arg3) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      %2 = "arith.muli"(%arg9, %arg8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) {a = 2 : i32} : (memref<2x?x4xi32>, memref<?xi32>) -> ()
    "linalg.reduce"(%arg0, %arg2, %arg1, %arg3) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg4: f32, %arg5: i32, %arg6: f32, %arg7: i32):
      %0 = "arith.addf"(%arg4, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addi"(%arg5, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%0, %1) : (f32, i32) -> ()
    }) {z} : (memref<2x?x4xf32>, memref<2x?x4xi32>, memref<?xf32>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?xf32>, memref<f32>) -> (), sym_name = "r"}> ({
  ^bb0(%arg0: memref<2x?xf32>, %arg1: memref<f32>):
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %0 = "arith.maximumf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) : (memref<2x?xf32>, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>, sym_name = "r"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<2xf32>):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "arith.maximumf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: memref<2xf32>):
    "linalg.exp"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %1 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<2xf32>, memref<2xf32>) -> ()
    "linalg.add"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %0 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {foo} : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>, sym_name = "t"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>):
    %0 = "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
    "func.return"(%0) : (tensor<2x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>, sym_name = "c"}> ({
  ^bb0(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x6x6x4xf32>):
    %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    "func.return"(%0) : (tensor<1x6x6x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 6
module {
  func.func @t(%arg0: memref<2x?x4xf32>, %arg1: memref<4x2x?xf32>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c4, %c2, %dim) step (%c1, %c1, %c1) {
      %0 = memref.load %arg0[%arg3, %arg4, %arg2] : memref<2x?x4xf32>
      memref.store %0, %arg1[%arg2, %arg3, %arg4] : memref<4x2x?xf32>
      scf.reduce 
    }
    %dim_0 = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c4, %c2, %dim_0) step (%c1, %c1, %c1) {
      %0 = memref.load %arg0[%arg3, %arg4, %arg2] : memref<2x?x4xf32>
      memref.store %0, %arg1[%arg2, %arg3, %arg4] : memref<4x2x?xf32>
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?x4xf32>, %arg1: tensor<4x2x?xf32>) -> tensor<4x2x?xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x?x4xf32>) outs(%arg1 : tensor<4x2x?xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<4x2x?xf32>
  }
}

// -----
module {
  func.func @b(%arg0: memref<?x4xf32>, %arg1: memref<2x?x3x4xf32>) {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %dim, %c3, %c4) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %arg0[%arg3, %arg5] : memref<?x4xf32>
      memref.store %0, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<2x?x3x4xf32>
      scf.reduce 
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x4xf32>
    scf.parallel (%arg2, %arg3, %arg4, %arg5) = (%c0, %c0, %c0, %c0) to (%c2, %dim_0, %c3, %c4) step (%c1, %c1, %c1, %c1) {
      %0 = memref.load %arg0[%arg3, %arg5] : memref<?x4xf32>
      memref.store %0, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<2x?x3x4xf32>
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @b(%arg0: memref<f32>, %arg1: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2) = (%c0) to (%c2) step (%c1) {
      %0 = memref.load %arg0[] : memref<f32>
      memref.store %0, %arg1[%arg2] : memref<2xf32>
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?x4xf32>, %arg1: memref<?xf32>, %arg2: memref<2x?x4xi32>, %arg3: memref<?xi32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.parallel (%arg5) = (%c0) to (%dim) step (%c1) {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg5, %arg6] : memref<2x?x4xf32>
          %1 = memref.load %arg1[%arg5] : memref<?xf32>
          %2 = arith.addf %1, %0 : f32
          memref.store %2, %arg1[%arg5] : memref<?xf32>
        }
        scf.reduce 
      }
    }
    %dim_0 = memref.dim %arg2, %c1 : memref<2x?x4xi32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.parallel (%arg5) = (%c0) to (%dim_0) step (%c1) {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg2[%arg4, %arg5, %arg6] : memref<2x?x4xi32>
          %1 = memref.load %arg3[%arg5] : memref<?xi32>
          %2 = arith.muli %1, %0 overflow<nsw> : i32
          memref.store %2, %arg3[%arg5] : memref<?xi32>
        }
        scf.reduce 
      }
    }
    %dim_1 = memref.dim %arg0, %c1 : memref<2x?x4xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.parallel (%arg5) = (%c0) to (%dim_1) step (%c1) {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg5, %arg6] : memref<2x?x4xf32>
          %1 = memref.load %arg2[%arg4, %arg5, %arg6] : memref<2x?x4xi32>
          %2 = memref.load %arg1[%arg5] : memref<?xf32>
          %3 = memref.load %arg3[%arg5] : memref<?xi32>
          %4 = arith.addf %0, %2 : f32
          %5 = arith.addi %1, %3 : i32
          memref.store %4, %arg1[%arg5] : memref<?xf32>
          memref.store %5, %arg3[%arg5] : memref<?xi32>
        }
        scf.reduce 
      }
    }
    return
  }
}

// -----
module {
  func.func @r(%arg0: memref<2x?xf32>, %arg1: memref<f32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %1 = memref.load %arg1[] : memref<f32>
        %2 = arith.maximumf %1, %0 : f32
        memref.store %2, %arg1[] : memref<f32>
      }
    }
    return
  }
}

// -----
module {
  func.func @r(%arg0: tensor<2x?xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2xf32>) dimensions = [1] 
    return %reduced : tensor<2xf32>
  }
}

// -----
module {
  func.func @e(%arg0: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c2) step (%c1) {
      %0 = memref.load %arg0[%arg1] : memref<2xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %arg0[%arg1] : memref<2xf32>
      scf.reduce 
    }
    scf.parallel (%arg1) = (%c0) to (%c2) step (%c1) {
      %0 = memref.load %arg0[%arg1] : memref<2xf32>
      %1 = memref.load %arg0[%arg1] : memref<2xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %arg0[%arg1] : memref<2xf32>
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> tensor<2x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<2x?xf32>) outs(%arg1 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %0 : tensor<2x?xf32>
  }
}

// -----
module {
  func.func @c(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%arg2 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    return %0 : tensor<1x6x6x4xf32>
  }
}

