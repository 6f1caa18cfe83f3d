// The set of Mandelbrot with complex numbers: how many steps a point stays near, row by row.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %two = arith.constant 2.0 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %limit = arith.constant 100 : i64
  %dx = arith.constant 0.125 : f64
  %x0 = arith.constant -2.0 : f64
  %y0 = arith.constant -1.25 : f64
  affine.for %i = 0 to 12 {
    %row = affine.for %j = 0 to 24 iter_args(%sum = %c0) -> i64 {
      %iw = arith.index_cast %i : index to i64
      %jw = arith.index_cast %j : index to i64
      %yf = arith.sitofp %iw : i64 to f64
      %xf = arith.sitofp %jw : i64 to f64
      %re = math.fma %xf, %dx, %x0 : f64
      %y2 = arith.mulf %yf, %two : f64
      %im = math.fma %y2, %dx, %y0 : f64
      %c = complex.create %re, %im : complex<f64>
      %z0 = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
      %end, %steps = scf.while (%z = %z0, %n = %c0) : (complex<f64>, i64) -> (complex<f64>, i64) {
        %size = complex.abs %z : complex<f64>
        %near = arith.cmpf ole, %size, %two : f64
        %early = arith.cmpi slt, %n, %limit : i64
        %more = arith.andi %near, %early : i1
        scf.condition(%more) %z, %n : complex<f64>, i64
      } do {
      ^bb0(%z: complex<f64>, %n: i64):
        %zz = complex.mul %z, %z : complex<f64>
        %next = complex.add %zz, %c : complex<f64>
        %m = arith.addi %n, %c1 : i64
        scf.yield %next, %m : complex<f64>, i64
      }
      %s = arith.addi %sum, %steps : i64
      affine.yield %s : i64
    }
    func.call @print_i64(%row) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
