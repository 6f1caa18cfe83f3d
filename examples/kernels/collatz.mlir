// The longest way down to 1 from any number below %n: where it starts, how long it is.
func.func @collatz(%n: i64) -> (i64, i32) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %none = arith.constant 0 : i32
  %next = arith.constant 1 : i32
  %r:2 = scf.for %i = %one to %n step %one iter_args(%best = %one, %length = %none) -> (i64, i32) : i64 {
    %w:2 = scf.while (%x = %i, %k = %none) : (i64, i32) -> (i64, i32) {
      %more = arith.cmpi ugt, %x, %one : i64
      scf.condition(%more) %x, %k : i64, i32
    } do {
    ^bb0(%x: i64, %k: i32):
      %odd = arith.trunci %x : i64 to i1
      %t = arith.muli %x, %three : i64
      %up = arith.addi %t, %one : i64
      %down = arith.shrui %x, %one : i64
      %y = arith.select %odd, %up, %down : i64
      %l = arith.addi %k, %next : i32
      scf.yield %y, %l : i64, i32
    }
    %longer = arith.cmpi sgt, %w#1, %length : i32
    %b = arith.select %longer, %i, %best : i64
    %m = arith.maxsi %w#1, %length : i32
    scf.yield %b, %m : i64, i32
  }
  return %r#0, %r#1 : i64, i32
}
