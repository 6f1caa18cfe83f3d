// RUN: lowir opt --compat=19 --split-input-file
// RUN: lowir opt --compat=19 --split-input-file --mlir-print-op-generic
// RUN: lowir opt --compat=19 --split-input-file --convert-linalg-to-loops
// In release 19 the region of a map has no argument for what is written.
func.func @m(%i: memref<2x?xf32>, %o: memref<2x?xf32>) {
  linalg.map { math.exp } ins(%i : memref<2x?xf32>) outs(%o : memref<2x?xf32>)
  linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%i, %i : memref<2x?xf32>, memref<2x?xf32>) outs(%o : memref<2x?xf32>)
  linalg.map ins(%i, %i : memref<2x?xf32>, memref<2x?xf32>) outs(%o : memref<2x?xf32>) {k = "v"} (%a: f32, %b: f32) {
    %0 = arith.addf %a, %b : f32
    %1 = arith.mulf %0, %a : f32
    linalg.yield %1 : f32
  }
  linalg.map outs(%o : memref<2x?xf32>) () {
    %0 = arith.constant 1.0 : f32
    linalg.yield %0 : f32
  }
  linalg.map outs(%o : memref<2x?xf32>) () {
    %k = linalg.index 0 : index
    %k1 = arith.index_cast %k : index to i32
    %0 = arith.sitofp %k1 : i32 to f32
    linalg.yield %0 : f32
  }
  return
}
// -----
func.func @m(%i: tensor<2x?xi32>, %o: tensor<2x?xi32>) -> tensor<2x?xi32> {
  %0 = linalg.map { arith.addi } ins(%i, %i : tensor<2x?xi32>, tensor<2x?xi32>) outs(%o : tensor<2x?xi32>)
  return %0 : tensor<2x?xi32>
}
//--- out
module {
  func.func @m(%arg0: memref<2x?xf32>, %arg1: memref<2x?xf32>) {
    linalg.map { math.exp } ins(%arg0 : memref<2x?xf32>) outs(%arg1 : memref<2x?xf32>)
    linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : memref<2x?xf32>, memref<2x?xf32>) outs(%arg1 : memref<2x?xf32>)
    linalg.map ins(%arg0, %arg0 : memref<2x?xf32>, memref<2x?xf32>) outs(%arg1 : memref<2x?xf32>) {k = "v"}
      (%in: f32, %in_0: f32) {
        %0 = arith.addf %in, %in_0 : f32
        %1 = arith.mulf %0, %in : f32
        linalg.yield %1 : f32
      }
    linalg.map outs(%arg1 : memref<2x?xf32>)
      () {
        %cst = arith.constant 1.000000e+00 : f32
        linalg.yield %cst : f32
      }
    linalg.map outs(%arg1 : memref<2x?xf32>)
      () {
        %0 = linalg.index 0 : index
        %1 = arith.index_cast %0 : index to i32
        %2 = arith.sitofp %1 : i32 to f32
        linalg.yield %2 : f32
      }
    return
  }
}

// -----
module {
  func.func @m(%arg0: tensor<2x?xi32>, %arg1: tensor<2x?xi32>) -> tensor<2x?xi32> {
    %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<2x?xi32>, tensor<2x?xi32>) outs(%arg1 : tensor<2x?xi32>)
    return %mapped : tensor<2x?xi32>
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?xf32>, memref<2x?xf32>) -> (), sym_name = "m"}> ({
  ^bb0(%arg0: memref<2x?xf32>, %arg1: memref<2x?xf32>):
    "linalg.map"(%arg0, %arg1) ({
    ^bb0(%arg6: f32):
      %7 = "math.exp"(%arg6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<2x?xf32>, memref<2x?xf32>) -> ()
    "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg4: f32, %arg5: f32):
      %6 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<2x?xf32>, memref<2x?xf32>, memref<2x?xf32>) -> ()
    "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg2: f32, %arg3: f32):
      %4 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.mulf"(%4, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {k = "v"} : (memref<2x?xf32>, memref<2x?xf32>, memref<2x?xf32>) -> ()
    "linalg.map"(%arg1) ({
      %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<2x?xf32>) -> ()
    "linalg.map"(%arg1) ({
      %0 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %1 = "arith.index_cast"(%0) : (index) -> i32
      %2 = "arith.sitofp"(%1) : (i32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<2x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>, sym_name = "m"}> ({
  ^bb0(%arg0: tensor<2x?xi32>, %arg1: tensor<2x?xi32>):
    %0 = "linalg.map"(%arg0, %arg0, %arg1) ({
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%1) : (i32) -> ()
    }) : (tensor<2x?xi32>, tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>
    "func.return"(%0) : (tensor<2x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @m(%arg0: memref<2x?xf32>, %arg1: memref<2x?xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %1 = math.exp %0 : f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<2x?xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim_0 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %1 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %2 = arith.addf %0, %1 fastmath<fast> : f32
        memref.store %2, %arg1[%arg2, %arg3] : memref<2x?xf32>
      }
    }
    %dim_1 = memref.dim %arg0, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim_1 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %1 = memref.load %arg0[%arg2, %arg3] : memref<2x?xf32>
        %2 = arith.addf %0, %1 : f32
        %3 = arith.mulf %2, %0 : f32
        memref.store %3, %arg1[%arg2, %arg3] : memref<2x?xf32>
      }
    }
    %dim_2 = memref.dim %arg1, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim_2 step %c1 {
        memref.store %cst, %arg1[%arg2, %arg3] : memref<2x?xf32>
      }
    }
    %dim_3 = memref.dim %arg1, %c1 : memref<2x?xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %dim_3 step %c1 {
        %0 = arith.index_cast %arg2 : index to i32
        %1 = arith.sitofp %0 : i32 to f32
        memref.store %1, %arg1[%arg2, %arg3] : memref<2x?xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @m(%arg0: tensor<2x?xi32>, %arg1: tensor<2x?xi32>) -> tensor<2x?xi32> {
    %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<2x?xi32>, tensor<2x?xi32>) outs(%arg1 : tensor<2x?xi32>)
    return %mapped : tensor<2x?xi32>
  }
}

