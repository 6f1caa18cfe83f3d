// Points turned in space: quaternions as vectors of four, multiplied by shuffles and signs.
func.func private @print_f64(f64)
func.func @times(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %sx = arith.constant dense<[-1.0, 1.0, -1.0, 1.0]> : vector<4xf64>
  %sy = arith.constant dense<[-1.0, 1.0, 1.0, -1.0]> : vector<4xf64>
  %sz = arith.constant dense<[-1.0, -1.0, 1.0, 1.0]> : vector<4xf64>
  %w = vector.extract %a[0] : f64 from vector<4xf64>
  %x = vector.extract %a[1] : f64 from vector<4xf64>
  %y = vector.extract %a[2] : f64 from vector<4xf64>
  %z = vector.extract %a[3] : f64 from vector<4xf64>
  %ww = vector.broadcast %w : f64 to vector<4xf64>
  %xx = vector.broadcast %x : f64 to vector<4xf64>
  %yy = vector.broadcast %y : f64 to vector<4xf64>
  %zz = vector.broadcast %z : f64 to vector<4xf64>
  %b1 = vector.shuffle %b, %b [1, 0, 3, 2] : vector<4xf64>, vector<4xf64>
  %b2 = vector.shuffle %b, %b [2, 3, 0, 1] : vector<4xf64>, vector<4xf64>
  %b3 = vector.shuffle %b, %b [3, 2, 1, 0] : vector<4xf64>, vector<4xf64>
  %c1 = arith.mulf %b1, %sx : vector<4xf64>
  %c2 = arith.mulf %b2, %sy : vector<4xf64>
  %c3 = arith.mulf %b3, %sz : vector<4xf64>
  %p = arith.mulf %ww, %b : vector<4xf64>
  %q = vector.fma %xx, %c1, %p : vector<4xf64>
  %r = vector.fma %yy, %c2, %q : vector<4xf64>
  %s = vector.fma %zz, %c3, %r : vector<4xf64>
  return %s : vector<4xf64>
}
func.func @main() -> i32 {
  %minus = arith.constant dense<[1.0, -1.0, -1.0, -1.0]> : vector<4xf64>
  %axis = arith.constant dense<[0.0, 1.0, 2.0, -2.0]> : vector<4xf64>
  %third = arith.constant 0.33333333333333331 : f64
  %point = arith.constant dense<[0.0, 3.0, -1.0, 0.5]> : vector<4xf64>
  %end = affine.for %i = 1 to 9 iter_args(%at = %point) -> vector<4xf64> {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f64
    %eighth = arith.constant 0.125 : f64
    %angle = arith.mulf %f, %eighth : f64
    %cos = math.cos %angle : f64
    %sin = math.sin %angle : f64
    %scale = arith.mulf %sin, %third : f64
    %all = vector.broadcast %scale : f64 to vector<4xf64>
    %v = arith.mulf %axis, %all : vector<4xf64>
    %q = vector.insert %cos, %v[0] : f64 into vector<4xf64>
    %back = arith.mulf %q, %minus : vector<4xf64>
    %half = func.call @times(%q, %at) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %turned = func.call @times(%half, %back) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    affine.for %k = 0 to 4 {
      %x = vector.extract %turned[%k] : f64 from vector<4xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
    affine.yield %turned : vector<4xf64>
  }
  %zero = arith.constant 0.0 : f64
  %sq = arith.mulf %end, %end : vector<4xf64>
  %norm = vector.reduction <add>, %sq, %zero : vector<4xf64> into f64
  call @print_f64(%norm) : (f64) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
