// The eigenvalues of a symmetric matrix: rotations of Jacobi in the plane of each pair of rows, round by round.
func.func private @print_f64(f64)
func.func @rotate(%m: memref<4x4xf64>, %p: index, %q: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %pp = memref.load %m[%p, %p] : memref<4x4xf64>
  %qq = memref.load %m[%q, %q] : memref<4x4xf64>
  %pq = memref.load %m[%p, %q] : memref<4x4xf64>
  %d = arith.subf %qq, %pp : f64
  %t = arith.mulf %pq, %two : f64
  %double = math.atan2 %t, %d : f64
  %angle = arith.mulf %double, %half : f64
  %c = math.cos %angle : f64
  %s = math.sin %angle : f64
  scf.for %k = %0 to %4 step %1 {
    %a = memref.load %m[%p, %k] : memref<4x4xf64>
    %b = memref.load %m[%q, %k] : memref<4x4xf64>
    %ca = arith.mulf %c, %a : f64
    %sb = arith.mulf %s, %b : f64
    %sa = arith.mulf %s, %a : f64
    %cb = arith.mulf %c, %b : f64
    %x = arith.subf %ca, %sb : f64
    %y = arith.addf %sa, %cb : f64
    memref.store %x, %m[%p, %k] : memref<4x4xf64>
    memref.store %y, %m[%q, %k] : memref<4x4xf64>
  }
  scf.for %k = %0 to %4 step %1 {
    %a = memref.load %m[%k, %p] : memref<4x4xf64>
    %b = memref.load %m[%k, %q] : memref<4x4xf64>
    %ca = arith.mulf %c, %a : f64
    %sb = arith.mulf %s, %b : f64
    %sa = arith.mulf %s, %a : f64
    %cb = arith.mulf %c, %b : f64
    %x = arith.subf %ca, %sb : f64
    %y = arith.addf %sa, %cb : f64
    memref.store %x, %m[%k, %p] : memref<4x4xf64>
    memref.store %y, %m[%k, %q] : memref<4x4xf64>
  }
  return
}
memref.global "private" @matrix : memref<4x4xf64> = dense<[[4.0, 1.0, -2.0, 2.0], [1.0, 2.0, 0.0, 1.0], [-2.0, 0.0, 3.0, -2.0], [2.0, 1.0, -2.0, -1.0]]>
func.func @main() -> i32 {
  %m = memref.get_global @matrix : memref<4x4xf64>
  affine.for %n = 0 to 5 {
    affine.for %p = 0 to 3 {
      affine.for %q = affine_map<(p) -> (p + 1)>(%p) to 4 {
        func.call @rotate(%m, %p, %q) : (memref<4x4xf64>, index, index) -> ()
      }
    }
    affine.for %i = 0 to 4 {
      %x = affine.load %m[%i, %i] : memref<4x4xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
