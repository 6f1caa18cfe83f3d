// Roots of x*x + b*x + c, complex where they must be, and what is left when they are put in.
func.func private @print_f64(f64)
func.func @show(%z: complex<f64>) {
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  call @print_f64(%re) : (f64) -> ()
  call @print_f64(%im) : (f64) -> ()
  return
}
func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f64
  %two = complex.constant [2.0 : f64, 0.0 : f64] : complex<f64>
  %four = complex.constant [4.0 : f64, 0.0 : f64] : complex<f64>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %bn = affine.apply affine_map<(i, j) -> (i * 2 - j + 1)>(%i, %j)
      %cn = affine.apply affine_map<(i, j) -> (j * 3 - i)>(%i, %j)
      %bw = arith.index_cast %bn : index to i64
      %cw = arith.index_cast %cn : index to i64
      %bf = arith.sitofp %bw : i64 to f64
      %cf = arith.sitofp %cw : i64 to f64
      %b = complex.create %bf, %zero : complex<f64>
      %c = complex.create %cf, %zero : complex<f64>
      %bb = complex.mul %b, %b : complex<f64>
      %c4 = complex.mul %four, %c : complex<f64>
      %d = complex.sub %bb, %c4 : complex<f64>
      %s = complex.sqrt %d : complex<f64>
      %n = complex.sub %s, %b : complex<f64>
      %x = complex.div %n, %two : complex<f64>
      %xb = complex.add %x, %b : complex<f64>
      %p = complex.mul %xb, %x : complex<f64>
      %e = complex.add %p, %c : complex<f64>
      func.call @show(%x) : (complex<f64>) -> ()
      func.call @show(%e) : (complex<f64>) -> ()
      %l = complex.exp %x : complex<f64>
      func.call @show(%l) : (complex<f64>) -> ()
    }
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
