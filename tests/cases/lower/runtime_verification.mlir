// RUN: lowir opt --compat=19 --generate-runtime-verification
// DIFFERS: messages name the file as it was given
// Assertions for what casts, accesses, views and expansions promise.
func.func @cast(%a: memref<*xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.cast %a : memref<*xf32> to memref<10x?xf32>
  %1 = memref.cast %b : memref<?x?xf32> to memref<10x?xf32>
  %2 = memref.cast %c : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[9, 1], offset: 5>>
  return
}
func.func @access(%m: memref<?x4xf32>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  memref.store %v, %m[%i, %j] : memref<?x4xf32>
  return
}
func.func @views(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: f32) {
  %0 = memref.subview %m[%i, 0] [%j, 4] [1, 1] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 4], strides: [4, 1] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  return
}
func.func @expand(%m: memref<?xf32>, %j: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%j, 5] : memref<?xf32> into memref<?x5xf32>
  %d = memref.dim %m, %j : memref<?xf32>
  return
}
func.func @nested(%m: memref<?x4xf32>, %n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %p, ^a(%n : index), ^b
^a(%k: index):
  scf.for %i = %c0 to %k step %c1 {
    %v = memref.load %m[%i, %k] : memref<?x4xf32>
    scf.if %p {
      memref.store %v, %m[%c0, %i] : memref<?x4xf32>
    }
  }
  cf.br ^b
^b:
  %w = memref.load %m[%n, %n] : memref<?x4xf32>
  memref.store %w, %m[%c1, %n] : memref<?x4xf32>
  return
}
//--- out
#map = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3 * 4)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 * 4 + 4)>
module {
  func.func @cast(%arg0: memref<*xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %0 = memref.rank %arg0 : memref<*xf32>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi eq, %0, %c2 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%3 = \22memref.cast\22(%arg0) : (memref<*xf32>) -> memref<10x?xf32>\0A^ rank mismatch\0ALocation: loc(\22runtime_verification.mlir\22:5:8)"
    %cast = memref.cast %arg0 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<*xf32>
    %c10 = arith.constant 10 : index
    %2 = arith.cmpi eq, %dim, %c10 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0A%9 = \22memref.cast\22(%arg0) : (memref<*xf32>) -> memref<10x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22runtime_verification.mlir\22:5:8)"
    %c0_0 = arith.constant 0 : index
    %3 = arith.cmpi eq, %offset, %c0_0 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%11 = \22memref.cast\22(%arg0) : (memref<*xf32>) -> memref<10x?xf32>\0A^ offset mismatch\0ALocation: loc(\22runtime_verification.mlir\22:5:8)"
    %c1 = arith.constant 1 : index
    %4 = arith.cmpi eq, %strides#1, %c1 : index
    cf.assert %4, "ERROR: Runtime op verification failed\0A%13 = \22memref.cast\22(%arg0) : (memref<*xf32>) -> memref<10x?xf32>\0A^ stride mismatch of dim 1\0ALocation: loc(\22runtime_verification.mlir\22:5:8)"
    %cast_1 = memref.cast %arg0 : memref<*xf32> to memref<10x?xf32>
    %cast_2 = memref.cast %arg1 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %cast_2 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0_7 = arith.constant 0 : index
    %dim_8 = memref.dim %arg1, %c0_7 : memref<?x?xf32>
    %c10_9 = arith.constant 10 : index
    %5 = arith.cmpi eq, %dim_8, %c10_9 : index
    cf.assert %5, "ERROR: Runtime op verification failed\0A%20 = \22memref.cast\22(%arg1) : (memref<?x?xf32>) -> memref<10x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22runtime_verification.mlir\22:6:8)"
    %c0_10 = arith.constant 0 : index
    %6 = arith.cmpi eq, %offset_4, %c0_10 : index
    cf.assert %6, "ERROR: Runtime op verification failed\0A%22 = \22memref.cast\22(%arg1) : (memref<?x?xf32>) -> memref<10x?xf32>\0A^ offset mismatch\0ALocation: loc(\22runtime_verification.mlir\22:6:8)"
    %c1_11 = arith.constant 1 : index
    %7 = arith.cmpi eq, %strides_6#1, %c1_11 : index
    cf.assert %7, "ERROR: Runtime op verification failed\0A%24 = \22memref.cast\22(%arg1) : (memref<?x?xf32>) -> memref<10x?xf32>\0A^ stride mismatch of dim 1\0ALocation: loc(\22runtime_verification.mlir\22:6:8)"
    %cast_12 = memref.cast %arg1 : memref<?x?xf32> to memref<10x?xf32>
    %cast_13 = memref.cast %arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %cast_13 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c1_18 = arith.constant 1 : index
    %dim_19 = memref.dim %arg2, %c1_18 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c4 = arith.constant 4 : index
    %8 = arith.cmpi eq, %dim_19, %c4 : index
    cf.assert %8, "ERROR: Runtime op verification failed\0A%31 = \22memref.cast\22(%arg2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32, strided<[9, 1], offset: 5>>\0A^ size mismatch of dim 1\0ALocation: loc(\22runtime_verification.mlir\22:7:8)"
    %c5 = arith.constant 5 : index
    %9 = arith.cmpi eq, %offset_15, %c5 : index
    cf.assert %9, "ERROR: Runtime op verification failed\0A%33 = \22memref.cast\22(%arg2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32, strided<[9, 1], offset: 5>>\0A^ offset mismatch\0ALocation: loc(\22runtime_verification.mlir\22:7:8)"
    %c9 = arith.constant 9 : index
    %10 = arith.cmpi eq, %strides_17#0, %c9 : index
    cf.assert %10, "ERROR: Runtime op verification failed\0A%35 = \22memref.cast\22(%arg2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32, strided<[9, 1], offset: 5>>\0A^ stride mismatch of dim 0\0ALocation: loc(\22runtime_verification.mlir\22:7:8)"
    %c1_20 = arith.constant 1 : index
    %11 = arith.cmpi eq, %strides_17#1, %c1_20 : index
    cf.assert %11, "ERROR: Runtime op verification failed\0A%37 = \22memref.cast\22(%arg2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x4xf32, strided<[9, 1], offset: 5>>\0A^ stride mismatch of dim 1\0ALocation: loc(\22runtime_verification.mlir\22:7:8)"
    %cast_21 = memref.cast %arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[9, 1], offset: 5>>
    return
  }
  func.func @access(%arg0: memref<?x4xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?x4xf32>
    %0 = arith.cmpi sge, %arg1, %c0 : index
    %1 = arith.cmpi slt, %arg1, %dim : index
    %2 = arith.andi %0, %1 : i1
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %3 = arith.cmpi sge, %arg2, %c0 : index
    %4 = arith.cmpi slt, %arg2, %c4 : index
    %5 = arith.andi %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    cf.assert %6, "ERROR: Runtime op verification failed\0A%12 = \22memref.load\22(%arg0, %arg1, %arg2) : (memref<?x4xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22runtime_verification.mlir\22:11:8)"
    %7 = memref.load %arg0[%arg1, %arg2] : memref<?x4xf32>
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %arg0, %c0_2 : memref<?x4xf32>
    %8 = arith.cmpi sge, %arg1, %c0_1 : index
    %9 = arith.cmpi slt, %arg1, %dim_3 : index
    %10 = arith.andi %8, %9 : i1
    %c1_4 = arith.constant 1 : index
    %c4_5 = arith.constant 4 : index
    %11 = arith.cmpi sge, %arg2, %c0_1 : index
    %12 = arith.cmpi slt, %arg2, %c4_5 : index
    %13 = arith.andi %11, %12 : i1
    %14 = arith.andi %10, %13 : i1
    cf.assert %14, "ERROR: Runtime op verification failed\0A\22memref.store\22(%arg3, %arg0, %arg1, %arg2) : (f32, memref<?x4xf32>, index, index) -> ()\0A^ out-of-bounds access\0ALocation: loc(\22runtime_verification.mlir\22:12:3)"
    memref.store %arg3, %arg0[%arg1, %arg2] : memref<?x4xf32>
    return
  }
  func.func @views(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: f32) {
    %subview = memref.subview %arg0[%arg1, 0] [%arg2, 4] [1, 1] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %sizes#0, %strides#0, %strides#1]
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %subview : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %1 = affine.apply #map()[%offset_1, %sizes_2#0, %strides_3#0, %strides_3#1]
    %2 = arith.cmpi sge, %offset_1, %offset : index
    %3 = arith.cmpi sle, %1, %0 : index
    %4 = arith.andi %2, %3 : i1
    cf.assert %4, "ERROR: Runtime op verification failed\0A%0 = \22memref.subview\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<?x4xf32, strided<[?, ?], offset: ?>>, index, index) -> memref<?x4xf32, strided<[?, ?], offset: ?>>\0A^ subview is out-of-bounds of the base memref\0ALocation: loc(\22runtime_verification.mlir\22:16:8)"
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg2, 4], strides: [4, 1] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[4, 1], offset: ?>>
    %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %5 = affine.apply #map()[%offset_5, %sizes_6#0, %strides_7#0, %strides_7#1]
    %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %reinterpret_cast : memref<?x4xf32, strided<[4, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %6 = affine.apply #map1()[%offset_9, %sizes_10#0]
    %7 = arith.cmpi sge, %offset_9, %offset_5 : index
    %8 = arith.cmpi sle, %6, %5 : index
    %9 = arith.andi %7, %8 : i1
    cf.assert %9, "ERROR: Runtime op verification failed\0A%8 = \22memref.reinterpret_cast\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>}> : (memref<?x4xf32, strided<[?, ?], offset: ?>>, index, index) -> memref<?x4xf32, strided<[4, 1], offset: ?>>\0A^ result of reinterpret_cast is out-of-bounds of the base memref\0ALocation: loc(\22runtime_verification.mlir\22:17:8)"
    return
  }
  func.func @expand(%arg0: memref<?xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %c5 = arith.constant 5 : index
    %0 = arith.remsi %dim, %c5 : index
    %c0_0 = arith.constant 0 : index
    %1 = arith.cmpi eq, %0, %c0_0 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%6 = \22memref.expand_shape\22(%arg0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 5>}> : (memref<?xf32>, index) -> memref<?x5xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22runtime_verification.mlir\22:21:8)"
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 5] : memref<?xf32> into memref<?x5xf32>
    %dim_1 = memref.dim %arg0, %arg1 : memref<?xf32>
    return
  }
  func.func @nested(%arg0: memref<?x4xf32>, %arg1: index, %arg2: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.cond_br %arg2, ^bb1(%arg1 : index), ^bb2
  ^bb1(%0: index):  // pred: ^bb0
    scf.for %arg3 = %c0 to %0 step %c1 {
      %c0_8 = arith.constant 0 : index
      %c0_9 = arith.constant 0 : index
      %dim_10 = memref.dim %arg0, %c0_9 : memref<?x4xf32>
      %16 = arith.cmpi sge, %arg3, %c0_8 : index
      %17 = arith.cmpi slt, %arg3, %dim_10 : index
      %18 = arith.andi %16, %17 : i1
      %c1_11 = arith.constant 1 : index
      %c4_12 = arith.constant 4 : index
      %19 = arith.cmpi sge, %0, %c0_8 : index
      %20 = arith.cmpi slt, %0, %c4_12 : index
      %21 = arith.andi %19, %20 : i1
      %22 = arith.andi %18, %21 : i1
      cf.assert %22, "ERROR: Runtime op verification failed\0A%16 = \22memref.load\22(%arg0, %arg3, %2) : (memref<?x4xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22runtime_verification.mlir\22:31:10)"
      %23 = memref.load %arg0[%arg3, %0] : memref<?x4xf32>
      scf.if %arg2 {
        %c0_13 = arith.constant 0 : index
        %c0_14 = arith.constant 0 : index
        %dim_15 = memref.dim %arg0, %c0_14 : memref<?x4xf32>
        %24 = arith.cmpi sge, %c0, %c0_13 : index
        %25 = arith.cmpi slt, %c0, %dim_15 : index
        %26 = arith.andi %24, %25 : i1
        %c1_16 = arith.constant 1 : index
        %c4_17 = arith.constant 4 : index
        %27 = arith.cmpi sge, %arg3, %c0_13 : index
        %28 = arith.cmpi slt, %arg3, %c4_17 : index
        %29 = arith.andi %27, %28 : i1
        %30 = arith.andi %26, %29 : i1
        cf.assert %30, "ERROR: Runtime op verification failed\0A\22memref.store\22(%16, %arg0, %0, %arg3) : (f32, memref<?x4xf32>, index, index) -> ()\0A^ out-of-bounds access\0ALocation: loc(\22runtime_verification.mlir\22:33:7)"
        memref.store %23, %arg0[%c0, %arg3] : memref<?x4xf32>
      }
    }
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_1 : memref<?x4xf32>
    %1 = arith.cmpi sge, %arg1, %c0_0 : index
    %2 = arith.cmpi slt, %arg1, %dim : index
    %3 = arith.andi %1, %2 : i1
    %c1_2 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %4 = arith.cmpi sge, %arg1, %c0_0 : index
    %5 = arith.cmpi slt, %arg1, %c4 : index
    %6 = arith.andi %4, %5 : i1
    %7 = arith.andi %3, %6 : i1
    cf.assert %7, "ERROR: Runtime op verification failed\0A%15 = \22memref.load\22(%arg0, %arg1, %arg1) : (memref<?x4xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22runtime_verification.mlir\22:38:8)"
    %8 = memref.load %arg0[%arg1, %arg1] : memref<?x4xf32>
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = memref.dim %arg0, %c0_4 : memref<?x4xf32>
    %9 = arith.cmpi sge, %c1, %c0_3 : index
    %10 = arith.cmpi slt, %c1, %dim_5 : index
    %11 = arith.andi %9, %10 : i1
    %c1_6 = arith.constant 1 : index
    %c4_7 = arith.constant 4 : index
    %12 = arith.cmpi sge, %arg1, %c0_3 : index
    %13 = arith.cmpi slt, %arg1, %c4_7 : index
    %14 = arith.andi %12, %13 : i1
    %15 = arith.andi %11, %14 : i1
    cf.assert %15, "ERROR: Runtime op verification failed\0A\22memref.store\22(%15, %arg0, %1, %arg1) : (f32, memref<?x4xf32>, index, index) -> ()\0A^ out-of-bounds access\0ALocation: loc(\22runtime_verification.mlir\22:39:3)"
    memref.store %8, %arg0[%c1, %arg1] : memref<?x4xf32>
    return
  }
}

