// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "math.absf"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.acos"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.acosh"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.asin"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.asinh"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.atan"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.atan2"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.atanh"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.cbrt"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.ceil"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.clampf"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.copysign"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.cos"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.cosh"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.ctlz"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.ctpop"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.cttz"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.erf"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.erfc"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.exp"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.exp2"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.expm1"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.floor"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.fma"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.isfinite"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.isinf"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.isnormal"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.log"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.log10"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.log1p"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.log2"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.powf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.round"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.roundeven"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.rsqrt"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0:2 = "math.sincos"(%t) : (tuple<>) -> (tuple<>, tuple<>)
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.sinh"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.sqrt"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.tan"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "math.trunc"(%t) : (tuple<>) -> tuple<>
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
fail_rows_of_math.mlir:4:8: error: 'math.absf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.absf"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:3:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:9:8: error: 'math.acos' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.acos"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:8:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:14:8: error: 'math.acosh' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.acosh"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:13:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:19:8: error: 'math.asin' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.asin"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:18:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:24:8: error: 'math.asinh' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.asinh"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:23:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:29:8: error: 'math.atan' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.atan"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:28:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:34:8: error: 'math.atan2' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.atan2"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:33:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:39:8: error: 'math.atanh' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.atanh"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:38:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:44:8: error: 'math.cbrt' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.cbrt"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:43:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:49:8: error: 'math.ceil' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.ceil"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:48:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:54:8: error: 'math.clampf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.clampf"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_math.mlir:53:14: note: the operand ('value') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:59:8: error: 'math.copysign' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.copysign"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_math.mlir:58:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:64:8: error: 'math.cos' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.cos"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_math.mlir:63:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:69:8: error: 'math.cosh' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.cosh"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:68:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:74:8: error: 'math.ctlz' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "math.ctlz"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:73:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:79:8: error: 'math.ctpop' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "math.ctpop"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:78:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:84:8: error: 'math.cttz' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "math.cttz"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:83:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:89:8: error: 'math.erf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.erf"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_math.mlir:88:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:94:8: error: 'math.erfc' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.erfc"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:93:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:99:8: error: 'math.exp' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.exp"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_math.mlir:98:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:104:8: error: 'math.exp2' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.exp2"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:103:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:109:8: error: 'math.expm1' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.expm1"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:108:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:114:8: error: 'math.floor' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.floor"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:113:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:119:8: error: 'math.fma' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.fma"(%t, %t, %t) : (tuple<>, tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_math.mlir:118:14: note: the operand ('a') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:124:8: error: 'math.isfinite' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.isfinite"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_math.mlir:123:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:129:8: error: 'math.isinf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.isinf"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:128:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:134:8: error: 'math.isnormal' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.isnormal"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_math.mlir:133:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:139:8: error: 'math.log' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.log"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_math.mlir:138:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:144:8: error: 'math.log10' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.log10"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:143:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:149:8: error: 'math.log1p' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.log1p"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:148:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:154:8: error: 'math.log2' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.log2"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:153:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:159:8: error: 'math.powf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.powf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:158:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:164:8: error: 'math.round' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.round"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:163:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:169:8: error: 'math.roundeven' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.roundeven"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_math.mlir:168:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:174:8: error: 'math.rsqrt' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.rsqrt"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:173:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:179:10: error: 'math.sincos' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0:2 = "math.sincos"(%t) : (tuple<>) -> (tuple<>, tuple<>)
         ^~~~~~~~~~~~~
fail_rows_of_math.mlir:178:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:184:8: error: 'math.sinh' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.sinh"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:183:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:189:8: error: 'math.sqrt' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.sqrt"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_math.mlir:188:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:194:8: error: 'math.tan' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.tan"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~
fail_rows_of_math.mlir:193:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_math.mlir:199:8: error: 'math.trunc' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "math.trunc"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_math.mlir:198:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
