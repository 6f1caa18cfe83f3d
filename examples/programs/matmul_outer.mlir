// A product of matrices as a sum of outer products of columns and rows.
func.func private @print_f64(f64)
func.func @main() -> i32 {
  %zero = arith.constant dense<0.0> : vector<4x4xf32>
  %one = arith.constant 1.0 : f32
  %sum = affine.for %k = 0 to 6 iter_args(%acc = %zero) -> vector<4x4xf32> {
    %w = arith.index_cast %k : index to i32
    %x = arith.sitofp %w : i32 to f32
    %h = arith.constant 0.37 : f32
    %y = arith.mulf %x, %h : f32
    %column = vector.from_elements %one, %x, %y, %h : vector<4xf32>
    %base = vector.broadcast %y : f32 to vector<4xf32>
    %row = arith.addf %base, %column : vector<4xf32>
    %next = vector.outerproduct %column, %row, %acc {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    affine.yield %next : vector<4x4xf32>
  }
  %t = vector.transpose %sum, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %d = arith.subf %sum, %t : vector<4x4xf32>
  %all = vector.shape_cast %d : vector<4x4xf32> to vector<16xf32>
  %flat = vector.shape_cast %sum : vector<4x4xf32> to vector<16xf32>
  affine.for %i = 0 to 16 {
    %x = vector.extract %all[%i] : f32 from vector<16xf32>
    %y = vector.extract %flat[%i] : f32 from vector<16xf32>
    %p = arith.extf %x : f32 to f64
    %q = arith.extf %y : f32 to f64
    func.call @print_f64(%p) : (f64) -> ()
    func.call @print_f64(%q) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
