// RUN: lowir opt --emit-bytecode --allow-unregistered-dialect %s | lowir opt --allow-unregistered-dialect
// RUN: lowir opt --emit-bytecode --emit-bytecode-version=0 --allow-unregistered-dialect %s | lowir opt --allow-unregistered-dialect
// RUN: lowir opt --emit-bytecode --emit-bytecode-version=3 --allow-unregistered-dialect %s | lowir opt --allow-unregistered-dialect --mlir-print-debuginfo
// Text to bytecode and back: every kind of builtin attribute, type and location; forward references; resources.
func.func @attributes() attributes {
  array = [unit, 1 : i32], bits = dense<[true, false, true]> : tensor<3xi1>, bytes = array<i8: 1, -2>, chars = "a\00\FF\22",
  complex = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, empty = dense<> : tensor<0xi32>, f80 = 1.5 : f80, map = affine_map<(d0)[s0] -> (d0 + s0)>,
  name = @a::@b::@c, negative = -3 : i9, none = none, resource = dense_resource<blob> : tensor<2xi8>,
  set = affine_set<(d0) : (d0 >= 0)>, sparse = sparse<[[0, 1]], 2.0> : tensor<2x2xf32>, splat = dense<true> : tensor<4xi1>,
  strings = dense<["x", "y"]> : tensor<2x!foo.text>, typed = "x" : i32, unsigned = 200 : ui8, wide = -12345678901234567890123 : i128
} {
  return
}
func.func private @types(si8, ui16, index, bf16, f16, f80, f128, tf32, f8E5M2, complex<f64>, tuple<i1, none>, vector<2x[4]xi8>,
  tensor<?x3xf32>, tensor<2xf32, "coo">, tensor<*xi1>, memref<2x?xf32>, memref<4xf32, strided<[2], offset: ?>>, memref<4xi8, 3>,
  memref<*xf32, 2>, !llvm.ptr<1>, !llvm.struct<"list", (ptr, i32)>, !foo.bar<"x">)
func.func @forward(%c: i1, %x: i32) -> i32 {
  cf.br ^first
^second:
  %r = arith.addi %late, %x overflow<nsw> : i32
  return %r : i32
^first:
  %late = arith.constant 7 : i32
  cf.cond_br %c, ^second, ^third(%x : i32)
^third(%y: i32):
  %l = scf.if %c -> i32 {
    scf.yield %y : i32
  } else {
    scf.yield %late : i32
  }
  return %l : i32
}
"foo.graph"() ({
  %a = "foo.use"(%b) : (i32) -> i32
  %b = "foo.make"() : () -> i32
}, {
}) {key} : () -> () loc(fused<"meta">["f":1:2, "g"("h":3:4)])
"foo.located"() : () -> () loc(callsite("callee" at unknown))
{-#
  dialect_resources: { builtin: { blob: "0x08000000010203" } },
  external_resources: { tool: { flag: true, note: "text", data: "0x04000000AABBCCDD" } }
#-}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @attributes() attributes {array = [unit, 1 : i32], bits = dense<[true, false, true]> : tensor<3xi1>, bytes = array<i8: 1, -2>, chars = "a\00\FF\22", complex = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, empty = dense<> : tensor<0xi32>, f80 = 1.500000e+00 : f80, map = #map, name = @a::@b::@c, negative = -3 : i9, none = none, resource = dense_resource<blob> : tensor<2xi8>, set = #set, sparse = sparse<[[0, 1]], 2.000000e+00> : tensor<2x2xf32>, splat = dense<true> : tensor<4xi1>, strings = dense<["x", "y"]> : tensor<2x!foo.text>, typed = "x" : i32, unsigned = 200 : ui8, wide = -12345678901234567890123 : i128} {
    return
  }
  func.func private @types(si8, ui16, index, bf16, f16, f80, f128, tf32, f8E5M2, complex<f64>, tuple<i1, none>, vector<2x[4]xi8>, tensor<?x3xf32>, tensor<2xf32, "coo">, tensor<*xi1>, memref<2x?xf32>, memref<4xf32, strided<[2], offset: ?>>, memref<4xi8, 3>, memref<*xf32, 2>, !llvm.ptr<1>, !llvm.struct<"list", (ptr, i32)>, !foo.bar<"x">)
  func.func @forward(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %0 = arith.addi %c7_i32, %arg1 overflow<nsw> : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32)
  ^bb3(%1: i32):  // pred: ^bb2
    %2 = scf.if %arg0 -> (i32) {
      scf.yield %1 : i32
    } else {
      scf.yield %c7_i32 : i32
    }
    return %2 : i32
  }
  "foo.graph"() ({
    %0 = "foo.use"(%1) : (i32) -> i32
    %1 = "foo.make"() : () -> i32
  }, {
  }) {key} : () -> ()
  "foo.located"() : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010203"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      note: "text",
      data: "0x04000000AABBCCDD"
    }
  }
#-}

