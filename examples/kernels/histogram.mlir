// How often each byte occurs.
func.func @histogram(%text: memref<?xi8>, %counts: memref<256xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %all = arith.constant 256 : index
  %none = arith.constant 0 : i32
  %more = arith.constant 1 : i32
  %n = memref.dim %text, %zero : memref<?xi8>
  scf.for %i = %zero to %all step %one {
    memref.store %none, %counts[%i] : memref<256xi32>
  }
  scf.for %i = %zero to %n step %one {
    %c = memref.load %text[%i] : memref<?xi8>
    %at = arith.index_castui %c : i8 to index
    %old = memref.load %counts[%at] : memref<256xi32>
    %new = arith.addi %old, %more : i32
    memref.store %new, %counts[%at] : memref<256xi32>
  }
  return
}
