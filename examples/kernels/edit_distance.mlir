// Insertions, deletions and exchanges that make one text of another; two rows of memory of its own.
func.func @edit_distance(%a: memref<?xi8>, %b: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %more = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  %n = memref.dim %a, %zero : memref<?xi8>
  %m = memref.dim %b, %zero : memref<?xi8>
  %width = arith.addi %m, %one : index
  %first = memref.alloc(%width) : memref<?xi32>
  %second = memref.alloc(%width) : memref<?xi32>
  scf.for %j = %zero to %width step %one {
    %d = arith.index_cast %j : index to i32
    memref.store %d, %first[%j] : memref<?xi32>
  }
  %rows:2 = scf.for %i = %zero to %n step %one iter_args(%old = %first, %new = %second) -> (memref<?xi32>, memref<?xi32>) {
    %row = arith.addi %i, %one : index
    %start = arith.index_cast %row : index to i32
    memref.store %start, %new[%zero] : memref<?xi32>
    %x = memref.load %a[%i] : memref<?xi8>
    %last = scf.for %j = %zero to %m step %one iter_args(%left = %start) -> (i32) {
      %y = memref.load %b[%j] : memref<?xi8>
      %k = arith.addi %j, %one : index
      %corner = memref.load %old[%j] : memref<?xi32>
      %above = memref.load %old[%k] : memref<?xi32>
      %same = arith.cmpi eq, %x, %y : i8
      %cost = arith.select %same, %none, %more : i32
      %exchange = arith.addi %corner, %cost : i32
      %delete = arith.addi %above, %more : i32
      %insert = arith.addi %left, %more : i32
      %p = arith.minsi %exchange, %delete : i32
      %q = arith.minsi %p, %insert : i32
      memref.store %q, %new[%k] : memref<?xi32>
      scf.yield %q : i32
    }
    scf.yield %new, %old : memref<?xi32>, memref<?xi32>
  }
  %d = memref.load %rows#0[%m] : memref<?xi32>
  memref.dealloc %first : memref<?xi32>
  memref.dealloc %second : memref<?xi32>
  return %d : i32
}
