// Powers of numbers with 32 bits behind the point: products of 128 bits, rounded, saturated, with counts of bits.
func.func @fixed_point(%x: i64, %n: i32) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %point = arith.constant 32 : i128
  %half = arith.constant 2147483648 : i128
  %most = arith.constant 9223372036854775807 : i128
  %start = arith.constant 4294967296 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> (i64) : i32 {
    %a = arith.extsi %p : i64 to i128
    %b = arith.extsi %x : i64 to i128
    %ab = arith.muli %a, %b : i128
    %up = arith.addi %ab, %half : i128
    %down = arith.shrsi %up, %point : i128
    %cut = arith.minsi %down, %most : i128
    %q = arith.trunci %cut : i128 to i64
    scf.yield %q : i64
  }
  %ones = math.ctpop %r : i64
  %zeros = math.ctlz %r : i64
  %both = arith.addi %ones, %zeros : i64
  %mixed = arith.xori %r, %both : i64
  return %mixed : i64
}
