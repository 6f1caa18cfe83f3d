// Reductions of every kind: of the lanes of a vector, in a loop over rows, and of a parallel loop.
func.func private @print_f64(f64)
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %v = arith.constant dense<[3, -7, 12, 5, 0, 9, -2, 31]> : vector<8xi64>
  %0 = vector.reduction <add>, %v : vector<8xi64> into i64
  %1 = vector.reduction <maxsi>, %v, %0 : vector<8xi64> into i64
  %2 = vector.reduction <minui>, %v : vector<8xi64> into i64
  %3 = vector.reduction <xor>, %v : vector<8xi64> into i64
  %4 = vector.reduction <and>, %v : vector<8xi64> into i64
  %5 = vector.reduction <or>, %v : vector<8xi64> into i64
  %6 = vector.reduction <minsi>, %v : vector<8xi64> into i64
  func.call @print_i64(%0) : (i64) -> ()
  func.call @print_i64(%1) : (i64) -> ()
  func.call @print_i64(%2) : (i64) -> ()
  func.call @print_i64(%3) : (i64) -> ()
  func.call @print_i64(%4) : (i64) -> ()
  func.call @print_i64(%5) : (i64) -> ()
  func.call @print_i64(%6) : (i64) -> ()
  %f = arith.sitofp %v : vector<8xi64> to vector<8xf64>
  %tenth = arith.constant dense<0.1> : vector<8xf64>
  %g = arith.mulf %f, %tenth : vector<8xf64>
  %start = arith.constant 0.25 : f64
  %7 = vector.reduction <add>, %g, %start : vector<8xf64> into f64
  %8 = vector.reduction <maximumf>, %g : vector<8xf64> into f64
  %9 = vector.reduction <minimumf>, %g : vector<8xf64> into f64
  %h = arith.addf %g, %tenth : vector<8xf64>
  %10 = vector.reduction <mul>, %h : vector<8xf64> into f64
  func.call @print_f64(%7) : (f64) -> ()
  func.call @print_f64(%8) : (f64) -> ()
  func.call @print_f64(%9) : (f64) -> ()
  func.call @print_f64(%10) : (f64) -> ()
  %11 = affine.parallel (%i, %j) = (0, 0) to (9, 5) reduce ("addi") -> (i64) {
    %n = affine.apply affine_map<(i, j) -> (i * 13 - j * 4 + (i + j) floordiv 2)>(%i, %j)
    %w = arith.index_cast %n : index to i64
    affine.yield %w : i64
  }
  func.call @print_i64(%11) : (i64) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
