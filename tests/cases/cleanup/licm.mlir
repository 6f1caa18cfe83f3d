// RUN: lowir opt --loop-invariant-code-motion
// RUN: lowir opt --compat=19 --loop-invariant-code-motion
// What leaves a loop: no effect, no operand of the loop, and safe to run when the loop is not.
func.func private @use(index, i32, f32)
func.func @f(%n: index, %m: memref<?x?xf32>, %x: i32, %y: i32, %p: i1, %s: memref<4x4xf32>, %st: index, %t3f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %c7 = arith.constant 7 : i32
      %a = arith.addi %x, %c7 : i32
      %b = arith.divsi %a, %c7 : i32
      %b2 = arith.divsi %a, %y : i32
      %b3 = arith.divui %a, %c7 : i32
      %b4 = arith.remsi %a, %y : i32
      %b5 = arith.remui %a, %y : i32
      %b6 = arith.ceildivsi %a, %c7 : i32
      %i2 = arith.muli %i, %c2 : index
      %d = memref.dim %m, %c1 : memref<?x?xf32>
      %dd = memref.dim %m, %i : memref<?x?xf32>
      %l = memref.load %s[%c0, %c1] : memref<4x4xf32>
      %f = arith.sitofp %b : i32 to f32
      %q = scf.if %p -> f32 {
        %g = arith.addf %f, %f : f32
        scf.yield %g : f32
      } else {
        scf.yield %f : f32
      }
      %sub = memref.subview %m[%i, 0][%d, 1][1, 1] : memref<?x?xf32> to memref<?x1xf32, strided<[?, 1], offset: ?>>
      %e = memref.dim %sub, %c0 : memref<?x1xf32, strided<[?, 1], offset: ?>>
      func.call @use(%i2, %b, %q) : (index, i32, f32) -> ()
      func.call @use(%d, %b2, %l) : (index, i32, f32) -> ()
      func.call @use(%dd, %b3, %l) : (index, i32, f32) -> ()
      func.call @use(%e, %b4, %l) : (index, i32, f32) -> ()
      func.call @use(%e, %b5, %l) : (index, i32, f32) -> ()
      func.call @use(%e, %b6, %l) : (index, i32, f32) -> ()
      %r = scf.for %k = %c0 to %n step %c1 iter_args(%z = %f) -> f32 {
        %z2 = arith.addf %z, %z : f32
        scf.yield %z2 : f32
      }
      func.call @use(%e, %b4, %r) : (index, i32, f32) -> ()
      %r2 = scf.for %k = %c0 to %n step %st iter_args(%z = %f) -> f32 {
        %z2 = arith.addf %z, %z : f32
        scf.yield %z2 : f32
      }
      func.call @use(%e, %b4, %r2) : (index, i32, f32) -> ()
      %r3 = affine.for %k = 0 to 10 iter_args(%z = %f) -> f32 {
        %z2 = arith.addf %z, %z : f32
        affine.yield %z2 : f32
      }
      func.call @use(%e, %b4, %r3) : (index, i32, f32) -> ()
    }
  }
  %w = scf.while (%a = %x) : (i32) -> i32 {
    %one = arith.constant 1 : i32
    %lim = arith.addi %y, %one : i32
    %c = arith.cmpi slt, %a, %lim : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%v: i32):
    %t = arith.muli %y, %y : i32
    %u = arith.addi %v, %t : i32
    scf.yield %u : i32
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %t = arith.muli %n, %n : index
    %t2 = arith.muli %t, %i : index
    func.call @use(%t, %w, %t3f) : (index, i32, f32) -> ()
    func.call @use(%t2, %w, %t3f) : (index, i32, f32) -> ()
    scf.reduce
  }
  scf.forall (%i) in (%n) {
    %t = arith.muli %n, %n : index
    func.call @use(%t, %w, %t3f) : (index, i32, f32) -> ()
  }
  affine.for %i = 0 to 10 {
    %t = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
    affine.parallel (%j) = (0) to (10) {
      %u = affine.apply affine_map<(d0) -> (d0 * 2)>(%t)
      %u2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      func.call @use(%u, %w, %t3f) : (index, i32, f32) -> ()
      func.call @use(%u2, %w, %t3f) : (index, i32, f32) -> ()
    }
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func private @use(index, i32, f32)
  func.func @f(%arg0: index, %arg1: memref<?x?xf32>, %arg2: i32, %arg3: i32, %arg4: i1, %arg5: memref<4x4xf32>, %arg6: index, %arg7: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.addi %arg2, %c7_i32 : i32
    %1 = arith.divsi %0, %c7_i32 : i32
    %2 = arith.divui %0, %c7_i32 : i32
    %3 = arith.remsi %0, %arg3 : i32
    %4 = arith.remui %0, %arg3 : i32
    %5 = arith.ceildivsi %0, %c7_i32 : i32
    %dim = memref.dim %arg1, %c1 : memref<?x?xf32>
    %6 = arith.sitofp %1 : i32 to f32
    %7 = scf.if %arg4 -> (f32) {
      %17 = arith.addf %6, %6 : f32
      scf.yield %17 : f32
    } else {
      scf.yield %6 : f32
    }
    %8 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %6) -> (f32) {
      %17 = arith.addf %arg9, %arg9 : f32
      scf.yield %17 : f32
    }
    %9 = affine.for %arg8 = 0 to 10 iter_args(%arg9 = %6) -> (f32) {
      %17 = arith.addf %arg9, %arg9 : f32
      affine.yield %17 : f32
    }
    scf.for %arg8 = %c0 to %arg0 step %c1 {
      %17 = arith.muli %arg8, %c2 : index
      %subview = memref.subview %arg1[%arg8, 0] [%dim, 1] [1, 1] : memref<?x?xf32> to memref<?x1xf32, strided<[?, 1], offset: ?>>
      %dim_0 = memref.dim %subview, %c0 : memref<?x1xf32, strided<[?, 1], offset: ?>>
      scf.for %arg9 = %c0 to %arg0 step %c1 {
        %18 = arith.divsi %0, %arg3 : i32
        %dim_1 = memref.dim %arg1, %arg8 : memref<?x?xf32>
        %19 = memref.load %arg5[%c0, %c1] : memref<4x4xf32>
        func.call @use(%17, %1, %7) : (index, i32, f32) -> ()
        func.call @use(%dim, %18, %19) : (index, i32, f32) -> ()
        func.call @use(%dim_1, %2, %19) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %3, %19) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %4, %19) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %5, %19) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %3, %8) : (index, i32, f32) -> ()
        %20 = scf.for %arg10 = %c0 to %arg0 step %arg6 iter_args(%arg11 = %6) -> (f32) {
          %21 = arith.addf %arg11, %arg11 : f32
          scf.yield %21 : f32
        }
        func.call @use(%dim_0, %3, %20) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %3, %9) : (index, i32, f32) -> ()
      }
    }
    %c1_i32 = arith.constant 1 : i32
    %10 = arith.addi %arg3, %c1_i32 : i32
    %11 = arith.muli %arg3, %arg3 : i32
    %12 = scf.while (%arg8 = %arg2) : (i32) -> i32 {
      %17 = arith.cmpi slt, %arg8, %10 : i32
      scf.condition(%17) %arg8 : i32
    } do {
    ^bb0(%arg8: i32):
      %17 = arith.addi %arg8, %11 : i32
      scf.yield %17 : i32
    }
    %13 = arith.muli %arg0, %arg0 : index
    scf.parallel (%arg8) = (%c0) to (%arg0) step (%c1) {
      %17 = arith.muli %13, %arg8 : index
      func.call @use(%13, %12, %arg7) : (index, i32, f32) -> ()
      func.call @use(%17, %12, %arg7) : (index, i32, f32) -> ()
      scf.reduce 
    }
    %14 = arith.muli %arg0, %arg0 : index
    scf.forall (%arg8) in (%arg0) {
      func.call @use(%14, %12, %arg7) : (index, i32, f32) -> ()
    }
    %15 = affine.apply #map(%arg0)
    %16 = affine.apply #map(%15)
    affine.for %arg8 = 0 to 10 {
      %17 = affine.apply #map(%arg8)
      affine.parallel (%arg9) = (0) to (10) {
        func.call @use(%16, %12, %arg7) : (index, i32, f32) -> ()
        func.call @use(%17, %12, %arg7) : (index, i32, f32) -> ()
      }
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func private @use(index, i32, f32)
  func.func @f(%arg0: index, %arg1: memref<?x?xf32>, %arg2: i32, %arg3: i32, %arg4: i1, %arg5: memref<4x4xf32>, %arg6: index, %arg7: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.addi %arg2, %c7_i32 : i32
    %1 = arith.divsi %0, %c7_i32 : i32
    %2 = arith.divui %0, %c7_i32 : i32
    %3 = arith.remsi %0, %arg3 : i32
    %4 = arith.remui %0, %arg3 : i32
    %5 = arith.ceildivsi %0, %c7_i32 : i32
    %dim = memref.dim %arg1, %c1 : memref<?x?xf32>
    %6 = arith.sitofp %1 : i32 to f32
    %7 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %6) -> (f32) {
      %16 = arith.addf %arg9, %arg9 : f32
      scf.yield %16 : f32
    }
    %8 = affine.for %arg8 = 0 to 10 iter_args(%arg9 = %6) -> (f32) {
      %16 = arith.addf %arg9, %arg9 : f32
      affine.yield %16 : f32
    }
    scf.for %arg8 = %c0 to %arg0 step %c1 {
      %16 = arith.muli %arg8, %c2 : index
      %subview = memref.subview %arg1[%arg8, 0] [%dim, 1] [1, 1] : memref<?x?xf32> to memref<?x1xf32, strided<[?, 1], offset: ?>>
      %dim_0 = memref.dim %subview, %c0 : memref<?x1xf32, strided<[?, 1], offset: ?>>
      scf.for %arg9 = %c0 to %arg0 step %c1 {
        %17 = arith.divsi %0, %arg3 : i32
        %dim_1 = memref.dim %arg1, %arg8 : memref<?x?xf32>
        %18 = memref.load %arg5[%c0, %c1] : memref<4x4xf32>
        %19 = scf.if %arg4 -> (f32) {
          %21 = arith.addf %6, %6 : f32
          scf.yield %21 : f32
        } else {
          scf.yield %6 : f32
        }
        func.call @use(%16, %1, %19) : (index, i32, f32) -> ()
        func.call @use(%dim, %17, %18) : (index, i32, f32) -> ()
        func.call @use(%dim_1, %2, %18) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %3, %18) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %4, %18) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %5, %18) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %3, %7) : (index, i32, f32) -> ()
        %20 = scf.for %arg10 = %c0 to %arg0 step %arg6 iter_args(%arg11 = %6) -> (f32) {
          %21 = arith.addf %arg11, %arg11 : f32
          scf.yield %21 : f32
        }
        func.call @use(%dim_0, %3, %20) : (index, i32, f32) -> ()
        func.call @use(%dim_0, %3, %8) : (index, i32, f32) -> ()
      }
    }
    %c1_i32 = arith.constant 1 : i32
    %9 = arith.addi %arg3, %c1_i32 : i32
    %10 = arith.muli %arg3, %arg3 : i32
    %11 = scf.while (%arg8 = %arg2) : (i32) -> i32 {
      %16 = arith.cmpi slt, %arg8, %9 : i32
      scf.condition(%16) %arg8 : i32
    } do {
    ^bb0(%arg8: i32):
      %16 = arith.addi %arg8, %10 : i32
      scf.yield %16 : i32
    }
    %12 = arith.muli %arg0, %arg0 : index
    scf.parallel (%arg8) = (%c0) to (%arg0) step (%c1) {
      %16 = arith.muli %12, %arg8 : index
      func.call @use(%12, %11, %arg7) : (index, i32, f32) -> ()
      func.call @use(%16, %11, %arg7) : (index, i32, f32) -> ()
      scf.reduce 
    }
    %13 = arith.muli %arg0, %arg0 : index
    scf.forall (%arg8) in (%arg0) {
      func.call @use(%13, %11, %arg7) : (index, i32, f32) -> ()
    }
    %14 = affine.apply #map(%arg0)
    %15 = affine.apply #map(%14)
    affine.for %arg8 = 0 to 10 {
      %16 = affine.apply #map(%arg8)
      affine.parallel (%arg9) = (0) to (10) {
        func.call @use(%15, %11, %arg7) : (index, i32, f32) -> ()
        func.call @use(%16, %11, %arg7) : (index, i32, f32) -> ()
      }
    }
    return
  }
}

