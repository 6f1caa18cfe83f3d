// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// The affine dialect: bounds, sets, accesses, parallel loops in the spellings of both releases.

#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> (s0)>
#map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
func.func @a(%n: index, %m: memref<10x?xf32>, %v: memref<100xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 { }
  affine.for %i = 0 to %n step 2 { %c = arith.addi %i, %i : index }
  affine.for %i = max #map(%n)[%n] to min #map(%n)[%n] { }
  affine.for %i = #map0(%n) to #map1()[%n] { affine.for %j = #map0(%i) to #map1()[%n] {} }
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> (f32) {
    %l = affine.load %v[%i + 3] : memref<100xf32>
    %q = arith.addf %s, %l : f32
    affine.yield %q : f32
  }
  %r2:2 = affine.for %i = 0 to 10 iter_args(%s = %x, %t = %r) -> (f32, f32) {
    affine.yield %s, %t : f32, f32
  } {foo = 1 : i32}
  affine.if #set(%n)[%n] { affine.store %x, %v[symbol(%n)] : memref<100xf32> }
  affine.if #set(%n)[%n] { } else { affine.store %x, %v[%n * 2 + 1] {bar} : memref<100xf32> }
  %f = affine.if #set(%n)[%n] -> f32 { affine.yield %x : f32 } else { affine.yield %r : f32 } {k}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %l = affine.load %m[%i, %j mod 3 + symbol(%n)] : memref<10x?xf32>
      affine.store %l, %m[%i floordiv 2, %j ceildiv 4] : memref<10x?xf32>
      %vv = affine.vector_load %m[%i, %j] : memref<10x?xf32>, vector<4xf32>
      affine.vector_store %vv, %m[%i, %j + 1] : memref<10x?xf32>, vector<4xf32>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<10x?xf32>
      affine.prefetch %m[%i, %j + 5], write, locality<0>, instr : memref<10x?xf32>
    }
  }
  affine.parallel (%i, %j) = (0, %n) to (10, %n + 7) { }
  affine.parallel (%i, %j) = (0, 0) to (10, 20) step (1, 5) { affine.store %x, %m[%i, %j] : memref<10x?xf32> }
  affine.parallel (%i) = (max(%n, 0)) to (min(%n, 100, %n * 2)) { }
  %z = affine.parallel (%i) = (0) to (100) reduce ("addf") -> f32 { %e = affine.load %v[%i] : memref<100xf32>  affine.yield %e : f32 }
  %z2:2 = affine.parallel (%i) = (0) to (100) reduce ("addf", "maximumf") -> (f32, f32) { %e = affine.load %v[%i] : memref<100xf32>  affine.yield %e, %e : f32, f32 }
  affine.parallel () = () to () { }
  %y = affine.load %m[symbol(%n), 0] : memref<10x?xf32>
  %k = affine.load %m[symbol(%n) + %n, symbol(%n)] : memref<10x?xf32>
  return %z : f32
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#map1 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
module {
  func.func @a(%arg0: index, %arg1: memref<10x?xf32>, %arg2: memref<100xf32>, %arg3: f32) -> f32 {
    affine.for %arg4 = 0 to 10 {
    }
    affine.for %arg4 = 0 to %arg0 step 2 {
      %7 = arith.addi %arg4, %arg4 : index
    }
    affine.for %arg4 = max #map(%arg0)[%arg0] to min #map(%arg0)[%arg0] {
    }
    affine.for %arg4 = #map1(%arg0) to %arg0 {
      affine.for %arg5 = #map1(%arg4) to %arg0 {
      }
    }
    %0 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3) -> (f32) {
      %7 = affine.load %arg2[%arg4 + 3] : memref<100xf32>
      %8 = arith.addf %arg5, %7 : f32
      affine.yield %8 : f32
    }
    %1:2 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3, %arg6 = %0) -> (f32, f32) {
      affine.yield %arg5, %arg6 : f32, f32
    } {foo = 1 : i32}
    affine.if #set(%arg0)[%arg0] {
      affine.store %arg3, %arg2[symbol(%arg0)] : memref<100xf32>
    }
    affine.if #set(%arg0)[%arg0] {
    } else {
      affine.store %arg3, %arg2[%arg0 * 2 + 1] {bar} : memref<100xf32>
    }
    %2 = affine.if #set(%arg0)[%arg0] -> f32 {
      affine.yield %arg3 : f32
    } else {
      affine.yield %0 : f32
    } {k}
    affine.for %arg4 = 0 to 10 {
      affine.for %arg5 = 0 to 10 {
        %7 = affine.load %arg1[%arg4, %arg5 mod 3 + symbol(%arg0)] : memref<10x?xf32>
        affine.store %7, %arg1[%arg4 floordiv 2, %arg5 ceildiv 4] : memref<10x?xf32>
        %8 = affine.vector_load %arg1[%arg4, %arg5] : memref<10x?xf32>, vector<4xf32>
        affine.vector_store %8, %arg1[%arg4, %arg5 + 1] : memref<10x?xf32>, vector<4xf32>
        affine.prefetch %arg1[%arg4, %arg5 + 5], read, locality<3>, data : memref<10x?xf32>
        affine.prefetch %arg1[%arg4, %arg5 + 5], write, locality<0>, instr : memref<10x?xf32>
      }
    }
    affine.parallel (%arg4, %arg5) = (0, %arg0) to (10, %arg0 + 7) {
    }
    affine.parallel (%arg4, %arg5) = (0, 0) to (10, 20) step (1, 5) {
      affine.store %arg3, %arg1[%arg4, %arg5] : memref<10x?xf32>
    }
    affine.parallel (%arg4) = (max(%arg0, 0)) to (min(%arg0, 100, %arg0 * 2)) {
    }
    %3 = affine.parallel (%arg4) = (0) to (100) reduce ("addf") -> (f32) {
      %7 = affine.load %arg2[%arg4] : memref<100xf32>
      affine.yield %7 : f32
    }
    %4:2 = affine.parallel (%arg4) = (0) to (100) reduce ("addf", "maximumf") -> (f32, f32) {
      %7 = affine.load %arg2[%arg4] : memref<100xf32>
      affine.yield %7, %7 : f32, f32
    }
    affine.parallel () = () to () {
    }
    %5 = affine.load %arg1[symbol(%arg0), 0] : memref<10x?xf32>
    %6 = affine.load %arg1[symbol(%arg0) * 2, symbol(%arg0)] : memref<10x?xf32>
    return %3 : f32
  }
}

