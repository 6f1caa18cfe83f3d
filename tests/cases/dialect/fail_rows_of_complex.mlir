// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "complex.abs"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.add"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.angle"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.atan2"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.conj"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.cos"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.div"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.expm1"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.im"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.log"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.log1p"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.mul"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.neg"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.neq"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.pow"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.powi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.rsqrt"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.sign"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.sin"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.sqrt"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.sub"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.tan"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "complex.tanh"(%t) : (tuple<>) -> tuple<>
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
//--- err
fail_rows_of_complex.mlir:4:8: error: 'complex.abs' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.abs"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:3:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:9:8: error: 'complex.add' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.add"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:8:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:14:8: error: 'complex.angle' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.angle"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_complex.mlir:13:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:19:8: error: 'complex.atan2' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.atan2"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_complex.mlir:18:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:24:8: error: 'complex.conj' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.conj"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_complex.mlir:23:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:29:8: error: 'complex.cos' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.cos"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:28:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:34:8: error: 'complex.div' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.div"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:33:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:39:8: error: 'complex.expm1' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.expm1"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_complex.mlir:38:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:44:8: error: 'complex.im' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.im"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_complex.mlir:43:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:49:8: error: 'complex.log' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.log"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:48:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:54:8: error: 'complex.log1p' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.log1p"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_complex.mlir:53:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:59:8: error: 'complex.mul' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.mul"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:58:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:64:8: error: 'complex.neg' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.neg"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:63:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:69:8: error: 'complex.neq' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.neq"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:68:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:74:8: error: 'complex.pow' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.pow"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:73:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:79:8: error: 'complex.powi' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.powi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_complex.mlir:78:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:84:8: error: 'complex.rsqrt' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.rsqrt"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_complex.mlir:83:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:89:8: error: 'complex.sign' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.sign"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_complex.mlir:88:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:94:8: error: 'complex.sin' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.sin"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:93:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:99:8: error: 'complex.sqrt' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.sqrt"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_complex.mlir:98:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:104:8: error: 'complex.sub' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.sub"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:103:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:109:8: error: 'complex.tan' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.tan"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_complex.mlir:108:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_complex.mlir:114:8: error: 'complex.tanh' op operand #0 must be complex type with floating-point elements, but got 'tuple<>' [operand-type]
  %0 = "complex.tanh"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_complex.mlir:113:14: note: the operand ('complex') is defined here
func.func @f(%t: tuple<>) {
             ^~
