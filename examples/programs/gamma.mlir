// The gamma function by the sum of Lanczos, below one half by its reflection, and what follows from it for binomials.
func.func private @print_f64(f64)
memref.global "private" constant @lanczos : memref<9xf64> = dense<[0.99999999999980993, 676.5203681218851,
  -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012,
  9.9843695780195716e-6, 1.5056327351493116e-7]>
func.func @upper(%x: f64) -> f64 {
  %t = memref.get_global @lanczos : memref<9xf64>
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %g = arith.constant 7.0 : f64
  %y = arith.subf %x, %one : f64
  %first = affine.load %t[0] : memref<9xf64>
  %sum = affine.for %i = 1 to 9 iter_args(%s = %first) -> f64 {
    %c = affine.load %t[%i] : memref<9xf64>
    %w = arith.index_cast %i : index to i64
    %n = arith.sitofp %w : i64 to f64
    %d = arith.addf %y, %n : f64
    %q = arith.divf %c, %d : f64
    %r = arith.addf %s, %q : f64
    affine.yield %r : f64
  }
  %b = arith.addf %y, %g : f64
  %base = arith.addf %b, %half : f64
  %e = arith.addf %y, %half : f64
  %pow = math.powf %base, %e : f64
  %minus = arith.negf %base : f64
  %exp = math.exp %minus : f64
  %root = arith.constant 2.5066282746310002 : f64
  %0 = arith.mulf %root, %pow : f64
  %1 = arith.mulf %0, %exp : f64
  %2 = arith.mulf %1, %sum : f64
  return %2 : f64
}
func.func @gamma(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %pi = arith.constant 3.1415926535897931 : f64
  %low = arith.cmpf olt, %x, %half : f64
  %r = scf.if %low -> f64 {
    %m = arith.subf %one, %x : f64
    %g = func.call @upper(%m) : (f64) -> f64
    %a = arith.mulf %pi, %x : f64
    %s = math.sin %a : f64
    %p = arith.mulf %s, %g : f64
    %q = arith.divf %pi, %p : f64
    scf.yield %q : f64
  } else {
    %g = func.call @upper(%x) : (f64) -> f64
    scf.yield %g : f64
  }
  return %r : f64
}
func.func @main() -> i32 {
  affine.for %i = 0 to 18 {
    %w = arith.index_cast %i : index to i64
    %n = arith.sitofp %w : i64 to f64
    %step = arith.constant 0.375 : f64
    %from = arith.constant -2.6875 : f64
    %x = math.fma %n, %step, %from : f64
    %g = func.call @gamma(%x) : (f64) -> f64
    func.call @print_f64(%g) : (f64) -> ()
    %a = math.absf %g : f64
    %l = math.log2 %a : f64
    func.call @print_f64(%l) : (f64) -> ()
  }
  affine.for %k = 0 to 6 {
    %w = arith.index_cast %k : index to i64
    %n = arith.sitofp %w : i64 to f64
    %six = arith.constant 6.0 : f64
    %one = arith.constant 1.0 : f64
    %a = arith.addf %n, %one : f64
    %m = arith.subf %six, %n : f64
    %top = func.call @gamma(%six) : (f64) -> f64
    %u = func.call @gamma(%a) : (f64) -> f64
    %v = func.call @gamma(%m) : (f64) -> f64
    %p = arith.mulf %u, %v : f64
    %q = arith.divf %top, %p : f64
    %r = math.roundeven %q : f64
    func.call @print_f64(%r) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
