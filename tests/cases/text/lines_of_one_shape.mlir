// RUN: lowir opt
// Lines of one shape with other types, attributes and names: the second and third of a kind are put together from the
// first ones. Names are long, numbered with a suffix, one of several results, or stand in a line twice.
func.func @shapes(%i : index, %f : f32, %c : i1, %many : index, %v : vector<4xf32>) {
  %pair:2 = call @two() : () -> (index, index)
  %m0 = memref.alloc(%i) : memref<2x?xf32>
  %r0 = memref.reinterpret_cast %m0 to offset: [%i], sizes: [2, 2], strides: [%pair#1, 1] : memref<2x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %l0 = memref.load %m0[%i, %pair#0] : memref<2x?xf32>
  %k0 = memref.load %m0[%i, %i] : memref<2x?xf32>
  %s0 = memref.load %r0[%pair#0, %pair#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %l0, %m0[%i, %pair#1] : memref<2x?xf32>
  memref.store %s0, %m0[%pair#1, %pair#1] : memref<2x?xf32>
  %a0 = arith.addf %l0, %k0 : f32
  %b0 = arith.addf %a0, %a0 fastmath<fast> : f32
  %d0 = memref.dim %m0, %i : memref<2x?xf32>
  %x0 = arith.constant 0 : i8
  %y0 = arith.constant {note} 0 : i32
  %z0 = arith.select %c, %a0, %b0 : f32
  %n0 = memref.cast %m0 : memref<2x?xf32> to memref<?x?xf32>
  %w0 = vector.extract %v[0] : f32 from vector<4xf32>
  %m1 = memref.alloc(%i) : memref<3x?xf32>
  %r1 = memref.reinterpret_cast %m1 to offset: [%i], sizes: [2, 2], strides: [%pair#1, 1] : memref<3x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %l1 = memref.load %m1[%i, %pair#0] : memref<3x?xf32>
  %k1 = memref.load %m1[%i, %i] : memref<3x?xf32>
  %s1 = memref.load %r1[%pair#0, %pair#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %l1, %m1[%i, %pair#1] : memref<3x?xf32>
  memref.store %s1, %m1[%pair#1, %pair#1] {nontemporal = true} : memref<3x?xf32>
  %a1 = arith.addf %l1, %k1 : f32
  %b1 = arith.addf %a1, %a1 fastmath<fast> : f32
  %d1 = memref.dim %m1, %i : memref<3x?xf32>
  %x1 = arith.constant 1 : i16
  %y1 = arith.constant {note} 0 : i32
  %z1 = arith.select %c, %a1, %b1 : f32
  %n1 = memref.cast %m1 : memref<3x?xf32> to memref<?x?xf32>
  %w1 = vector.extract %v[1] : f32 from vector<4xf32>
  %m2 = memref.alloc(%i) : memref<4x?xf32>
  %r2 = memref.reinterpret_cast %m2 to offset: [%i], sizes: [2, 2], strides: [%pair#1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %l2 = memref.load %m2[%i, %pair#0] : memref<4x?xf32>
  %k2 = memref.load %m2[%i, %i] : memref<4x?xf32>
  %s2 = memref.load %r2[%pair#0, %pair#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %l2, %m2[%i, %pair#1] : memref<4x?xf32>
  memref.store %s2, %m2[%pair#1, %pair#1] : memref<4x?xf32>
  %a2 = arith.addf %l2, %k2 : f32
  %b2 = arith.addf %a2, %a2 fastmath<fast> : f32
  %d2 = memref.dim %m2, %i : memref<4x?xf32>
  %x2 = arith.constant 2 : i24
  %y2 = arith.constant {note} 1 : i32
  %z2 = arith.select %c, %a2, %b2 : f32
  %n2 = memref.cast %m2 : memref<4x?xf32> to memref<?x?xf32>
  %w2 = vector.extract %v[2] : f32 from vector<4xf32>
  %m3 = memref.alloc(%i) : memref<4x?xf32>
  %r3 = memref.reinterpret_cast %m3 to offset: [%i], sizes: [2, 2], strides: [%pair#1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %l3 = memref.load %m3[%i, %pair#0] : memref<4x?xf32>
  %k3 = memref.load %m3[%i, %i] : memref<4x?xf32>
  %s3 = memref.load %r3[%pair#0, %pair#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %l3, %m3[%i, %pair#1] : memref<4x?xf32>
  memref.store %s3, %m3[%pair#1, %pair#1] {nontemporal = true} : memref<4x?xf32>
  %a3 = arith.addf %l3, %k3 : f32
  %b3 = arith.addf %a3, %a3 fastmath<fast> : f32
  %d3 = memref.dim %m3, %i : memref<4x?xf32>
  %x3 = arith.constant 3 : i8
  %y3 = arith.constant {note} 1 : i32
  %z3 = arith.select %c, %a3, %b3 : f32
  %n3 = memref.cast %m3 : memref<4x?xf32> to memref<?x?xf32>
  %w3 = vector.extract %v[0] : f32 from vector<4xf32>
  %m4 = memref.alloc(%i) : memref<4x?xf32>
  %r4 = memref.reinterpret_cast %m4 to offset: [%i], sizes: [2, 2], strides: [%pair#1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %l4 = memref.load %m4[%i, %pair#0] : memref<4x?xf32>
  %k4 = memref.load %m4[%i, %i] : memref<4x?xf32>
  %s4 = memref.load %r4[%pair#0, %pair#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %l4, %m4[%i, %pair#1] : memref<4x?xf32>
  memref.store %s4, %m4[%pair#1, %pair#1] : memref<4x?xf32>
  %a4 = arith.addf %l4, %k4 : f32
  %b4 = arith.addf %a4, %a4 fastmath<fast> : f32
  %d4 = memref.dim %m4, %i : memref<4x?xf32>
  %x4 = arith.constant 4 : i16
  %y4 = arith.constant {note} 2 : i32
  %z4 = arith.select %c, %a4, %b4 : f32
  %n4 = memref.cast %m4 : memref<4x?xf32> to memref<?x?xf32>
  %w4 = vector.extract %v[1] : f32 from vector<4xf32>
  %m5 = memref.alloc(%i) : memref<5x?xf32>
  %r5 = memref.reinterpret_cast %m5 to offset: [%i], sizes: [2, 2], strides: [%pair#1, 1] : memref<5x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %l5 = memref.load %m5[%i, %pair#0] : memref<5x?xf32>
  %k5 = memref.load %m5[%i, %i] : memref<5x?xf32>
  %s5 = memref.load %r5[%pair#0, %pair#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %l5, %m5[%i, %pair#1] : memref<5x?xf32>
  memref.store %s5, %m5[%pair#1, %pair#1] {nontemporal = true} : memref<5x?xf32>
  %a5 = arith.addf %l5, %k5 : f32
  %b5 = arith.addf %a5, %a5 fastmath<fast> : f32
  %d5 = memref.dim %m5, %i : memref<5x?xf32>
  %x5 = arith.constant 5 : i24
  %y5 = arith.constant {note} 2 : i32
  %z5 = arith.select %c, %a5, %b5 : f32
  %n5 = memref.cast %m5 : memref<5x?xf32> to memref<?x?xf32>
  %w5 = vector.extract %v[2] : f32 from vector<4xf32>
  return
}
func.func private @two() -> (index, index)
//--- out
module {
  func.func @shapes(%arg0: index, %arg1: f32, %arg2: i1, %arg3: index, %arg4: vector<4xf32>) {
    %0:2 = call @two() : () -> (index, index)
    %alloc = memref.alloc(%arg0) : memref<2x?xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [%arg0], sizes: [2, 2], strides: [%0#1, 1] : memref<2x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %1 = memref.load %alloc[%arg0, %0#0] : memref<2x?xf32>
    %2 = memref.load %alloc[%arg0, %arg0] : memref<2x?xf32>
    %3 = memref.load %reinterpret_cast[%0#0, %0#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
    memref.store %1, %alloc[%arg0, %0#1] : memref<2x?xf32>
    memref.store %3, %alloc[%0#1, %0#1] : memref<2x?xf32>
    %4 = arith.addf %1, %2 : f32
    %5 = arith.addf %4, %4 fastmath<fast> : f32
    %dim = memref.dim %alloc, %arg0 : memref<2x?xf32>
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant {note} 0 : i32
    %6 = arith.select %arg2, %4, %5 : f32
    %cast = memref.cast %alloc : memref<2x?xf32> to memref<?x?xf32>
    %7 = vector.extract %arg4[0] : f32 from vector<4xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<3x?xf32>
    %reinterpret_cast_1 = memref.reinterpret_cast %alloc_0 to offset: [%arg0], sizes: [2, 2], strides: [%0#1, 1] : memref<3x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %8 = memref.load %alloc_0[%arg0, %0#0] : memref<3x?xf32>
    %9 = memref.load %alloc_0[%arg0, %arg0] : memref<3x?xf32>
    %10 = memref.load %reinterpret_cast_1[%0#0, %0#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
    memref.store %8, %alloc_0[%arg0, %0#1] : memref<3x?xf32>
    memref.store %10, %alloc_0[%0#1, %0#1] {nontemporal = true} : memref<3x?xf32>
    %11 = arith.addf %8, %9 : f32
    %12 = arith.addf %11, %11 fastmath<fast> : f32
    %dim_2 = memref.dim %alloc_0, %arg0 : memref<3x?xf32>
    %c1_i16 = arith.constant 1 : i16
    %c0_i32_3 = arith.constant {note} 0 : i32
    %13 = arith.select %arg2, %11, %12 : f32
    %cast_4 = memref.cast %alloc_0 : memref<3x?xf32> to memref<?x?xf32>
    %14 = vector.extract %arg4[1] : f32 from vector<4xf32>
    %alloc_5 = memref.alloc(%arg0) : memref<4x?xf32>
    %reinterpret_cast_6 = memref.reinterpret_cast %alloc_5 to offset: [%arg0], sizes: [2, 2], strides: [%0#1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %15 = memref.load %alloc_5[%arg0, %0#0] : memref<4x?xf32>
    %16 = memref.load %alloc_5[%arg0, %arg0] : memref<4x?xf32>
    %17 = memref.load %reinterpret_cast_6[%0#0, %0#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
    memref.store %15, %alloc_5[%arg0, %0#1] : memref<4x?xf32>
    memref.store %17, %alloc_5[%0#1, %0#1] : memref<4x?xf32>
    %18 = arith.addf %15, %16 : f32
    %19 = arith.addf %18, %18 fastmath<fast> : f32
    %dim_7 = memref.dim %alloc_5, %arg0 : memref<4x?xf32>
    %c2_i24 = arith.constant 2 : i24
    %c1_i32 = arith.constant {note} 1 : i32
    %20 = arith.select %arg2, %18, %19 : f32
    %cast_8 = memref.cast %alloc_5 : memref<4x?xf32> to memref<?x?xf32>
    %21 = vector.extract %arg4[2] : f32 from vector<4xf32>
    %alloc_9 = memref.alloc(%arg0) : memref<4x?xf32>
    %reinterpret_cast_10 = memref.reinterpret_cast %alloc_9 to offset: [%arg0], sizes: [2, 2], strides: [%0#1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %22 = memref.load %alloc_9[%arg0, %0#0] : memref<4x?xf32>
    %23 = memref.load %alloc_9[%arg0, %arg0] : memref<4x?xf32>
    %24 = memref.load %reinterpret_cast_10[%0#0, %0#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
    memref.store %22, %alloc_9[%arg0, %0#1] : memref<4x?xf32>
    memref.store %24, %alloc_9[%0#1, %0#1] {nontemporal = true} : memref<4x?xf32>
    %25 = arith.addf %22, %23 : f32
    %26 = arith.addf %25, %25 fastmath<fast> : f32
    %dim_11 = memref.dim %alloc_9, %arg0 : memref<4x?xf32>
    %c3_i8 = arith.constant 3 : i8
    %c1_i32_12 = arith.constant {note} 1 : i32
    %27 = arith.select %arg2, %25, %26 : f32
    %cast_13 = memref.cast %alloc_9 : memref<4x?xf32> to memref<?x?xf32>
    %28 = vector.extract %arg4[0] : f32 from vector<4xf32>
    %alloc_14 = memref.alloc(%arg0) : memref<4x?xf32>
    %reinterpret_cast_15 = memref.reinterpret_cast %alloc_14 to offset: [%arg0], sizes: [2, 2], strides: [%0#1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %29 = memref.load %alloc_14[%arg0, %0#0] : memref<4x?xf32>
    %30 = memref.load %alloc_14[%arg0, %arg0] : memref<4x?xf32>
    %31 = memref.load %reinterpret_cast_15[%0#0, %0#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
    memref.store %29, %alloc_14[%arg0, %0#1] : memref<4x?xf32>
    memref.store %31, %alloc_14[%0#1, %0#1] : memref<4x?xf32>
    %32 = arith.addf %29, %30 : f32
    %33 = arith.addf %32, %32 fastmath<fast> : f32
    %dim_16 = memref.dim %alloc_14, %arg0 : memref<4x?xf32>
    %c4_i16 = arith.constant 4 : i16
    %c2_i32 = arith.constant {note} 2 : i32
    %34 = arith.select %arg2, %32, %33 : f32
    %cast_17 = memref.cast %alloc_14 : memref<4x?xf32> to memref<?x?xf32>
    %35 = vector.extract %arg4[1] : f32 from vector<4xf32>
    %alloc_18 = memref.alloc(%arg0) : memref<5x?xf32>
    %reinterpret_cast_19 = memref.reinterpret_cast %alloc_18 to offset: [%arg0], sizes: [2, 2], strides: [%0#1, 1] : memref<5x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %36 = memref.load %alloc_18[%arg0, %0#0] : memref<5x?xf32>
    %37 = memref.load %alloc_18[%arg0, %arg0] : memref<5x?xf32>
    %38 = memref.load %reinterpret_cast_19[%0#0, %0#1] : memref<2x2xf32, strided<[?, 1], offset: ?>>
    memref.store %36, %alloc_18[%arg0, %0#1] : memref<5x?xf32>
    memref.store %38, %alloc_18[%0#1, %0#1] {nontemporal = true} : memref<5x?xf32>
    %39 = arith.addf %36, %37 : f32
    %40 = arith.addf %39, %39 fastmath<fast> : f32
    %dim_20 = memref.dim %alloc_18, %arg0 : memref<5x?xf32>
    %c5_i24 = arith.constant 5 : i24
    %c2_i32_21 = arith.constant {note} 2 : i32
    %41 = arith.select %arg2, %39, %40 : f32
    %cast_22 = memref.cast %alloc_18 : memref<5x?xf32> to memref<?x?xf32>
    %42 = vector.extract %arg4[2] : f32 from vector<4xf32>
    return
  }
  func.func private @two() -> (index, index)
}

