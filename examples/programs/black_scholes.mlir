// Prices of options by the formula of Black and Scholes, for strikes around the price.
func.func private @print_f64(f64)
func.func @normal(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %root = arith.constant 1.4142135623730951 : f64
  %y = arith.divf %x, %root : f64
  %e = math.erf %y : f64
  %s = arith.addf %e, %one : f64
  %p = arith.mulf %s, %half : f64
  return %p : f64
}
func.func @call_price(%price: f64, %strike: f64, %rate: f64, %spread: f64, %time: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %q = arith.divf %price, %strike : f64
  %log = math.log %q : f64
  %v2 = arith.mulf %spread, %spread : f64
  %v = math.fma %v2, %half, %rate : f64
  %n = math.fma %v, %time, %log : f64
  %st = math.sqrt %time : f64
  %d = arith.mulf %spread, %st : f64
  %d1 = arith.divf %n, %d : f64
  %d2 = arith.subf %d1, %d : f64
  %n1 = call @normal(%d1) : (f64) -> f64
  %n2 = call @normal(%d2) : (f64) -> f64
  %rt = arith.mulf %rate, %time : f64
  %m = arith.negf %rt : f64
  %discount = math.exp %m : f64
  %a = arith.mulf %price, %n1 : f64
  %b = arith.mulf %strike, %discount : f64
  %c = arith.mulf %b, %n2 : f64
  %r = arith.subf %a, %c : f64
  return %r : f64
}
func.func @main() -> i32 {
  %price = arith.constant 100.0 : f64
  %rate = arith.constant 0.05 : f64
  %spread = arith.constant 0.2 : f64
  %time = arith.constant 0.75 : f64
  affine.for %i = 0 to 20 {
    %k = affine.apply affine_map<(i) -> (i * 5 + 55)>(%i)
    %w = arith.index_cast %k : index to i64
    %strike = arith.sitofp %w : i64 to f64
    %c = func.call @call_price(%price, %strike, %rate, %spread, %time) : (f64, f64, f64, f64, f64) -> f64
    func.call @print_f64(%c) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
