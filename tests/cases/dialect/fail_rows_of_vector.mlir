// RUN: lowir opt --strict-syntax --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  "vector.compressstore"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.constant_mask"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.create_mask"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0:2 = "vector.deinterleave"(%t) : (tuple<>) -> (tuple<>, tuple<>)
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.expandload"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.flat_transpose"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.fma"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.gather"(%t, %t, %t, %t) : (tuple<>, tuple<>, tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.insert"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.insertelement"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.interleave"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "vector.maskedstore"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.matrix_multiply"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.multi_reduction"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.reshape"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.scalable.extract"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.scalable.insert"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "vector.scatter"(%t, %t, %t, %t) : (tuple<>, tuple<>, tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.splat"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.step"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "vector.store"(%t, %t) : (tuple<>, tuple<>) -> ()
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.transfer_write"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.type_cast"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.vscale"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "vector.warp_execute_on_lane_0"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  "vector.yield"() : () -> ()
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
// -----
// -----
// -----
// -----
//--- err
fail_rows_of_vector.mlir:4:3: error: 'vector.compressstore' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  "vector.compressstore"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:3:14: note: the operand ('base') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:9:8: error: 'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'tuple<>' [result-type]
  %0 = "vector.constant_mask"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:14:8: error: 'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'tuple<>' [result-type]
  %0 = "vector.create_mask"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:19:10: error: 'vector.deinterleave' op operand #0 must be vector of any type values, but got 'tuple<>' [operand-type]
  %0:2 = "vector.deinterleave"(%t) : (tuple<>) -> (tuple<>, tuple<>)
         ^~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:18:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:24:8: error: 'vector.expandload' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "vector.expandload"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:23:14: note: the operand ('base') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:29:8: error: operation 'vector.flat_transpose' being parsed with an unregistered dialect [unregistered-dialect]
  %0 = "vector.flat_transpose"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
fail_rows_of_vector.mlir:34:8: error: 'vector.fma' op operand #0 must be vector of floating-point values, but got 'tuple<>' [operand-type]
  %0 = "vector.fma"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_vector.mlir:33:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:39:8: error: 'vector.gather' op operand #1 must be vector of integer or index values, but got 'tuple<>' [operand-type]
  %0 = "vector.gather"(%t, %t, %t, %t) : (tuple<>, tuple<>, tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:38:14: note: the operand ('index_vec') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:44:8: error: 'vector.insert' op operand #1 must be vector of any type values, but got 'tuple<>' [operand-type]
  %0 = "vector.insert"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:43:14: note: the operand ('dest') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:49:8: error: operation 'vector.insertelement' being parsed with an unregistered dialect [unregistered-dialect]
  %0 = "vector.insertelement"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
fail_rows_of_vector.mlir:54:8: error: 'vector.interleave' op operand #0 must be vector of any type values, but got 'tuple<>' [operand-type]
  %0 = "vector.interleave"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:53:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:59:3: error: 'vector.maskedstore' op operand #0 must be memref of any type values, but got 'tuple<>' [operand-type]
  "vector.maskedstore"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:58:14: note: the operand ('base') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:64:8: error: operation 'vector.matrix_multiply' being parsed with an unregistered dialect [unregistered-dialect]
  %0 = "vector.matrix_multiply"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
fail_rows_of_vector.mlir:69:8: error: 'vector.multi_reduction' op operand #0 must be vector of any type values, but got 'tuple<>' [operand-type]
  %0 = "vector.multi_reduction"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:68:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:74:8: error: operation 'vector.reshape' being parsed with an unregistered dialect [unregistered-dialect]
  %0 = "vector.reshape"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
fail_rows_of_vector.mlir:79:8: error: 'vector.scalable.extract' op operand #0 must be scalable vector of any type values of ranks 1, but got 'tuple<>' [operand-type]
  %0 = "vector.scalable.extract"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:78:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:84:8: error: 'vector.scalable.insert' op operand #0 must be vector of any type values of ranks 1, but got 'tuple<>' [operand-type]
  %0 = "vector.scalable.insert"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:83:14: note: the operand ('source') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:89:3: error: 'vector.scatter' op operand #1 must be vector of integer or index values, but got 'tuple<>' [operand-type]
  "vector.scatter"(%t, %t, %t, %t) : (tuple<>, tuple<>, tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:88:14: note: the operand ('index_vec') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:94:8: error: operation 'vector.splat' being parsed with an unregistered dialect [unregistered-dialect]
  %0 = "vector.splat"() : () -> tuple<>
       ^~~~~~~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
fail_rows_of_vector.mlir:99:8: error: 'vector.step' op result #0 must be vector of index values of ranks 1, but got 'tuple<>' [result-type]
  %0 = "vector.step"() : () -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_vector.mlir:104:3: error: 'vector.store' op operand #0 must be vector of any type values, but got 'tuple<>' [operand-type]
  "vector.store"(%t, %t) : (tuple<>, tuple<>) -> ()
  ^~~~~~~~~~~~~~
fail_rows_of_vector.mlir:103:14: note: the operand ('valueToStore') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:109:8: error: 'vector.transfer_write' op operand group 'vector' requires 1 element, but found 0 [segment-sizes]
  %0 = "vector.transfer_write"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:114:8: error: 'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'tuple<>' [operand-type]
  %0 = "vector.type_cast"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:113:14: note: the operand ('memref') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_vector.mlir:119:8: error: 'vector.vscale' op result #0 must be index, but got 'tuple<>' [result-type]
  %0 = "vector.vscale"() : () -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_vector.mlir:124:8: error: operation 'vector.warp_execute_on_lane_0' being parsed with an unregistered dialect [unregistered-dialect]
  %0 = "vector.warp_execute_on_lane_0"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
fail_rows_of_vector.mlir:129:3: error: 'vector.yield' op must be the last operation in the parent block [terminator-not-last]
  "vector.yield"() : () -> ()
  ^~~~~~~~~~~~~~
