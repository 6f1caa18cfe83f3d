// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  "memref.alloca_scope.return"() : () -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.assume_alignment"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.atomic_rmw"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "memref.atomic_yield"(%t) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.cast"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.collapse_shape"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "memref.copy"(%t, %t) : (tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.dim"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.distinct_objects"() : () -> tuple<>
  return
}
// -----
func.func @f() {
  "memref.dma_start"() : () -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  "memref.dma_wait"(%t, %t) : (tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0:2 = "memref.extract_strided_metadata"(%t) : (tuple<>) -> (tuple<>, tuple<>)
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.generic_atomic_rmw"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.memory_space_cast"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "memref.prefetch"(%t) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.rank"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.realloc"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.reshape"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "memref.store"(%t, %t) : (tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.transpose"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.view"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "memref.load"(%t) : (tuple<>) -> tuple<>
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_rows_of_memref.mlir:4:3: error: 'memref.alloca_scope.return' op must be the last operation in the parent block [terminator-not-last]
  "memref.alloca_scope.return"() : () -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:9:8: error: 'memref.assume_alignment' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.assume_alignment"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:8:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:14:8: error: 'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'tuple<>' [operand-type]
  %0 = "memref.atomic_rmw"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:13:14: note: the operand ('value') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:19:3: error: 'memref.atomic_yield' op must be the last operation in the parent block [terminator-not-last]
  "memref.atomic_yield"(%t) : (tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:24:8: error: 'memref.cast' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.cast"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_memref.mlir:23:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:29:8: error: 'memref.collapse_shape' op operand #0 must be strided memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.collapse_shape"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:28:14: note: the operand ('src') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:34:3: error: 'memref.copy' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<>' [operand-type]
  "memref.copy"(%t, %t) : (tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~
fail_rows_of_memref.mlir:33:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:39:8: error: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.dim"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_memref.mlir:38:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:44:8: error: 'memref.distinct_objects' op result #0 must be variadic of memref of any type values, but got 'tuple<>' [result-type]
  %0 = "memref.distinct_objects"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:49:3: error: 'memref.dma_start' op needs source, target and tag memrefs with an index for each dimension, a number of elements, and either two stride operands or none [operand-count]
  "memref.dma_start"() : () -> ()
  ^~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:54:3: error: 'memref.dma_wait' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  "memref.dma_wait"(%t, %t) : (tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:53:14: note: the operand ('tagMemRef') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:59:10: error: 'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'tuple<>' [operand-type]
  %0:2 = "memref.extract_strided_metadata"(%t) : (tuple<>) -> (tuple<>, tuple<>)
         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:58:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:64:8: error: 'memref.generic_atomic_rmw' op requires one region, but found 0 [region-count]
  %0 = "memref.generic_atomic_rmw"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:69:8: error: 'memref.memory_space_cast' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.memory_space_cast"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:68:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:74:3: error: 'memref.prefetch' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  "memref.prefetch"(%t) : (tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:73:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:79:8: error: 'memref.rank' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.rank"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_memref.mlir:78:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:84:8: error: 'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.realloc"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:83:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:89:8: error: 'memref.reshape' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.reshape"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:88:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:94:3: error: 'memref.store' op operand #1 must be memref of any type values, but got 'tuple<>' [operand-type]
  "memref.store"(%t, %t) : (tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~
fail_rows_of_memref.mlir:93:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:99:8: error: 'memref.transpose' op operand #0 must be strided memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.transpose"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~
fail_rows_of_memref.mlir:98:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:104:8: error: 'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'tuple<>' [operand-type]
  %0 = "memref.view"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_memref.mlir:103:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_memref.mlir:109:8: error: 'memref.load' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "memref.load"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_memref.mlir:108:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
