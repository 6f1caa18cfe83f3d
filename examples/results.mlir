// Several results travel as one LLVM struct; a returned memref is its descriptor; the C wrapper takes pointers.
func.func private @measure(memref<?x?xf64>) -> (f64, index) attributes {llvm.emit_c_interface}

func.func @grow(%m: memref<?x?xf64>, %extra: index) -> (memref<?xf64>, f64) attributes {llvm.emit_c_interface} {
  %norm, %count = call @measure(%m) : (memref<?x?xf64>) -> (f64, index)
  %size = arith.addi %count, %extra : index
  %buffer = memref.alloc(%size) {alignment = 64 : i64} : memref<?xf64>
  return %buffer, %norm : memref<?xf64>, f64
}
