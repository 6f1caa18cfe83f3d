// How long eight points of the plane at a time stay near zero: lanes that left stop counting, and the loop ends when all did.
func.func private @print_i64(i64)
func.func @row(%im: f64) {
  %re = arith.constant dense<[-2.0, -1.6, -1.2, -0.8, -0.4, 0.0, 0.25, 0.5]> : vector<8xf64>
  %c = vector.broadcast %im : f64 to vector<8xf64>
  %zero = arith.constant dense<0.0> : vector<8xf64>
  %four = arith.constant dense<4.0> : vector<8xf64>
  %two = arith.constant dense<2.0> : vector<8xf64>
  %none = arith.constant dense<0> : vector<8xi64>
  %all = arith.constant dense<true> : vector<8xi1>
  %start = arith.constant 0 : i64
  %last = arith.constant 60 : i64
  %one = arith.constant 1 : i64
  %end:5 = scf.while (%x = %zero, %y = %zero, %n = %none, %in = %all, %k = %start) : (vector<8xf64>, vector<8xf64>, vector<8xi64>, vector<8xi1>, i64) -> (vector<8xf64>, vector<8xf64>, vector<8xi64>, vector<8xi1>, i64) {
    %some = vector.reduction <or>, %in : vector<8xi1> into i1
    %early = arith.cmpi ult, %k, %last : i64
    %go = arith.andi %some, %early : i1
    scf.condition(%go) %x, %y, %n, %in, %k : vector<8xf64>, vector<8xf64>, vector<8xi64>, vector<8xi1>, i64
  } do {
  ^bb0(%x: vector<8xf64>, %y: vector<8xf64>, %n: vector<8xi64>, %in: vector<8xi1>, %k: i64):
    %xx = arith.mulf %x, %x : vector<8xf64>
    %yy = arith.mulf %y, %y : vector<8xf64>
    %xy = arith.mulf %x, %y : vector<8xf64>
    %d = arith.subf %xx, %yy : vector<8xf64>
    %x1 = arith.addf %d, %re : vector<8xf64>
    %y1 = math.fma %xy, %two, %c : vector<8xf64>
    %a = arith.mulf %x1, %x1 : vector<8xf64>
    %b = arith.mulf %y1, %y1 : vector<8xf64>
    %r = arith.addf %a, %b : vector<8xf64>
    %near = arith.cmpf ole, %r, %four : vector<8xf64>
    %still = arith.andi %near, %in : vector<8xi1>
    %bit = arith.extui %still : vector<8xi1> to vector<8xi64>
    %m = arith.addi %n, %bit : vector<8xi64>
    %x2 = arith.select %still, %x1, %x : vector<8xi1>, vector<8xf64>
    %y2 = arith.select %still, %y1, %y : vector<8xi1>, vector<8xf64>
    %k1 = arith.addi %k, %one : i64
    scf.yield %x2, %y2, %m, %still, %k1 : vector<8xf64>, vector<8xf64>, vector<8xi64>, vector<8xi1>, i64
  }
  affine.for %i = 0 to 8 {
    %v = vector.extract %end#2[%i] : i64 from vector<8xi64>
    func.call @print_i64(%v) : (i64) -> ()
  }
  return
}
func.func @main() -> i32 {
  affine.for %i = 0 to 7 {
    %w = arith.index_cast %i : index to i64
    %n = arith.sitofp %w : i64 to f64
    %step = arith.constant 0.35 : f64
    %from = arith.constant -1.05 : f64
    %im = math.fma %n, %step, %from : f64
    func.call @row(%im) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
