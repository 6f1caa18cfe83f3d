// Functions of the library at many points, and a polynomial by fused steps; in both widths.
func.func private @print_f64(f64)
func.func @main() -> i32 {
  %c = arith.constant dense<[0.5, -0.25, 0.125, 2.0]> : vector<4xf32>
  affine.for %i = 1 to 12 {
    %w = arith.index_cast %i : index to i64
    %x = arith.sitofp %w : i64 to f64
    %tenth = arith.constant 0.1 : f64
    %y = arith.mulf %x, %tenth : f64
    %0 = math.powf %x, %y : f64
    %1 = math.atan2 %x, %y : f64
    %2 = math.log10 %x : f64
    %3 = math.tan %y : f64
    %4 = math.cbrt %x : f64
    %5 = math.expm1 %y : f64
    %6 = math.log1p %x : f64
    %7 = math.asinh %x : f64
    %8 = math.copysign %3, %2 : f64
    %9 = math.floor %0 : f64
    func.call @print_f64(%0) : (f64) -> ()
    func.call @print_f64(%1) : (f64) -> ()
    func.call @print_f64(%2) : (f64) -> ()
    func.call @print_f64(%4) : (f64) -> ()
    func.call @print_f64(%5) : (f64) -> ()
    func.call @print_f64(%6) : (f64) -> ()
    func.call @print_f64(%7) : (f64) -> ()
    func.call @print_f64(%8) : (f64) -> ()
    func.call @print_f64(%9) : (f64) -> ()
    %s = arith.truncf %y : f64 to f32
    %v = vector.broadcast %s : f32 to vector<4xf32>
    %p = math.fma %v, %c, %v : vector<4xf32>
    %q = math.fma %p, %v, %c : vector<4xf32>
    %e = math.exp2 %q : vector<4xf32>
    %sum = vector.reduction <add>, %e : vector<4xf32> into f32
    %z = arith.extf %sum : f32 to f64
    func.call @print_f64(%z) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
