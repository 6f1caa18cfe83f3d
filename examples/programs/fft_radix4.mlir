// A Fourier transform of 16 complex numbers in two stages of butterflies of four, and back.
func.func private @print_f64(f64)
func.func @twiddle(%k: index, %sign: f64) -> complex<f64> {
  %w = arith.index_cast %k : index to i64
  %n = arith.sitofp %w : i64 to f64
  %unit = arith.constant 0.39269908169872414 : f64
  %a = arith.mulf %n, %unit : f64
  %b = arith.mulf %a, %sign : f64
  %z = arith.constant 0.0 : f64
  %c = math.cos %b : f64
  %s = math.sin %b : f64
  %t = complex.create %c, %s : complex<f64>
  return %t : complex<f64>
}
func.func @stage(%from: memref<16xcomplex<f64>>, %to: memref<16xcomplex<f64>>, %quarter: index, %sign: f64) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %i = complex.create %zero, %sign : complex<f64>
  scf.for %n = %0 to %4 step %1 {
    %r = arith.remui %n, %quarter : index
    %group = arith.divui %n, %quarter : index
    %turn = arith.divui %4, %quarter : index
    %w = arith.muli %r, %turn : index
    %a = memref.load %from[%n] : memref<16xcomplex<f64>>
    %n1 = arith.addi %n, %4 : index
    %n2 = arith.addi %n1, %4 : index
    %n3 = arith.addi %n2, %4 : index
    %b0 = memref.load %from[%n1] : memref<16xcomplex<f64>>
    %c0 = memref.load %from[%n2] : memref<16xcomplex<f64>>
    %d0 = memref.load %from[%n3] : memref<16xcomplex<f64>>
    %w2 = arith.muli %w, %2 : index
    %w3 = arith.muli %w, %3 : index
    %t1 = func.call @twiddle(%w, %sign) : (index, f64) -> complex<f64>
    %t2 = func.call @twiddle(%w2, %sign) : (index, f64) -> complex<f64>
    %t3 = func.call @twiddle(%w3, %sign) : (index, f64) -> complex<f64>
    %b = complex.mul %b0, %t1 : complex<f64>
    %c = complex.mul %c0, %t2 : complex<f64>
    %d = complex.mul %d0, %t3 : complex<f64>
    %s0 = complex.add %a, %c : complex<f64>
    %s1 = complex.sub %a, %c : complex<f64>
    %s2 = complex.add %b, %d : complex<f64>
    %s3 = complex.sub %b, %d : complex<f64>
    %s4 = complex.mul %s3, %i : complex<f64>
    %x0 = complex.add %s0, %s2 : complex<f64>
    %x1 = complex.add %s1, %s4 : complex<f64>
    %x2 = complex.sub %s0, %s2 : complex<f64>
    %x3 = complex.sub %s1, %s4 : complex<f64>
    %wide = arith.muli %quarter, %4 : index
    %start = arith.muli %group, %wide : index
    %o0 = arith.addi %start, %r : index
    %o1 = arith.addi %o0, %quarter : index
    %o2 = arith.addi %o1, %quarter : index
    %o3 = arith.addi %o2, %quarter : index
    memref.store %x0, %to[%o0] : memref<16xcomplex<f64>>
    memref.store %x1, %to[%o1] : memref<16xcomplex<f64>>
    memref.store %x2, %to[%o2] : memref<16xcomplex<f64>>
    memref.store %x3, %to[%o3] : memref<16xcomplex<f64>>
  }
  return
}
func.func @show(%m: memref<16xcomplex<f64>>) {
  affine.for %k = 0 to 16 {
    %x = memref.load %m[%k] : memref<16xcomplex<f64>>
    %re = complex.re %x : complex<f64>
    %im = complex.im %x : complex<f64>
    func.call @print_f64(%re) : (f64) -> ()
    func.call @print_f64(%im) : (f64) -> ()
  }
  return
}
func.func @main() -> i32 {
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  %a = memref.alloca() : memref<16xcomplex<f64>>
  %b = memref.alloca() : memref<16xcomplex<f64>>
  affine.for %k = 0 to 16 {
    %n = affine.apply affine_map<(k) -> ((k * 5 + k floordiv 3) mod 7 - 2)>(%k)
    %w = arith.index_cast %n : index to i64
    %x = arith.sitofp %w : i64 to f64
    %quarter = arith.constant 0.25 : f64
    %y = arith.mulf %x, %quarter : f64
    %z = complex.create %x, %y : complex<f64>
    memref.store %z, %a[%k] : memref<16xcomplex<f64>>
  }
  %minus = arith.constant -1.0 : f64
  %plus = arith.constant 1.0 : f64
  call @stage(%a, %b, %1, %minus) : (memref<16xcomplex<f64>>, memref<16xcomplex<f64>>, index, f64) -> ()
  call @stage(%b, %a, %4, %minus) : (memref<16xcomplex<f64>>, memref<16xcomplex<f64>>, index, f64) -> ()
  call @show(%a) : (memref<16xcomplex<f64>>) -> ()
  call @stage(%a, %b, %1, %plus) : (memref<16xcomplex<f64>>, memref<16xcomplex<f64>>, index, f64) -> ()
  call @stage(%b, %a, %4, %plus) : (memref<16xcomplex<f64>>, memref<16xcomplex<f64>>, index, f64) -> ()
  call @show(%a) : (memref<16xcomplex<f64>>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
