// Sums of everything up to each element, in place; the sum of all comes back.
func.func @prefix_sum(%v: memref<?xi64>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i64
  %n = memref.dim %v, %zero : memref<?xi64>
  %all = scf.for %i = %zero to %n step %one iter_args(%sum = %none) -> (i64) {
    %x = memref.load %v[%i] : memref<?xi64>
    %s = arith.addi %sum, %x : i64
    memref.store %s, %v[%i] : memref<?xi64>
    scf.yield %s : i64
  }
  return %all : i64
}
