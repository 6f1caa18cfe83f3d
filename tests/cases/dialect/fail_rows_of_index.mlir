// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "index.add"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.and"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.bool.constant"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.casts"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.castu"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.ceildivs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.ceildivu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.cmp"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.constant"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.divs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.divu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.floordivs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.maxs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.maxu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.mins"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.minu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.mul"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.or"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.rems"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.remu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.shl"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.shrs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.shru"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.sizeof"() : () -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.sub"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "index.xor"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
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
fail_rows_of_index.mlir:4:8: error: 'index.add' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.add"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:3:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:9:8: error: 'index.and' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.and"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:8:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:14:8: error: 'index.bool.constant' op result #0 must be 1-bit signless integer, but got 'tuple<>' [result-type]
  %0 = "index.bool.constant"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~
fail_rows_of_index.mlir:19:8: error: 'index.casts' op operand #0 must be integer or index, but got 'tuple<>' [operand-type]
  %0 = "index.casts"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_index.mlir:18:14: note: the operand ('input') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:24:8: error: 'index.castu' op operand #0 must be integer or index, but got 'tuple<>' [operand-type]
  %0 = "index.castu"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_index.mlir:23:14: note: the operand ('input') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:29:8: error: 'index.ceildivs' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.ceildivs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_index.mlir:28:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:34:8: error: 'index.ceildivu' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.ceildivu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_index.mlir:33:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:39:8: error: 'index.cmp' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.cmp"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:38:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:44:8: error: 'index.constant' op result #0 must be index, but got 'tuple<>' [result-type]
  %0 = "index.constant"() : () -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_index.mlir:49:8: error: 'index.divs' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.divs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:48:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:54:8: error: 'index.divu' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.divu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:53:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:59:8: error: 'index.floordivs' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.floordivs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~
fail_rows_of_index.mlir:58:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:64:8: error: 'index.maxs' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.maxs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:63:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:69:8: error: 'index.maxu' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.maxu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:68:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:74:8: error: 'index.mins' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.mins"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:73:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:79:8: error: 'index.minu' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.minu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:78:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:84:8: error: 'index.mul' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.mul"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:83:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:89:8: error: 'index.or' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.or"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_index.mlir:88:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:94:8: error: 'index.rems' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.rems"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:93:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:99:8: error: 'index.remu' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.remu"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:98:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:104:8: error: 'index.shl' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.shl"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:103:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:109:8: error: 'index.shrs' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.shrs"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:108:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:114:8: error: 'index.shru' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.shru"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_index.mlir:113:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:119:8: error: 'index.sizeof' op result #0 must be index, but got 'tuple<>' [result-type]
  %0 = "index.sizeof"() : () -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_index.mlir:124:8: error: 'index.sub' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.sub"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:123:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_index.mlir:129:8: error: 'index.xor' op operand #0 must be index, but got 'tuple<>' [operand-type]
  %0 = "index.xor"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_index.mlir:128:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
