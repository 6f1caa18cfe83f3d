// The first place where a sorted vector is not below %x, found by halves.
func.func @binary_search(%v: memref<?xi64>, %x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %v, %zero : memref<?xi64>
  %r:2 = scf.while (%low = %zero, %high = %n) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %low, %high : index
    scf.condition(%more) %low, %high : index, index
  } do {
  ^bb0(%low: index, %high: index):
    %sum = arith.addi %low, %high : index
    %middle = arith.shrui %sum, %one : index
    %y = memref.load %v[%middle] : memref<?xi64>
    %below = arith.cmpi slt, %y, %x : i64
    %behind = arith.addi %middle, %one : index
    %l = arith.select %below, %behind, %low : index
    %h = arith.select %below, %high, %middle : index
    scf.yield %l, %h : index, index
  }
  %at = arith.index_cast %r#0 : index to i64
  return %at : i64
}
