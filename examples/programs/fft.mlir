// A Fourier transform of 16 complex numbers: butterflies of doubling width after a reversal of bits.
func.func private @print_f64(f64)
func.func @main() -> i32 {
  %m = memref.alloca() : memref<16xcomplex<f64>>
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 16 {
    %j = affine.apply affine_map<(i) -> ((i mod 2) * 8 + ((i floordiv 2) mod 2) * 4 + ((i floordiv 4) mod 2) * 2 + i floordiv 8)>(%i)
    %n = affine.apply affine_map<(i) -> ((i * 5 + i floordiv 3) mod 7)>(%i)
    %w = arith.index_cast %n : index to i64
    %x = arith.sitofp %w : i64 to f64
    %z = complex.create %x, %zero : complex<f64>
    memref.store %z, %m[%j] : memref<16xcomplex<f64>>
  }
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %pi = arith.constant -3.1415926535897931 : f64
  %last = scf.while (%half = %c1) : (index) -> index {
    %more = arith.cmpi ult, %half, %c16 : index
    scf.condition(%more) %half : index
  } do {
  ^bb0(%half: index):
    %width = arith.muli %half, %c2 : index
    %c0 = arith.constant 0 : index
    scf.for %from = %c0 to %c16 step %width {
      scf.for %k = %c0 to %half step %c1 {
        %kw = arith.index_cast %k : index to i64
        %hw = arith.index_cast %half : index to i64
        %kf = arith.sitofp %kw : i64 to f64
        %hf = arith.sitofp %hw : i64 to f64
        %part = arith.divf %kf, %hf : f64
        %angle = arith.mulf %part, %pi : f64
        %cos = math.cos %angle : f64
        %sin = math.sin %angle : f64
        %turn = complex.create %cos, %sin : complex<f64>
        %p = arith.addi %from, %k : index
        %q = arith.addi %p, %half : index
        %a = memref.load %m[%p] : memref<16xcomplex<f64>>
        %b = memref.load %m[%q] : memref<16xcomplex<f64>>
        %t = complex.mul %turn, %b : complex<f64>
        %s = complex.add %a, %t : complex<f64>
        %d = complex.sub %a, %t : complex<f64>
        memref.store %s, %m[%p] : memref<16xcomplex<f64>>
        memref.store %d, %m[%q] : memref<16xcomplex<f64>>
      }
    }
    scf.yield %width : index
  }
  affine.for %i = 0 to 16 {
    %z = memref.load %m[%i] : memref<16xcomplex<f64>>
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    func.call @print_f64(%re) : (f64) -> ()
    func.call @print_f64(%im) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
