// RUN: lowir opt --inline --allow-unregistered-dialect %s
// Affine operations are inlined where dimensions may be defined.
func.func private @a(%p: i1, %m: memref<?xf32>, %n: index) -> f32 {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %m[%i] : memref<?xf32>
  }
  %r = scf.if %p -> f32 {
    %z = memref.load %m[%n] : memref<?xf32>
    scf.yield %z : f32
  } else {
    scf.yield %c : f32
  }
  return %r : f32
}
func.func @b(%p: i1, %m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %f) -> f32 {
    %y = func.call @a(%p, %m, %i) : (i1, memref<?xf32>, index) -> f32
    %z = arith.addf %x, %y : f32
    scf.yield %z : f32
  }
  affine.for %i = 0 to %n {
    %y = func.call @t(%p, %m, %i) : (i1, memref<?xf32>, index) -> f32
  }
  %y = func.call @a(%p, %m, %n) : (i1, memref<?xf32>, index) -> f32
  %y2 = func.call @t(%p, %m, %n) : (i1, memref<?xf32>, index) -> f32
  return %r : f32
}
func.func @t(%p: i1, %m: memref<?xf32>, %n: index) -> f32 {
  %z = memref.load %m[%n] : memref<?xf32>
  %u = "math.sqrt"(%z) : (f32) -> f32
  %v = builtin.unrealized_conversion_cast %u : f32 to i32
  %w = builtin.unrealized_conversion_cast %v : i32 to f32
  %al = memref.alloca() : memref<4xf32>
  memref.store %w, %al[%n] : memref<4xf32>
  %v1 = vector.broadcast %w : f32 to vector<4xf32>
  %v2 = vector.reduction <add>, %v1 : vector<4xf32> into f32
  return %v2 : f32
}
func.func @mm() {
  %c = func.call @mn() : () -> i32
  func.call @nest() : () -> ()
  return
}
func.func @mn() -> i32 {
  %x = ub.poison : i32
  %i = index.constant 3
  %y = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return %x : i32
}
func.func @nest() {
  scf.execute_region {
    "foo.x"() : () -> ()
    scf.yield
  }
  return
}
module {
  module {
    func.func nested @q() { return }
    func.func @r() { call @q() : () -> ()  return }
  }
}
//--- out
module {
  func.func private @a(%arg0: i1, %arg1: memref<?xf32>, %arg2: index) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    affine.for %arg3 = 0 to %arg2 {
      affine.store %cst, %arg1[%arg3] : memref<?xf32>
    }
    %0 = scf.if %arg0 -> (f32) {
      %1 = memref.load %arg1[%arg2] : memref<?xf32>
      scf.yield %1 : f32
    } else {
      scf.yield %cst : f32
    }
    return %0 : f32
  }
  func.func @b(%arg0: i1, %arg1: memref<?xf32>, %arg2: index) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %cst_0) -> (f32) {
      %1 = func.call @a(%arg0, %arg1, %arg3) : (i1, memref<?xf32>, index) -> f32
      %2 = arith.addf %arg4, %1 : f32
      scf.yield %2 : f32
    }
    affine.for %arg3 = 0 to %arg2 {
      %1 = func.call @t(%arg0, %arg1, %arg3) : (i1, memref<?xf32>, index) -> f32
    }
    affine.for %arg3 = 0 to %arg2 {
      affine.store %cst, %arg1[%arg3] : memref<?xf32>
    }
    return %0 : f32
  }
  func.func @t(%arg0: i1, %arg1: memref<?xf32>, %arg2: index) -> f32 {
    %0 = memref.load %arg1[%arg2] : memref<?xf32>
    %1 = math.sqrt %0 : f32
    %2 = vector.broadcast %1 : f32 to vector<4xf32>
    %3 = vector.reduction <add>, %2 : vector<4xf32> into f32
    return %3 : f32
  }
  func.func @mm() {
    call @nest() : () -> ()
    return
  }
  func.func @mn() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @nest() {
    "foo.x"() : () -> ()
    return
  }
  module {
    module {
      func.func @r() {
        return
      }
    }
  }
}