//--- out 2
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (10)>
#map2 = affine_map<()[s0] -> (s0)>
#map3 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> (d0 + 3)>
#map6 = affine_map<(d0) -> (d0 * 2 + 1)>
#map7 = affine_map<(d0, d1)[s0] -> (d0, d1 mod 3 + s0)>
#map8 = affine_map<(d0, d1) -> (d0 floordiv 2, d1 ceildiv 4)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0, d1 + 1)>
#map11 = affine_map<(d0, d1) -> (d0, d1 + 5)>
#map12 = affine_map<(d0) -> (0, d0)>
#map13 = affine_map<(d0) -> (10, d0 + 7)>
#map14 = affine_map<() -> (0, 0)>
#map15 = affine_map<() -> (10, 20)>
#map16 = affine_map<(d0) -> (d0, 0)>
#map17 = affine_map<(d0) -> (d0, 100, d0 * 2)>
#map18 = affine_map<() -> (100)>
#map19 = affine_map<() -> ()>
#map20 = affine_map<()[s0] -> (s0, 0)>
#map21 = affine_map<()[s0] -> (s0 * 2, s0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<10x?xf32>, memref<100xf32>, f32) -> f32, sym_name = "a"}> ({
  ^bb0(%arg0: index, %arg1: memref<10x?xf32>, %arg2: memref<100xf32>, %arg3: f32):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg22: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 2 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg21: index):
      %13 = "arith.addi"(%arg21, %arg21) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"(%arg0, %arg0, %arg0, %arg0) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 2, 2, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg20: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index) -> ()
    "affine.for"(%arg0, %arg0) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg18: index):
      "affine.for"(%arg18, %arg0) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg19: index):
        "affine.yield"() : () -> ()
      }) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %0 = "affine.for"(%arg3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg16: index, %arg17: f32):
      %11 = "affine.load"(%arg2, %arg16) <{map = #map5}> : (memref<100xf32>, index) -> f32
      %12 = "arith.addf"(%arg17, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%12) : (f32) -> ()
    }) : (f32) -> f32
    %1:2 = "affine.for"(%arg3, %0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg13: index, %arg14: f32, %arg15: f32):
      "affine.yield"(%arg14, %arg15) : (f32, f32) -> ()
    }) {foo = 1 : i32} : (f32, f32) -> (f32, f32)
    "affine.if"(%arg0, %arg0) <{condition = #set}> ({
      "affine.store"(%arg3, %arg2, %arg0) <{map = #map2}> : (f32, memref<100xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }, {
    }) : (index, index) -> ()
    "affine.if"(%arg0, %arg0) <{condition = #set}> ({
      "affine.yield"() : () -> ()
    }, {
      "affine.store"(%arg3, %arg2, %arg0) <{map = #map6}> {bar} : (f32, memref<100xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %2 = "affine.if"(%arg0, %arg0) <{condition = #set}> ({
      "affine.yield"(%arg3) : (f32) -> ()
    }, {
      "affine.yield"(%0) : (f32) -> ()
    }) {k} : (index, index) -> f32
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg11: index):
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
      ^bb0(%arg12: index):
        %9 = "affine.load"(%arg1, %arg11, %arg12, %arg0) <{map = #map7}> : (memref<10x?xf32>, index, index, index) -> f32
        "affine.store"(%9, %arg1, %arg11, %arg12) <{map = #map8}> : (f32, memref<10x?xf32>, index, index) -> ()
        %10 = "affine.vector_load"(%arg1, %arg11, %arg12) <{map = #map9}> : (memref<10x?xf32>, index, index) -> vector<4xf32>
        "affine.vector_store"(%10, %arg1, %arg11, %arg12) <{map = #map10}> : (vector<4xf32>, memref<10x?xf32>, index, index) -> ()
        "affine.prefetch"(%arg1, %arg11, %arg12) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map11}> : (memref<10x?xf32>, index, index) -> ()
        "affine.prefetch"(%arg1, %arg11, %arg12) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = #map11}> : (memref<10x?xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"(%arg0, %arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map12, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map13}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map14, reductions = [], steps = [1, 5], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map15}> ({
    ^bb0(%arg7: index, %arg8: index):
      "affine.store"(%arg3, %arg1, %arg7, %arg8) <{map = #map9}> : (f32, memref<10x?xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"(%arg0, %arg0) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #map16, reductions = [], steps = [1], upperBoundsGroups = dense<3> : tensor<1xi32>, upperBoundsMap = #map17}> ({
    ^bb0(%arg6: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %3 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map18}> ({
    ^bb0(%arg5: index):
      %8 = "affine.load"(%arg2, %arg5) <{map = #map4}> : (memref<100xf32>, index) -> f32
      "affine.yield"(%8) : (f32) -> ()
    }) : () -> f32
    %4:2 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0, 4], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map18}> ({
    ^bb0(%arg4: index):
      %7 = "affine.load"(%arg2, %arg4) <{map = #map4}> : (memref<100xf32>, index) -> f32
      "affine.yield"(%7, %7) : (f32, f32) -> ()
    }) : () -> (f32, f32)
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map19, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map19}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    %5 = "affine.load"(%arg1, %arg0) <{map = #map20}> : (memref<10x?xf32>, index) -> f32
    %6 = "affine.load"(%arg1, %arg0) <{map = #map21}> : (memref<10x?xf32>, index) -> f32
    "func.return"(%3) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
#map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#map1 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
module {
  func.func @a(%arg0: index, %arg1: memref<10x?xf32>, %arg2: memref<100xf32>, %arg3: f32) -> f32 {
    affine.for %arg4 = 0 to 10 {
    }
    affine.for %arg4 = 0 to %arg0 step 2 {
      %7 = arith.addi %arg4, %arg4 : index
    }
    affine.for %arg4 = max #map(%arg0)[%arg0] to min #map(%arg0)[%arg0] {
    }
    affine.for %arg4 = #map1(%arg0) to %arg0 {
      affine.for %arg5 = #map1(%arg4) to %arg0 {
      }
    }
    %0 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3) -> (f32) {
      %7 = affine.load %arg2[%arg4 + 3] : memref<100xf32>
      %8 = arith.addf %arg5, %7 : f32
      affine.yield %8 : f32
    }
    %1:2 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3, %arg6 = %0) -> (f32, f32) {
      affine.yield %arg5, %arg6 : f32, f32
    } {foo = 1 : i32}
    affine.if #set(%arg0)[%arg0] {
      affine.store %arg3, %arg2[symbol(%arg0)] : memref<100xf32>
    }
    affine.if #set(%arg0)[%arg0] {
    } else {
      affine.store %arg3, %arg2[%arg0 * 2 + 1] {bar} : memref<100xf32>
    }
    %2 = affine.if #set(%arg0)[%arg0] -> f32 {
      affine.yield %arg3 : f32
    } else {
      affine.yield %0 : f32
    } {k}
    affine.for %arg4 = 0 to 10 {
      affine.for %arg5 = 0 to 10 {
        %7 = affine.load %arg1[%arg4, %arg5 mod 3 + symbol(%arg0)] : memref<10x?xf32>
        affine.store %7, %arg1[%arg4 floordiv 2, %arg5 ceildiv 4] : memref<10x?xf32>
        %8 = affine.vector_load %arg1[%arg4, %arg5] : memref<10x?xf32>, vector<4xf32>
        affine.vector_store %8, %arg1[%arg4, %arg5 + 1] : memref<10x?xf32>, vector<4xf32>
        affine.prefetch %arg1[%arg4, %arg5 + 5], read, locality<3>, data : memref<10x?xf32>
        affine.prefetch %arg1[%arg4, %arg5 + 5], write, locality<0>, instr : memref<10x?xf32>
      }
    }
    affine.parallel (%arg4, %arg5) = (0, %arg0) to (10, %arg0 + 7) {
    }
    affine.parallel (%arg4, %arg5) = (0, 0) to (10, 20) step (1, 5) {
      affine.store %arg3, %arg1[%arg4, %arg5] : memref<10x?xf32>
    }
    affine.parallel (%arg4) = (max(%arg0, 0)) to (min(%arg0, 100, %arg0 * 2)) {
    }
    %3 = affine.parallel (%arg4) = (0) to (100) reduce ("addf") -> (f32) {
      %7 = affine.load %arg2[%arg4] : memref<100xf32>
      affine.yield %7 : f32
    }
    %4:2 = affine.parallel (%arg4) = (0) to (100) reduce ("addf", "maximumf") -> (f32, f32) {
      %7 = affine.load %arg2[%arg4] : memref<100xf32>
      affine.yield %7, %7 : f32, f32
    }
    affine.parallel () = () to () {
    }
    %5 = affine.load %arg1[symbol(%arg0), 0] : memref<10x?xf32>
    %6 = affine.load %arg1[symbol(%arg0) * 2, symbol(%arg0)] : memref<10x?xf32>
    return %3 : f32
  }
}

