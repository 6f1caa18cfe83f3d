// RUN: lowir opt --mlir-print-debuginfo --mlir-print-local-scope
// RUN: lowir opt --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic
// RUN: lowir opt --compat=19 --mlir-print-debuginfo --mlir-print-op-generic
// Terminators that are not written are where the name of their operation stands; counters of affine loops say where they are.
func.func @f(%n: index, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %n to %n step %n {
  }
  scf.if %c {
  } else {
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  }
  affine.for %i = 0 to 4 {
  }
  affine.parallel (%i) = (0) to (4) {
  }
  affine.if affine_set<() : (1 >= 0)>() {
  }
  memref.alloca_scope {
  }
  scf.forall (%i) in (4) {
  }
  scf.execute_region {
    scf.yield
  }
  return
}
func.func @g(%n: index, %c: i1) {
  %0 =    scf.for %i = %n to %n step %n iter_args(%x = %n) -> index {
    scf.if %c {
    } loc("x":7:8)
    scf.yield %x : index
  } loc("y":1:2)
  return
}
//--- out
module {
  func.func @f(%arg0: index loc("locations_of_implied_terminators.mlir":5:14), %arg1: i1 loc("locations_of_implied_terminators.mlir":5:25), %arg2: tensor<4xf32> loc("locations_of_implied_terminators.mlir":5:33)) {
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
    } loc("locations_of_implied_terminators.mlir":6:3)
    scf.if %arg1 {
    } else {
    } loc("locations_of_implied_terminators.mlir":8:3)
    scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce  loc("locations_of_implied_terminators.mlir":11:3)
    } loc("locations_of_implied_terminators.mlir":11:3)
    affine.for %arg3 loc("locations_of_implied_terminators.mlir":13:14) = 0 to 4 {
    } loc("locations_of_implied_terminators.mlir":13:3)
    affine.parallel (%arg3) = (0) to (4) {
    } loc("locations_of_implied_terminators.mlir":15:3)
    affine.if affine_set<() : (1 >= 0)>() {
    } loc("locations_of_implied_terminators.mlir":17:3)
    memref.alloca_scope  {
    } loc("locations_of_implied_terminators.mlir":19:3)
    scf.forall (%arg3) in (4) {
    } loc("locations_of_implied_terminators.mlir":21:3)
    scf.execute_region {
      scf.yield loc("locations_of_implied_terminators.mlir":24:5)
    } loc("locations_of_implied_terminators.mlir":23:3)
    return loc("locations_of_implied_terminators.mlir":26:3)
  } loc("locations_of_implied_terminators.mlir":5:1)
  func.func @g(%arg0: index loc("locations_of_implied_terminators.mlir":28:14), %arg1: i1 loc("locations_of_implied_terminators.mlir":28:25)) {
    %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg0) -> (index) {
      scf.if %arg1 {
      } loc("x":7:8)
      scf.yield %arg3 : index loc("locations_of_implied_terminators.mlir":32:5)
    } loc("y":1:2)
    return loc("locations_of_implied_terminators.mlir":34:3)
  } loc("locations_of_implied_terminators.mlir":28:1)
} loc("locations_of_implied_terminators.mlir":0:0)
//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg4: index loc("locations_of_implied_terminators.mlir":5:14), %arg5: i1 loc("locations_of_implied_terminators.mlir":5:25), %arg6: tensor<4xf32> loc("locations_of_implied_terminators.mlir":5:33)):
    "scf.for"(%arg4, %arg4, %arg4) ({
    ^bb0(%arg11: index loc("locations_of_implied_terminators.mlir":6:11)):
      "scf.yield"() : () -> () loc("locations_of_implied_terminators.mlir":6:3)
    }) : (index, index, index) -> () loc("locations_of_implied_terminators.mlir":6:3)
    "scf.if"(%arg5) ({
      "scf.yield"() : () -> () loc("locations_of_implied_terminators.mlir":8:3)
    }, {
      "scf.yield"() : () -> () loc("locations_of_implied_terminators.mlir":8:3)
    }) : (i1) -> () loc("locations_of_implied_terminators.mlir":8:3)
    "scf.parallel"(%arg4, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg10: index loc("locations_of_implied_terminators.mlir":11:17)):
      "scf.reduce"() : () -> () loc("locations_of_implied_terminators.mlir":11:3)
    }) : (index, index, index) -> () loc("locations_of_implied_terminators.mlir":11:3)
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
    ^bb0(%arg9: index loc("locations_of_implied_terminators.mlir":13:14)):
      "affine.yield"() : () -> () loc("locations_of_implied_terminators.mlir":13:3)
    }) : () -> () loc("locations_of_implied_terminators.mlir":13:3)
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
    ^bb0(%arg8: index loc("locations_of_implied_terminators.mlir":15:20)):
      "affine.yield"() : () -> () loc("locations_of_implied_terminators.mlir":15:3)
    }) : () -> () loc("locations_of_implied_terminators.mlir":15:3)
    "affine.if"() <{condition = affine_set<() : (1 >= 0)>}> ({
      "affine.yield"() : () -> () loc("locations_of_implied_terminators.mlir":17:3)
    }, {
    }) : () -> () loc("locations_of_implied_terminators.mlir":17:3)
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> () loc("locations_of_implied_terminators.mlir":19:3)
    }) : () -> () loc("locations_of_implied_terminators.mlir":19:3)
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg7: index loc("locations_of_implied_terminators.mlir":21:15)):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> () loc("locations_of_implied_terminators.mlir":21:3)
    }) : () -> () loc("locations_of_implied_terminators.mlir":21:3)
    "scf.execute_region"() ({
      "scf.yield"() : () -> () loc("locations_of_implied_terminators.mlir":24:5)
    }) : () -> () loc("locations_of_implied_terminators.mlir":23:3)
    "func.return"() : () -> () loc("locations_of_implied_terminators.mlir":26:3)
  }) : () -> () loc("locations_of_implied_terminators.mlir":5:1)
  "func.func"() <{function_type = (index, i1) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: index loc("locations_of_implied_terminators.mlir":28:14), %arg1: i1 loc("locations_of_implied_terminators.mlir":28:25)):
    %0 = "scf.for"(%arg0, %arg0, %arg0, %arg0) ({
    ^bb0(%arg2: index loc("locations_of_implied_terminators.mlir":29:19), %arg3: index loc("locations_of_implied_terminators.mlir":29:51)):
      "scf.if"(%arg1) ({
        "scf.yield"() : () -> () loc("locations_of_implied_terminators.mlir":30:5)
      }, {
      }) : (i1) -> () loc("x":7:8)
      "scf.yield"(%arg3) : (index) -> () loc("locations_of_implied_terminators.mlir":32:5)
    }) : (index, index, index, index) -> index loc("y":1:2)
    "func.return"() : () -> () loc("locations_of_implied_terminators.mlir":34:3)
  }) : () -> () loc("locations_of_implied_terminators.mlir":28:1)
}) : () -> () loc("locations_of_implied_terminators.mlir":0:0)
//--- out 3
#loc2 = loc("locations_of_implied_terminators.mlir":5:14)
#loc3 = loc("locations_of_implied_terminators.mlir":5:25)
#loc4 = loc("locations_of_implied_terminators.mlir":5:33)
#loc6 = loc("locations_of_implied_terminators.mlir":6:11)
#loc9 = loc("locations_of_implied_terminators.mlir":11:17)
#loc11 = loc("locations_of_implied_terminators.mlir":13:14)
#loc13 = loc("locations_of_implied_terminators.mlir":15:20)
#loc17 = loc("locations_of_implied_terminators.mlir":21:15)
#loc22 = loc("locations_of_implied_terminators.mlir":28:14)
#loc23 = loc("locations_of_implied_terminators.mlir":28:25)
#loc25 = loc("locations_of_implied_terminators.mlir":29:19)
#loc26 = loc("locations_of_implied_terminators.mlir":29:51)
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
#set = affine_set<() : (1 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg4: index loc("locations_of_implied_terminators.mlir":5:14), %arg5: i1 loc("locations_of_implied_terminators.mlir":5:25), %arg6: tensor<4xf32> loc("locations_of_implied_terminators.mlir":5:33)):
    "scf.for"(%arg4, %arg4, %arg4) ({
    ^bb0(%arg11: index loc("locations_of_implied_terminators.mlir":6:11)):
      "scf.yield"() : () -> () loc(#loc5)
    }) : (index, index, index) -> () loc(#loc5)
    "scf.if"(%arg5) ({
      "scf.yield"() : () -> () loc(#loc7)
    }, {
      "scf.yield"() : () -> () loc(#loc7)
    }) : (i1) -> () loc(#loc7)
    "scf.parallel"(%arg4, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg10: index loc("locations_of_implied_terminators.mlir":11:17)):
      "scf.reduce"() : () -> () loc(#loc8)
    }) : (index, index, index) -> () loc(#loc8)
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg9: index loc("locations_of_implied_terminators.mlir":13:14)):
      "affine.yield"() : () -> () loc(#loc10)
    }) : () -> () loc(#loc10)
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg8: index loc("locations_of_implied_terminators.mlir":15:20)):
      "affine.yield"() : () -> () loc(#loc12)
    }) : () -> () loc(#loc12)
    "affine.if"() ({
      "affine.yield"() : () -> () loc(#loc14)
    }, {
    }) {condition = #set} : () -> () loc(#loc14)
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> () loc(#loc15)
    }) : () -> () loc(#loc15)
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg7: index loc("locations_of_implied_terminators.mlir":21:15)):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> () loc(#loc16)
    }) : () -> () loc(#loc16)
    "scf.execute_region"() ({
      "scf.yield"() : () -> () loc(#loc19)
    }) : () -> () loc(#loc18)
    "func.return"() : () -> () loc(#loc20)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (index, i1) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: index loc("locations_of_implied_terminators.mlir":28:14), %arg1: i1 loc("locations_of_implied_terminators.mlir":28:25)):
    %0 = "scf.for"(%arg0, %arg0, %arg0, %arg0) ({
    ^bb0(%arg2: index loc("locations_of_implied_terminators.mlir":29:19), %arg3: index loc("locations_of_implied_terminators.mlir":29:51)):
      "scf.if"(%arg1) ({
        "scf.yield"() : () -> () loc(#loc28)
      }, {
      }) : (i1) -> () loc(#loc27)
      "scf.yield"(%arg3) : (index) -> () loc(#loc29)
    }) : (index, index, index, index) -> index loc(#loc24)
    "func.return"() : () -> () loc(#loc30)
  }) : () -> () loc(#loc21)
}) : () -> () loc(#loc)
#loc = loc("locations_of_implied_terminators.mlir":0:0)
#loc1 = loc("locations_of_implied_terminators.mlir":5:1)
#loc5 = loc("locations_of_implied_terminators.mlir":6:3)
#loc7 = loc("locations_of_implied_terminators.mlir":8:3)
#loc8 = loc("locations_of_implied_terminators.mlir":11:3)
#loc10 = loc("locations_of_implied_terminators.mlir":13:3)
#loc12 = loc("locations_of_implied_terminators.mlir":15:3)
#loc14 = loc("locations_of_implied_terminators.mlir":17:3)
#loc15 = loc("locations_of_implied_terminators.mlir":19:3)
#loc16 = loc("locations_of_implied_terminators.mlir":21:3)
#loc18 = loc("locations_of_implied_terminators.mlir":23:3)
#loc19 = loc("locations_of_implied_terminators.mlir":24:5)
#loc20 = loc("locations_of_implied_terminators.mlir":26:3)
#loc21 = loc("locations_of_implied_terminators.mlir":28:1)
#loc24 = loc("y":1:2)
#loc27 = loc("x":7:8)
#loc28 = loc("locations_of_implied_terminators.mlir":30:5)
#loc29 = loc("locations_of_implied_terminators.mlir":32:5)
#loc30 = loc("locations_of_implied_terminators.mlir":34:3)

