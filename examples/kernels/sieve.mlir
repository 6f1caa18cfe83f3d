// Marks what is no prime with 1 and counts the rest from 2 on.
func.func @sieve(%marks: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %free = arith.constant 0 : i8
  %taken = arith.constant 1 : i8
  %none = arith.constant 0 : i32
  %n = memref.dim %marks, %zero : memref<?xi8>
  scf.for %i = %zero to %n step %one {
    memref.store %free, %marks[%i] : memref<?xi8>
  }
  %count = scf.for %i = %two to %n step %one iter_args(%c = %none) -> (i32) {
    %mark = memref.load %marks[%i] : memref<?xi8>
    %prime = arith.cmpi eq, %mark, %free : i8
    scf.if %prime {
      %square = arith.muli %i, %i : index
      scf.for %k = %square to %n step %i {
        memref.store %taken, %marks[%k] : memref<?xi8>
      }
    }
    %bit = arith.extui %prime : i1 to i32
    %more = arith.addi %c, %bit : i32
    scf.yield %more : i32
  }
  return %count : i32
}