//--- out 2
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @attributes() attributes {array = [unit, 1 : i32], bits = dense<[true, false, true]> : tensor<3xi1>, bytes = array<i8: 1, -2>, chars = "a\00\FF\22", complex = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, empty = dense<> : tensor<0xi32>, f80 = 1.500000e+00 : f80, map = #map, name = @a::@b::@c, negative = -3 : i9, none = none, resource = dense_resource<blob> : tensor<2xi8>, set = #set, sparse = sparse<[[0, 1]], 2.000000e+00> : tensor<2x2xf32>, splat = dense<true> : tensor<4xi1>, strings = dense<["x", "y"]> : tensor<2x!foo.text>, typed = "x" : i32, unsigned = 200 : ui8, wide = -12345678901234567890123 : i128} {
    return
  }
  func.func private @types(si8, ui16, index, bf16, f16, f80, f128, tf32, f8E5M2, complex<f64>, tuple<i1, none>, vector<2x[4]xi8>, tensor<?x3xf32>, tensor<2xf32, "coo">, tensor<*xi1>, memref<2x?xf32>, memref<4xf32, strided<[2], offset: ?>>, memref<4xi8, 3>, memref<*xf32, 2>, !llvm.ptr<1>, !llvm.struct<"list", (ptr, i32)>, !foo.bar<"x">)
  func.func @forward(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %0 = arith.addi %c7_i32, %arg1 overflow<nsw> : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %c7_i32 = arith.constant 7 : i32
    cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32)
  ^bb3(%1: i32):  // pred: ^bb2
    %2 = scf.if %arg0 -> (i32) {
      scf.yield %1 : i32
    } else {
      scf.yield %c7_i32 : i32
    }
    return %2 : i32
  }
  "foo.graph"() ({
    %0 = "foo.use"(%1) : (i32) -> i32
    %1 = "foo.make"() : () -> i32
  }, {
  }) {key} : () -> ()
  "foo.located"() : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010203"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      note: "text",
      data: "0x04000000AABBCCDD"
    }
  }
#-}

//--- out 3
#loc5 = loc("round_trip.mlir":17:20)
#loc6 = loc("round_trip.mlir":17:28)
#loc12 = loc("round_trip.mlir":25:8)
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @attributes() attributes {array = [unit, 1 : i32], bits = dense<[true, false, true]> : tensor<3xi1>, bytes = array<i8: 1, -2>, chars = "a\00\FF\22", complex = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, empty = dense<> : tensor<0xi32>, f80 = 1.500000e+00 : f80, map = #map, name = @a::@b::@c, negative = -3 : i9, none = none, resource = dense_resource<blob> : tensor<2xi8>, set = #set, sparse = sparse<[[0, 1]], 2.000000e+00> : tensor<2x2xf32>, splat = dense<true> : tensor<4xi1>, strings = dense<["x", "y"]> : tensor<2x!foo.text>, typed = "x" : i32, unsigned = 200 : ui8, wide = -12345678901234567890123 : i128} {
    return loc(#loc2)
  } loc(#loc1)
  func.func private @types(si8, ui16, index, bf16, f16, f80, f128, tf32, f8E5M2, complex<f64>, tuple<i1, none>, vector<2x[4]xi8>, tensor<?x3xf32>, tensor<2xf32, "coo">, tensor<*xi1>, memref<2x?xf32>, memref<4xf32, strided<[2], offset: ?>>, memref<4xi8, 3>, memref<*xf32, 2>, !llvm.ptr<1>, !llvm.struct<"list", (ptr, i32)>, !foo.bar<"x">) loc(#loc3)
  func.func @forward(%arg0: i1 loc("round_trip.mlir":17:20), %arg1: i32 loc("round_trip.mlir":17:28)) -> i32 {
    cf.br ^bb2 loc(#loc7)
  ^bb1:  // pred: ^bb2
    %0 = arith.addi %c7_i32, %arg1 overflow<nsw> : i32 loc(#loc8)
    return %0 : i32 loc(#loc9)
  ^bb2:  // pred: ^bb0
    %c7_i32 = arith.constant 7 : i32 loc(#loc10)
    cf.cond_br %arg0, ^bb1, ^bb3(%arg1 : i32) loc(#loc11)
  ^bb3(%1: i32 loc("round_trip.mlir":25:8)):  // pred: ^bb2
    %2 = scf.if %arg0 -> (i32) {
      scf.yield %1 : i32 loc(#loc14)
    } else {
      scf.yield %c7_i32 : i32 loc(#loc15)
    } loc(#loc13)
    return %2 : i32 loc(#loc16)
  } loc(#loc4)
  "foo.graph"() ({
    %0 = "foo.use"(%1) : (i32) -> i32 loc(#loc19)
    %1 = "foo.make"() : () -> i32 loc(#loc20)
  }, {
  }) {key} : () -> () loc(#loc25)
  "foo.located"() : () -> () loc(#loc24)
} loc(#loc)
#loc = loc("round_trip.mlir":0:0)
#loc1 = loc("round_trip.mlir":5:1)
#loc2 = loc("round_trip.mlir":12:3)
#loc3 = loc("round_trip.mlir":14:1)
#loc4 = loc("round_trip.mlir":17:1)
#loc7 = loc("round_trip.mlir":18:3)
#loc8 = loc("round_trip.mlir":20:8)
#loc9 = loc("round_trip.mlir":21:3)
#loc10 = loc("round_trip.mlir":23:11)
#loc11 = loc("round_trip.mlir":24:3)
#loc13 = loc("round_trip.mlir":26:8)
#loc14 = loc("round_trip.mlir":27:5)
#loc15 = loc("round_trip.mlir":29:5)
#loc16 = loc("round_trip.mlir":31:3)
#loc17 = loc("f":1:2)
#loc18 = loc("h":3:4)
#loc19 = loc("round_trip.mlir":34:8)
#loc20 = loc("round_trip.mlir":35:8)
#loc21 = loc("callee")
#loc22 = loc(unknown)
#loc23 = loc("g"(#loc18))
#loc24 = loc(callsite(#loc21 at #loc22))
#loc25 = loc(fused<"meta">[#loc17, #loc23])

{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010203"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      note: "text",
      data: "0x04000000AABBCCDD"
    }
  }
#-}

