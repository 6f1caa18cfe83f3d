// The network of Batcher that sorts 32 numbers: what is compared with what is a matter of bits of the places.
func.func private @print_i64(i64)
func.func @sort(%m: memref<32xi64>) {
  %0 = index.constant 0
  %1 = index.constant 1
  %2 = index.constant 2
  %32 = index.constant 32
  %k0 = index.constant 2
  scf.while (%k = %k0) : (index) -> (index) {
    %more = index.cmp ule(%k, %32)
    scf.condition(%more) %k : index
  } do {
  ^bb0(%k: index):
    %j0 = index.divu %k, %2
    scf.while (%j = %j0) : (index) -> (index) {
      %more = index.cmp ugt(%j, %0)
      scf.condition(%more) %j : index
    } do {
    ^bb0(%j: index):
      scf.for %i = %0 to %32 step %1 {
        %other = index.xor %i, %j
        %first = index.cmp ugt(%other, %i)
        scf.if %first {
          %a = memref.load %m[%i] : memref<32xi64>
          %b = memref.load %m[%other] : memref<32xi64>
          %bit = index.and %i, %k
          %up = index.cmp eq(%bit, %0)
          %low = arith.minsi %a, %b : i64
          %high = arith.maxsi %a, %b : i64
          %x = arith.select %up, %low, %high : i64
          %y = arith.select %up, %high, %low : i64
          memref.store %x, %m[%i] : memref<32xi64>
          memref.store %y, %m[%other] : memref<32xi64>
        }
      }
      %h = index.shru %j, %1
      scf.yield %h : index
    }
    %d = index.shl %k, %1
    scf.yield %d : index
  }
  return
}
func.func @main() -> i32 {
  %m = memref.alloca() : memref<32xi64>
  %seed = arith.constant 12345 : i64
  %a = arith.constant 1103515245 : i64
  %c = arith.constant 12345 : i64
  %mask = arith.constant 2147483647 : i64
  %mid = arith.constant 1073741824 : i64
  %end = affine.for %i = 0 to 32 iter_args(%s = %seed) -> i64 {
    %p = arith.muli %s, %a : i64
    %q = arith.addi %p, %c : i64
    %n = arith.andi %q, %mask : i64
    %x = arith.subi %n, %mid : i64
    affine.store %x, %m[%i] : memref<32xi64>
    affine.yield %n : i64
  }
  call @sort(%m) : (memref<32xi64>) -> ()
  affine.for %i = 0 to 32 {
    %x = affine.load %m[%i] : memref<32xi64>
    func.call @print_i64(%x) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
