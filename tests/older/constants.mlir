// 2019: constants of every kind
func @f() {
  %0 = constant 42 : i32
  %1 = constant true
  %2 = constant -1 : index
  %3 = constant 2.5 : f64
  %4 = constant dense<[1, 2]> : vector<2xi16>
  %5 = constant dense<1.0> : vector<4xf32>
  %6 = constant {a.b} 7 : i8
  %7 = std.constant 0x7F : i8
  return
}
//--- today
func.func @f() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant true
  %2 = arith.constant -1 : index
  %3 = arith.constant 2.5 : f64
  %4 = arith.constant dense<[1, 2]> : vector<2xi16>
  %5 = arith.constant dense<1.0> : vector<4xf32>
  %6 = arith.constant {a.b} 7 : i8
  %7 = arith.constant 0x7F : i8
  return
}
