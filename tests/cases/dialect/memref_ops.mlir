// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Every operation of memref that lowers to LLVM, and those that expand first.
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]> {alignment = 64 : i64}
memref.global @state : memref<2x3xi32> = dense<7>
memref.global "private" @room : memref<16xi64> = uninitialized
memref.global @outside : memref<16xi64>
func.func @allocation(%n: index) {
  %a = memref.alloc() : memref<4x8xf32>
  %b = memref.alloc(%n, %n) {alignment = 32 : i64} : memref<?x8x?xf32>
  %c = memref.alloca(%n) : memref<?xi8>
  %d = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %r = memref.realloc %c : memref<?xi8> to memref<10xi8>
  memref.dealloc %a : memref<4x8xf32>
  memref.alloca_scope {
    %e = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  %s = memref.alloca_scope -> (i32) {
    %one = arith.constant 1 : i32
    memref.alloca_scope.return %one : i32
  }
  return
}
func.func @access(%m: memref<?x4xf32>, %i: index, %x: f32, %u: memref<*xf32>, %k: memref<4xi32>, %z: i32) {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  %1 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x4xf32>
  memref.store %x, %m[%i, %i] : memref<?x4xf32>
  %2 = memref.dim %m, %i : memref<?x4xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.rank %u : memref<*xf32>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  %5 = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %6 = memref.generic_atomic_rmw %k[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %z : i32
    memref.atomic_yield %new : i32
  }
  return
}
func.func @views(%m: memref<8x16xf32>, %i: index, %raw: memref<2048xi8>, %u: memref<*xf32>, %shape: memref<2xindex>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x16xf32>
  %1 = memref.cast %m : memref<8x16xf32> to memref<*xf32>
  %2 = memref.subview %m[%i, 0] [4, %i] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %3 = memref.subview %m[0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32>
  %4 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %5 = memref.view %raw[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %6 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  %7 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %8 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
  %9 = memref.reshape %u(%shape) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %10 = memref.memory_space_cast %m : memref<8x16xf32> to memref<8x16xf32, 5>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
  %11 = memref.extract_aligned_pointer_as_index %m : memref<8x16xf32> -> index
  %12 = memref.get_global @table : memref<4xf32>
  return
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  memref.global "private" constant @table : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> {alignment = 64 : i64}
  memref.global @state : memref<2x3xi32> = dense<7>
  memref.global "private" @room : memref<16xi64> = uninitialized
  memref.global @outside : memref<16xi64>
  func.func @allocation(%arg0: index) {
    %alloc = memref.alloc() : memref<4x8xf32>
    %alloc_0 = memref.alloc(%arg0, %arg0) {alignment = 32 : i64} : memref<?x8x?xf32>
    %alloca = memref.alloca(%arg0) : memref<?xi8>
    %alloc_1 = memref.alloc()[%arg0] : memref<4xf32, #map>
    %0 = memref.realloc %alloca : memref<?xi8> to memref<10xi8>
    memref.dealloc %alloc : memref<4x8xf32>
    memref.alloca_scope  {
      %alloca_2 = memref.alloca() : memref<4xf32>
    }
    %1 = memref.alloca_scope  -> (i32) {
      %c1_i32 = arith.constant 1 : i32
      memref.alloca_scope.return %c1_i32 : i32
    }
    return
  }
  func.func @access(%arg0: memref<?x4xf32>, %arg1: index, %arg2: f32, %arg3: memref<*xf32>, %arg4: memref<4xi32>, %arg5: i32) {
    %0 = memref.load %arg0[%arg1, %arg1] : memref<?x4xf32>
    %1 = memref.load %arg0[%arg1, %arg1] {nontemporal = true} : memref<?x4xf32>
    memref.store %arg2, %arg0[%arg1, %arg1] : memref<?x4xf32>
    %dim = memref.dim %arg0, %arg1 : memref<?x4xf32>
    %dim_0 = memref.dim %arg3, %arg1 : memref<*xf32>
    %2 = memref.rank %arg3 : memref<*xf32>
    memref.copy %arg0, %arg0 : memref<?x4xf32> to memref<?x4xf32>
    memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<?x4xf32>
    %3 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<?x4xf32>) -> f32
    %4 = memref.generic_atomic_rmw %arg4[%arg1] : memref<4xi32> {
    ^bb0(%arg6: i32):
      %5 = arith.addi %arg6, %arg5 : i32
      memref.atomic_yield %5 : i32
    }
    return
  }
  func.func @views(%arg0: memref<8x16xf32>, %arg1: index, %arg2: memref<2048xi8>, %arg3: memref<*xf32>, %arg4: memref<2xindex>) {
    %cast = memref.cast %arg0 : memref<8x16xf32> to memref<?x16xf32>
    %cast_0 = memref.cast %arg0 : memref<8x16xf32> to memref<*xf32>
    %subview = memref.subview %arg0[%arg1, 0] [4, %arg1] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
    %subview_1 = memref.subview %arg0[0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4, %arg1], strides: [%arg1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %view = memref.view %arg2[%arg1][%arg1] : memref<2048xi8> to memref<?x4xf32>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<8x16xf32> into memref<128xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
    %reshape = memref.reshape %arg3(%arg4) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<8x16xf32> to memref<8x16xf32, 5>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<8x16xf32> -> index
    %0 = memref.get_global @table : memref<4xf32>
    return
  }
}

//--- out 2
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  memref.global "private" constant @table : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> {alignment = 64 : i64}
  memref.global @state : memref<2x3xi32> = dense<7>
  memref.global "private" @room : memref<16xi64> = uninitialized
  memref.global @outside : memref<16xi64>
  func.func @allocation(%arg0: index) {
    %alloc = memref.alloc() : memref<4x8xf32>
    %alloc_0 = memref.alloc(%arg0, %arg0) {alignment = 32 : i64} : memref<?x8x?xf32>
    %alloca = memref.alloca(%arg0) : memref<?xi8>
    %alloc_1 = memref.alloc()[%arg0] : memref<4xf32, #map>
    %0 = memref.realloc %alloca : memref<?xi8> to memref<10xi8>
    memref.dealloc %alloc : memref<4x8xf32>
    memref.alloca_scope  {
      %alloca_2 = memref.alloca() : memref<4xf32>
    }
    %1 = memref.alloca_scope  -> (i32) {
      %c1_i32 = arith.constant 1 : i32
      memref.alloca_scope.return %c1_i32 : i32
    }
    return
  }
  func.func @access(%arg0: memref<?x4xf32>, %arg1: index, %arg2: f32, %arg3: memref<*xf32>, %arg4: memref<4xi32>, %arg5: i32) {
    %0 = memref.load %arg0[%arg1, %arg1] : memref<?x4xf32>
    %1 = memref.load %arg0[%arg1, %arg1] {nontemporal = true} : memref<?x4xf32>
    memref.store %arg2, %arg0[%arg1, %arg1] : memref<?x4xf32>
    %dim = memref.dim %arg0, %arg1 : memref<?x4xf32>
    %dim_0 = memref.dim %arg3, %arg1 : memref<*xf32>
    %2 = memref.rank %arg3 : memref<*xf32>
    memref.copy %arg0, %arg0 : memref<?x4xf32> to memref<?x4xf32>
    memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<?x4xf32>
    %3 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<?x4xf32>) -> f32
    %4 = memref.generic_atomic_rmw %arg4[%arg1] : memref<4xi32> {
    ^bb0(%arg6: i32):
      %5 = arith.addi %arg6, %arg5 : i32
      memref.atomic_yield %5 : i32
    }
    return
  }
  func.func @views(%arg0: memref<8x16xf32>, %arg1: index, %arg2: memref<2048xi8>, %arg3: memref<*xf32>, %arg4: memref<2xindex>) {
    %cast = memref.cast %arg0 : memref<8x16xf32> to memref<?x16xf32>
    %cast_0 = memref.cast %arg0 : memref<8x16xf32> to memref<*xf32>
    %subview = memref.subview %arg0[%arg1, 0] [4, %arg1] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
    %subview_1 = memref.subview %arg0[0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4, %arg1], strides: [%arg1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %view = memref.view %arg2[%arg1][%arg1] : memref<2048xi8> to memref<?x4xf32>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<8x16xf32> into memref<128xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
    %reshape = memref.reshape %arg3(%arg4) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<8x16xf32> to memref<8x16xf32, 5>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<8x16xf32> -> index
    %0 = memref.get_global @table : memref<4xf32>
    return
  }
}

//--- out 3
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>, sym_name = "table", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<7> : tensor<2x3xi32>, sym_name = "state", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "room", sym_visibility = "private", type = memref<16xi64>}> : () -> ()
  "memref.global"() <{sym_name = "outside", type = memref<16xi64>}> : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "allocation"}> ({
  ^bb0(%arg12: index):
    %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x8xf32>
    %23 = "memref.alloc"(%arg12, %arg12) <{alignment = 32 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x8x?xf32>
    %24 = "memref.alloca"(%arg12) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>
    %25 = "memref.alloc"(%arg12) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, #map>
    %26 = "memref.realloc"(%24) : (memref<?xi8>) -> memref<10xi8>
    "memref.dealloc"(%22) : (memref<4x8xf32>) -> ()
    "memref.alloca_scope"() ({
      %29 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %27 = "memref.alloca_scope"() ({
      %28 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "memref.alloca_scope.return"(%28) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x4xf32>, index, f32, memref<*xf32>, memref<4xi32>, i32) -> (), sym_name = "access"}> ({
  ^bb0(%arg5: memref<?x4xf32>, %arg6: index, %arg7: f32, %arg8: memref<*xf32>, %arg9: memref<4xi32>, %arg10: i32):
    %14 = "memref.load"(%arg5, %arg6, %arg6) : (memref<?x4xf32>, index, index) -> f32
    %15 = "memref.load"(%arg5, %arg6, %arg6) <{nontemporal = true}> : (memref<?x4xf32>, index, index) -> f32
    "memref.store"(%arg7, %arg5, %arg6, %arg6) : (f32, memref<?x4xf32>, index, index) -> ()
    %16 = "memref.dim"(%arg5, %arg6) : (memref<?x4xf32>, index) -> index
    %17 = "memref.dim"(%arg8, %arg6) : (memref<*xf32>, index) -> index
    %18 = "memref.rank"(%arg8) : (memref<*xf32>) -> index
    "memref.copy"(%arg5, %arg5) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
    "memref.prefetch"(%arg5, %arg6, %arg6) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<?x4xf32>, index, index) -> ()
    %19 = "memref.atomic_rmw"(%arg7, %arg5, %arg6, %arg6) <{kind = 0 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
    %20 = "memref.generic_atomic_rmw"(%arg9, %arg6) ({
    ^bb0(%arg11: i32):
      %21 = "arith.addi"(%arg11, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.atomic_yield"(%21) : (i32) -> ()
    }) : (memref<4xi32>, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x16xf32>, index, memref<2048xi8>, memref<*xf32>, memref<2xindex>) -> (), sym_name = "views"}> ({
  ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: memref<2048xi8>, %arg3: memref<*xf32>, %arg4: memref<2xindex>):
    %0 = "memref.cast"(%arg0) : (memref<8x16xf32>) -> memref<?x16xf32>
    %1 = "memref.cast"(%arg0) : (memref<8x16xf32>) -> memref<*xf32>
    %2 = "memref.subview"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>}> : (memref<8x16xf32>, index, index) -> memref<4x?xf32, strided<[16, 2], offset: ?>>
    %3 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 16>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<16xf32>
    %4 = "memref.reinterpret_cast"(%arg0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<8x16xf32>, index, index, index) -> memref<4x?xf32, strided<[?, 1], offset: ?>>
    %5 = "memref.view"(%arg2, %arg1, %arg1) : (memref<2048xi8>, index, index) -> memref<?x4xf32>
    %6 = "memref.transpose"(%arg0) <{permutation = #map1}> : (memref<8x16xf32>) -> memref<16x8xf32, strided<[1, 16]>>
    %7 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<8x16xf32>) -> memref<128xf32>
    %8 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 4, 16>}> : (memref<8x16xf32>) -> memref<2x4x16xf32>
    %9 = "memref.reshape"(%arg3, %arg4) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %10 = "memref.memory_space_cast"(%arg0) : (memref<8x16xf32>) -> memref<8x16xf32, 5>
    %11:6 = "memref.extract_strided_metadata"(%arg0) : (memref<8x16xf32>) -> (memref<f32>, index, index, index, index, index)
    %12 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<8x16xf32>) -> index
    %13 = "memref.get_global"() <{name = @table}> : () -> memref<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

