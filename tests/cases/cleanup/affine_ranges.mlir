// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Counters of loops have ranges and divisors, which decide quotients and bounds.
func.func private @use(index)
func.func @f(%n: index, %m: memref<?x32xf32>) {
  affine.for %i = 0 to %n step 16 {
    affine.for %j = 0 to 16 {
      %a = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 16)>(%i, %j)
      %b = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 8 + d1 floordiv 16)>(%i, %j)
      %c = affine.apply affine_map<(d0) -> (d0 mod 32 + d0 ceildiv 40)>(%j)
      func.call @use(%a) : (index) -> ()
      func.call @use(%b) : (index) -> ()
      func.call @use(%c) : (index) -> ()
      affine.for %k = max affine_map<(d0) -> (d0, -4, 3)>(%j) to min affine_map<(d0) -> (d0 + 20, 18)>(%j) {
        func.call @use(%k) : (index) -> ()
      }
    }
  }
  %0 = affine.min affine_map<(d0)[s0] -> (d0 - s0, 7)>(%n)[%n]
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 + 3)>(%0, %n)
  %2 = affine.max affine_map<()[s0] -> (s0, s0)>()[%n]
  %3 = affine.apply affine_map<()[s0, s1] -> ((s0 - s0 mod s1) mod s1)>()[%n, %1]
  func.call @use(%1) : (index) -> ()
  func.call @use(%2) : (index) -> ()
  func.call @use(%3) : (index) -> ()
  return
}
memref.global "private" constant @k : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
func.func @g() -> f32 {
  %g = memref.get_global @k : memref<2x2xf32>
  %v = affine.load %g[1, 0] : memref<2x2xf32>
  return %v : f32
}
//--- out
#map = affine_map<(d0) -> (d0 floordiv 16)>
#map1 = affine_map<(d0) -> (d0 mod 8)>
#map2 = affine_map<(d0) -> (d0 + d0 ceildiv 40)>
#map3 = affine_map<(d0) -> (d0, 3)>
#map4 = affine_map<()[s0] -> (0, s0 + 3)>
module {
  func.func private @use(index)
  func.func @f(%arg0: index, %arg1: memref<?x32xf32>) {
    %c0 = arith.constant 0 : index
    affine.for %arg2 = 0 to %arg0 step 16 {
      affine.for %arg3 = 0 to 16 {
        %1 = affine.apply #map(%arg2)
        %2 = affine.apply #map1(%arg3)
        %3 = affine.apply #map2(%arg3)
        func.call @use(%1) : (index) -> ()
        func.call @use(%2) : (index) -> ()
        func.call @use(%3) : (index) -> ()
        affine.for %arg4 = max #map3(%arg3) to 18 {
          func.call @use(%arg4) : (index) -> ()
        }
      }
    }
    %0 = affine.min #map4()[%arg0]
    call @use(%0) : (index) -> ()
    call @use(%arg0) : (index) -> ()
    call @use(%c0) : (index) -> ()
    return
  }
  memref.global "private" constant @k : memref<2x2xf32> = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
  func.func @g() -> f32 {
    %cst = arith.constant 3.000000e+00 : f32
    return %cst : f32
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0 floordiv 16)>
#map1 = affine_map<(d0) -> (d0 mod 8)>
#map2 = affine_map<(d0) -> (d0 + d0 ceildiv 40)>
#map3 = affine_map<(d0) -> (d0, 3)>
#map4 = affine_map<()[s0] -> (0, s0 + 3)>
module {
  func.func private @use(index)
  func.func @f(%arg0: index, %arg1: memref<?x32xf32>) {
    %c0 = arith.constant 0 : index
    affine.for %arg2 = 0 to %arg0 step 16 {
      affine.for %arg3 = 0 to 16 {
        %1 = affine.apply #map(%arg2)
        %2 = affine.apply #map1(%arg3)
        %3 = affine.apply #map2(%arg3)
        func.call @use(%1) : (index) -> ()
        func.call @use(%2) : (index) -> ()
        func.call @use(%3) : (index) -> ()
        affine.for %arg4 = max #map3(%arg3) to 18 {
          func.call @use(%arg4) : (index) -> ()
        }
      }
    }
    %0 = affine.min #map4()[%arg0]
    call @use(%0) : (index) -> ()
    call @use(%arg0) : (index) -> ()
    call @use(%c0) : (index) -> ()
    return
  }
  memref.global "private" constant @k : memref<2x2xf32> = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
  func.func @g() -> f32 {
    %cst = arith.constant 3.000000e+00 : f32
    return %cst : f32
  }
}

