// Sorts the elements from %low up to but not including %high; calls itself.
func.func @quicksort(%v: memref<?xi32>, %low: index, %high: index) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : index
  %length = arith.subi %high, %low : index
  %sorted = arith.cmpi sle, %length, %one : index
  cf.cond_br %sorted, ^done, ^split
^split:
  %last = arith.subi %high, %one : index
  %half = arith.shrui %length, %one : index
  %middle = arith.addi %low, %half : index
  %pivot = memref.load %v[%middle] : memref<?xi32>
  %end = memref.load %v[%last] : memref<?xi32>
  memref.store %end, %v[%middle] : memref<?xi32>
  memref.store %pivot, %v[%last] : memref<?xi32>
  %place = scf.for %i = %low to %last step %one iter_args(%p = %low) -> (index) {
    %x = memref.load %v[%i] : memref<?xi32>
    %less = arith.cmpi slt, %x, %pivot : i32
    %next = scf.if %less -> (index) {
      %y = memref.load %v[%p] : memref<?xi32>
      memref.store %x, %v[%p] : memref<?xi32>
      memref.store %y, %v[%i] : memref<?xi32>
      %q = arith.addi %p, %one : index
      scf.yield %q : index
    } else {
      scf.yield %p : index
    }
    scf.yield %next : index
  }
  %there = memref.load %v[%place] : memref<?xi32>
  memref.store %pivot, %v[%place] : memref<?xi32>
  memref.store %there, %v[%last] : memref<?xi32>
  %behind = arith.addi %place, %one : index
  call @quicksort(%v, %low, %place) : (memref<?xi32>, index, index) -> ()
  call @quicksort(%v, %behind, %high) : (memref<?xi32>, index, index) -> ()
  cf.br ^done
^done:
  return
}
