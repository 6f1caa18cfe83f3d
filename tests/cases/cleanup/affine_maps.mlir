// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// What makes operands becomes part of maps, which are sums in a fixed order.
#set = affine_set<(d0, d1)[s0] : (d0 + d1 - s0 >= 0, d0 == 0)>
func.func private @use(index)
func.func @f(%m: memref<?x?xf32>, %i: index, %n: index) {
  %c = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  affine.for %k = 0 to 10 {
    %j = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%k)[%c]
    %l = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 mod 3 + s0 floordiv 2)>(%j, %k)[%n]
    %v = affine.load %m[%j, %l] : memref<?x?xf32>
    affine.store %v, %m[%j + %n, %l * 2] : memref<?x?xf32>
    %mn = affine.min affine_map<(d0, d1)[s0] -> (d0 * 4 + d1, s0, d0 * 4 + d1)>(%j, %k)[%c]
    func.call @use(%mn) : (index) -> ()
    %mx = affine.max affine_map<(d0) -> (d0 + 1, d0 - 1 + 2)>(%j)
    func.call @use(%mx) : (index) -> ()
    affine.for %q = max affine_map<(d0)[s0] -> (d0, s0, d0)>(%j)[%n] to min affine_map<(d0)[s0] -> (d0 + 5, s0)>(%j)[%c] {
      func.call @use(%q) : (index) -> ()
      affine.if #set(%j, %q)[%c] {
        func.call @use(%q) : (index) -> ()
      } else {
      }
    }
    affine.prefetch %m[%j, %l], read, locality<3>, data : memref<?x?xf32>
    affine.parallel (%a, %b) = (0, %j) to (%n, %l) {
      func.call @use(%a) : (index) -> ()
    }
  }
  %x = affine.apply affine_map<(d0, d1) -> (d1 + d0 - d0)>(%i, %n)
  func.call @use(%x) : (index) -> ()
  %y = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 2) floordiv 2 + d0 mod 8)>(%i, %n)
  %z = affine.apply affine_map<(d0) -> (d0 * 3 + 1)>(%y)
  func.call @use(%z) : (index) -> ()
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%c0) {
    func.call @use(%z) : (index) -> ()
  } else {
    func.call @use(%y) : (index) -> ()
  }
  affine.for %k = 0 to 0 {
    func.call @use(%k) : (index) -> ()
  }
  affine.for %k = 0 to 4 {
  }
  %d = memref.dim %m, %c0 : memref<?x?xf32>
  affine.for %k = 0 to %d {
    %w = affine.apply affine_map<(d0)[s0] -> (s0 - d0 + 3 * d0)>(%k)[%d]
    func.call @use(%w) : (index) -> ()
  }
  return
}
//--- out
#map = affine_map<(d0) -> (3, d0 * 5 + 12)>
#map1 = affine_map<(d0) -> (d0 + 4)>
#map2 = affine_map<(d0)[s0] -> (d0 + 3, s0, d0 + 3)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1 + s0 floordiv 2 - (s0 floordiv 8) * 8)>
#map4 = affine_map<()[s0, s1] -> (s0 * 3 + s1 * 3 + (s0 floordiv 2) * 3 - (s0 floordiv 8) * 24 + 1)>
#map5 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#set = affine_set<(d0, d1) : (d0 + d1 >= 0, d1 + 3 == 0)>
#set1 = affine_set<() : (-1 >= 0)>
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    affine.for %arg3 = 0 to 10 {
      %2 = affine.load %arg0[%arg3 + 3, %arg3 * 5 - (%arg3 floordiv 3) * 3 + symbol(%arg2) floordiv 2 + 12] : memref<?x?xf32>
      affine.store %2, %arg0[%arg3 + symbol(%arg2) + 3, %arg3 * 10 - (%arg3 floordiv 3) * 6 + (symbol(%arg2) floordiv 2) * 2 + 24] : memref<?x?xf32>
      %3 = affine.min #map(%arg3)
      func.call @use(%3) : (index) -> ()
      %4 = affine.apply #map1(%arg3)
      func.call @use(%4) : (index) -> ()
      affine.for %arg4 = max #map2(%arg3)[%arg2] to 3 {
        func.call @use(%arg4) : (index) -> ()
        affine.if #set(%arg4, %arg3) {
          func.call @use(%arg4) : (index) -> ()
        }
      }
      affine.prefetch %arg0[%arg3 + 3, %arg3 * 5 - (%arg3 floordiv 3) * 3 + symbol(%arg2) floordiv 2 + 12], read, locality<3>, data : memref<?x?xf32>
      affine.parallel (%arg4, %arg5) = (0, %arg3 + 3) to (symbol(%arg2), %arg3 * 5 - (%arg3 floordiv 3) * 3 + symbol(%arg2) floordiv 2 + 12) {
        func.call @use(%arg4) : (index) -> ()
      }
    }
    call @use(%arg2) : (index) -> ()
    %0 = affine.apply #map3()[%arg1, %arg2]
    %1 = affine.apply #map4()[%arg1, %arg2]
    call @use(%1) : (index) -> ()
    affine.if #set1() {
      func.call @use(%1) : (index) -> ()
    } else {
      func.call @use(%0) : (index) -> ()
    }
    affine.for %arg3 = 0 to 0 {
      func.call @use(%arg3) : (index) -> ()
    }
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    affine.for %arg3 = 0 to %dim {
      %2 = affine.apply #map5(%arg3)[%dim]
      func.call @use(%2) : (index) -> ()
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (3, d0 * 5 + 12)>
#map1 = affine_map<(d0) -> (d0 + 4)>
#map2 = affine_map<(d0)[s0] -> (d0 + 3, s0, d0 + 3)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1 + s0 floordiv 2 - (s0 floordiv 8) * 8)>
#map4 = affine_map<()[s0, s1] -> (s0 * 3 + s1 * 3 + (s0 floordiv 2) * 3 - (s0 floordiv 8) * 24 + 1)>
#map5 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#set = affine_set<(d0, d1) : (d0 + d1 >= 0, d1 + 3 == 0)>
#set1 = affine_set<() : (-1 >= 0)>
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    affine.for %arg3 = 0 to 10 {
      %2 = affine.load %arg0[%arg3 + 3, %arg3 * 5 - (%arg3 floordiv 3) * 3 + symbol(%arg2) floordiv 2 + 12] : memref<?x?xf32>
      affine.store %2, %arg0[%arg3 + symbol(%arg2) + 3, %arg3 * 10 - (%arg3 floordiv 3) * 6 + (symbol(%arg2) floordiv 2) * 2 + 24] : memref<?x?xf32>
      %3 = affine.min #map(%arg3)
      func.call @use(%3) : (index) -> ()
      %4 = affine.apply #map1(%arg3)
      func.call @use(%4) : (index) -> ()
      affine.for %arg4 = max #map2(%arg3)[%arg2] to 3 {
        func.call @use(%arg4) : (index) -> ()
        affine.if #set(%arg4, %arg3) {
          func.call @use(%arg4) : (index) -> ()
        }
      }
      affine.prefetch %arg0[%arg3 + 3, %arg3 * 5 - (%arg3 floordiv 3) * 3 + symbol(%arg2) floordiv 2 + 12], read, locality<3>, data : memref<?x?xf32>
      affine.parallel (%arg4, %arg5) = (0, %arg3 + 3) to (symbol(%arg2), %arg3 * 5 - (%arg3 floordiv 3) * 3 + symbol(%arg2) floordiv 2 + 12) {
        func.call @use(%arg4) : (index) -> ()
      }
    }
    call @use(%arg2) : (index) -> ()
    %0 = affine.apply #map3()[%arg1, %arg2]
    %1 = affine.apply #map4()[%arg1, %arg2]
    call @use(%1) : (index) -> ()
    affine.if #set1() {
      func.call @use(%1) : (index) -> ()
    } else {
      func.call @use(%0) : (index) -> ()
    }
    affine.for %arg3 = 0 to 0 {
      func.call @use(%arg3) : (index) -> ()
    }
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    affine.for %arg3 = 0 to %dim {
      %2 = affine.apply #map5(%arg3)[%dim]
      func.call @use(%2) : (index) -> ()
    }
    return
  }
}

