// Numbers of Fibonacci modulo a prime from powers of a matrix, by squaring; products have 128 bits.
func.func private @print_i64(i64)
func.func @times(%a: vector<2x2xi128>, %b: vector<2x2xi128>) -> vector<2x2xi128> {
  %zero = arith.constant dense<0> : vector<2x2xi128>
  %prime = arith.constant dense<1000000000000000003> : vector<2x2xi128>
  %c = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %zero : vector<2x2xi128>, vector<2x2xi128> into vector<2x2xi128>
  %r = arith.remui %c, %prime : vector<2x2xi128>
  return %r : vector<2x2xi128>
}
func.func @fibonacci(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %unit = arith.constant dense<[[1, 0], [0, 1]]> : vector<2x2xi128>
  %step = arith.constant dense<[[1, 1], [1, 0]]> : vector<2x2xi128>
  %end:3 = scf.while (%k = %n, %p = %unit, %s = %step) : (i64, vector<2x2xi128>, vector<2x2xi128>) -> (i64, vector<2x2xi128>, vector<2x2xi128>) {
    %more = arith.cmpi ne, %k, %zero : i64
    scf.condition(%more) %k, %p, %s : i64, vector<2x2xi128>, vector<2x2xi128>
  } do {
  ^bb0(%k: i64, %p: vector<2x2xi128>, %s: vector<2x2xi128>):
    %odd = arith.trunci %k : i64 to i1
    %q = scf.if %odd -> vector<2x2xi128> {
      %t = func.call @times(%p, %s) : (vector<2x2xi128>, vector<2x2xi128>) -> vector<2x2xi128>
      scf.yield %t : vector<2x2xi128>
    } else {
      scf.yield %p : vector<2x2xi128>
    }
    %u = func.call @times(%s, %s) : (vector<2x2xi128>, vector<2x2xi128>) -> vector<2x2xi128>
    %h = arith.shrui %k, %one : i64
    scf.yield %h, %q, %u : i64, vector<2x2xi128>, vector<2x2xi128>
  }
  %f = vector.extract %end#1[0, 1] : i128 from vector<2x2xi128>
  %r = arith.trunci %f : i128 to i64
  return %r : i64
}
func.func @main() -> i32 {
  %first = arith.constant 1 : i64
  %five = arith.constant 5 : i64
  affine.for %i = 0 to 24 iter_args(%n = %first) -> i64 {
    %f = func.call @fibonacci(%n) : (i64) -> i64
    func.call @print_i64(%f) : (i64) -> ()
    %w = arith.index_cast %i : index to i64
    %p = arith.muli %n, %five : i64
    %q = arith.addi %p, %w : i64
    affine.yield %q : i64
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
