// RUN: lowir %s
// Loops and conditionals become blocks and phis.
func.func @collatz(%n: i64) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %nothing = arith.constant 0 : i64
  %r:2 = scf.while (%x = %n, %count = %zero) : (i64, i32) -> (i64, i32) {
    %go = arith.cmpi ne, %x, %last : i64
    scf.condition(%go) %x, %count : i64, i32
  } do {
  ^bb0(%x: i64, %count: i32):
    %rest = arith.remui %x, %two : i64
    %even = arith.cmpi eq, %rest, %nothing : i64
    %next = scf.if %even -> (i64) {
      %half = arith.divui %x, %two : i64
      scf.yield %half : i64
    } else {
      %tripled = arith.muli %x, %three : i64
      %plus = arith.addi %tripled, %last : i64
      scf.yield %plus : i64
    }
    %more = arith.addi %count, %one : i32
    scf.yield %next, %more : i64, i32
  }
  return %r#1 : i32
}
