// RUN: lowir opt --normalize-memrefs
// Layouts that are maps of indices become shapes; accesses, calls and signatures follow.

#tiles = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>
#rows = affine_map<(d0, d1) -> (d1, d0)>
#sum = affine_map<(d0) -> (d0 floordiv 4 + d0 mod 4)>

func.func private @outside(memref<8x16xf64, #tiles>, memref<10xf32, #sum>) -> memref<3x4xf32, #rows>

func.func @accesses(%a: memref<8x16xf64, #tiles>, %i: index, %j: index) -> f64 {
  %c = arith.constant 3 : index
  %x = memref.load %a[%i, %j] : memref<8x16xf64, #tiles>
  memref.store %x, %a[%c, %j] : memref<8x16xf64, #tiles>
  affine.for %k = 0 to 8 {
    %y = affine.load %a[%k, %k mod 2 + symbol(%j)] : memref<8x16xf64, #tiles>
    affine.store %y, %a[%k, 0] {kept} : memref<8x16xf64, #tiles>
    affine.prefetch %a[%k, %k], read, locality<3>, data : memref<8x16xf64, #tiles>
  }
  return %x : f64
}
func.func @sizes(%n: index, %i: index) -> memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>> {
  %a = memref.alloc(%n) {alignment = 64 : i64, gone} : memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>
  %l = memref.load %a[%i, %n] : memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>
  %c = arith.constant 0 : index
  %d = memref.dim %a, %c : memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>
  return %a : memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>
}
func.func @calls(%a: memref<8x16xf64, #tiles>, %b: memref<10xf32, #sum>, %n: index) -> (memref<3x4xf32, #rows>, memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>) {
  %r = call @outside(%a, %b) {gone} : (memref<8x16xf64, #tiles>, memref<10xf32, #sum>) -> memref<3x4xf32, #rows>
  %s = call @sizes(%n, %n) : (index, index) -> memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>
  return %r, %s : memref<3x4xf32, #rows>, memref<7x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 8, d1 mod 8)>>
}
func.func @views(%a: memref<8x12xf32>, %b: memref<3x4xf32, #rows>, %i: index) -> f32 {
  %0 = memref.reinterpret_cast %a to offset: [3], sizes: [3, 4], strides: [6, 1] : memref<8x12xf32> to memref<3x4xf32, strided<[6, 1], offset: 3>>
  %1 = memref.alloca() : memref<3x4xf32, #rows>
  %2 = memref.cast %b : memref<3x4xf32, #rows> to memref<*xf32>
  %x = memref.load %0[%i, %i] : memref<3x4xf32, strided<[6, 1], offset: 3>>
  affine.store %x, %1[0, symbol(%i)] : memref<3x4xf32, #rows>
  return %x : f32
}
func.func @strides_of_any_size(%a: memref<8x16xf64, strided<[?, 1], offset: ?>>, %b: memref<4xf32, strided<[3]>>, %i: index) -> f64 {
  %x = memref.load %a[%i, %i] : memref<8x16xf64, strided<[?, 1], offset: ?>>
  return %x : f64
}
func.func @not_followed(%a: memref<3x4xf32, #rows>, %i: index) {
  %b = memref.alloc() : memref<3x4xf32, #rows>
  memref.copy %a, %b : memref<3x4xf32, #rows> to memref<3x4xf32, #rows>
  call @called_by_it(%a) : (memref<3x4xf32, #rows>) -> ()
  return
}
func.func @called_by_it(%a: memref<3x4xf32, #rows>) {
  memref.dealloc %a : memref<3x4xf32, #rows>
  return
}
func.func @subview(%a: memref<8x12xf32>, %i: index) -> memref<3x4xf32, strided<[12, 1], offset: 14>> {
  %0 = memref.subview %a[1, 2] [3, 4] [1, 1] : memref<8x12xf32> to memref<3x4xf32, strided<[12, 1], offset: 14>>
  %x = memref.load %0[%i, %i] : memref<3x4xf32, strided<[12, 1], offset: 14>>
  return %0 : memref<3x4xf32, strided<[12, 1], offset: 14>>
}
func.func @negative() -> memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1 - 100)>> {
  %0 = memref.alloc() : memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1 - 100)>>
  return %0 : memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1 - 100)>>
}
//--- out
#map = affine_map<()[s0, s1] -> (s0 floordiv 4)>
#map1 = affine_map<()[s0, s1] -> (s1 floordiv 8)>
#map2 = affine_map<()[s0, s1] -> (s0 mod 4)>
#map3 = affine_map<()[s0, s1] -> (s1 mod 8)>
#map4 = affine_map<()[s0] -> (0)>
#map5 = affine_map<()[s0] -> (s0 floordiv 8)>
#map6 = affine_map<()[s0] -> (3)>
#map7 = affine_map<()[s0] -> (s0 mod 8)>
#map8 = affine_map<(d0)[s0] -> (d0)>
#map9 = affine_map<(d0)[s0] -> (d0 mod 2 + s0)>
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<(d0) -> (0)>
#map12 = affine_map<(d0, d1) -> (d1 ceildiv 8)>
#map13 = affine_map<(d0, d1) -> (8)>
#map14 = affine_map<()[s0, s1] -> (s0)>
#map15 = affine_map<()[s0] -> (s0 * 7 + 3)>
#map16 = affine_map<()[s0] -> (s0)>
#map17 = affine_map<(d0, d1) -> (d1, d0)>
#map18 = affine_map<(d0, d1) -> (d0, d1 - 100)>
module {
  func.func private @outside(memref<2x2x4x8xf64>, memref<5xf32>) -> memref<4x3xf32>
  func.func @accesses(%arg0: memref<2x2x4x8xf64>, %arg1: index, %arg2: index) -> f64 {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map1()[%arg1, %arg2]
    %2 = affine.apply #map2()[%arg1, %arg2]
    %3 = affine.apply #map3()[%arg1, %arg2]
    %4 = memref.load %arg0[%0, %1, %2, %3] : memref<2x2x4x8xf64>
    %5 = affine.apply #map4()[%arg2]
    %6 = affine.apply #map5()[%arg2]
    %7 = affine.apply #map6()[%arg2]
    %8 = affine.apply #map7()[%arg2]
    memref.store %4, %arg0[%5, %6, %7, %8] : memref<2x2x4x8xf64>
    affine.for %arg3 = 0 to 8 {
      %9 = affine.apply #map8(%arg3)[%arg2]
      %10 = affine.apply #map9(%arg3)[%arg2]
      %11 = affine.load %arg0[%arg3 floordiv 4, (%arg3 + (%arg3 floordiv 2) * -2 + symbol(%arg2)) floordiv 8, %arg3 mod 4, (%arg3 + (%arg3 floordiv 2) * -2 + symbol(%arg2)) mod 8] : memref<2x2x4x8xf64>
      %12 = affine.apply #map10(%arg3)
      %13 = affine.apply #map11(%arg3)
      affine.store %11, %arg0[%arg3 floordiv 4, 0, %arg3 mod 4, 0] {kept} : memref<2x2x4x8xf64>
      %14 = affine.apply #map10(%arg3)
      %15 = affine.apply #map10(%arg3)
      affine.prefetch %arg0[%arg3 floordiv 4, %arg3 floordiv 8, %arg3 mod 4, %arg3 mod 8], read, locality<3>, data : memref<2x2x4x8xf64>
    }
    return %4 : f64
  }
  func.func @sizes(%arg0: index, %arg1: index) -> memref<7x?x?xf32> {
    %c7 = arith.constant 7 : index
    %0 = affine.apply #map12(%c7, %arg0)
    %1 = affine.apply #map13(%c7, %arg0)
    %alloc = memref.alloc(%0, %1) {alignment = 64 : i64} : memref<7x?x?xf32>
    %2 = affine.apply #map14()[%arg1, %arg0]
    %3 = affine.apply #map1()[%arg1, %arg0]
    %4 = affine.apply #map3()[%arg1, %arg0]
    %5 = memref.load %alloc[%2, %3, %4] : memref<7x?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<7x?x?xf32>
    return %alloc : memref<7x?x?xf32>
  }
  func.func @calls(%arg0: memref<2x2x4x8xf64>, %arg1: memref<5xf32>, %arg2: index) -> (memref<4x3xf32>, memref<7x?x?xf32>) {
    %0 = call @outside(%arg0, %arg1) : (memref<2x2x4x8xf64>, memref<5xf32>) -> memref<4x3xf32>
    %1 = call @sizes(%arg2, %arg2) : (index, index) -> memref<7x?x?xf32>
    return %0, %1 : memref<4x3xf32>, memref<7x?x?xf32>
  }
  func.func @views(%arg0: memref<8x12xf32>, %arg1: memref<4x3xf32>, %arg2: index) -> f32 {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [19], strides: [1] : memref<8x12xf32> to memref<19xf32>
    %alloca = memref.alloca() : memref<4x3xf32>
    %cast = memref.cast %arg1 : memref<4x3xf32> to memref<*xf32>
    %0 = affine.apply #map15()[%arg2]
    %1 = memref.load %reinterpret_cast[%0] : memref<19xf32>
    %2 = affine.apply #map4()[%arg2]
    %3 = affine.apply #map16()[%arg2]
    affine.store %1, %alloca[symbol(%arg2), 0] : memref<4x3xf32>
    return %1 : f32
  }
  func.func @strides_of_any_size(%arg0: memref<8x16xf64, strided<[?, 1], offset: ?>>, %arg1: memref<10xf32>, %arg2: index) -> f64 {
    %0 = memref.load %arg0[%arg2, %arg2] : memref<8x16xf64, strided<[?, 1], offset: ?>>
    return %0 : f64
  }
  func.func @not_followed(%arg0: memref<3x4xf32, #map17>, %arg1: index) {
    %alloc = memref.alloc() : memref<3x4xf32, #map17>
    memref.copy %arg0, %alloc : memref<3x4xf32, #map17> to memref<3x4xf32, #map17>
    call @called_by_it(%arg0) : (memref<3x4xf32, #map17>) -> ()
    return
  }
  func.func @called_by_it(%arg0: memref<3x4xf32, #map17>) {
    memref.dealloc %arg0 : memref<3x4xf32, #map17>
    return
  }
  func.func @subview(%arg0: memref<8x12xf32>, %arg1: index) -> memref<3x4xf32, strided<[12, 1], offset: 14>> {
    %subview = memref.subview %arg0[1, 2] [3, 4] [1, 1] : memref<8x12xf32> to memref<3x4xf32, strided<[12, 1], offset: 14>>
    %0 = memref.load %subview[%arg1, %arg1] : memref<3x4xf32, strided<[12, 1], offset: 14>>
    return %subview : memref<3x4xf32, strided<[12, 1], offset: 14>>
  }
  func.func @negative() -> memref<2x3xf32, #map18> {
    %alloc = memref.alloc() : memref<2x3xf32, #map18>
    return %alloc : memref<2x3xf32, #map18>
  }
}

