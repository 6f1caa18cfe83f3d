// RUN: lowir opt --split-input-file
// What the fields of each operation forbid, for operations without another case.
func.func @f(%t: tuple<>) {
  %0 = "arith.addf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0:2 = "arith.addui_extended"(%t, %t) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.andi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.ceildivsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.ceildivui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.cmpf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.divf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.divui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.extf"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.extsi"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.extui"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.floordivsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.fptosi"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.fptoui"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.index_cast"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.index_castui"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.maximumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.maxnumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.maxsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.maxui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.minimumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.minnumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.minsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.minui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.mulf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0:2 = "arith.mulsi_extended"(%t, %t) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0:2 = "arith.mului_extended"(%t, %t) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.negf"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.ori"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.remf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.remsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.remui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.scaling_extf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.scaling_truncf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.shli"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.shrsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.shrui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.sitofp"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.subf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.subi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.truncf"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.trunci"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.uitofp"(%t) : (tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.xori"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
  return
}
// -----
func.func @f(%t: tuple<>) {
  %0 = "arith.muli"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
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
// -----
// -----
// -----
// -----
// -----
//--- err
fail_rows_of_arith.mlir:4:8: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.addf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:3:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:9:10: error: 'arith.addui_extended' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0:2 = "arith.addui_extended"(%t, %t) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
         ^~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:8:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:14:8: error: 'arith.andi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.andi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:13:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:19:8: error: 'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.ceildivsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:18:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:24:8: error: 'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.ceildivui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:23:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:29:8: error: 'arith.cmpf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.cmpf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:28:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:34:8: error: 'arith.divf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.divf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:33:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:39:8: error: 'arith.divui' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.divui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:38:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:44:8: error: 'arith.extf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.extf"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:43:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:49:8: error: 'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.extsi"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:48:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:54:8: error: 'arith.extui' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.extui"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:53:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:59:8: error: 'arith.floordivsi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.floordivsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:58:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:64:8: error: 'arith.fptosi' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.fptosi"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_arith.mlir:63:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:69:8: error: 'arith.fptoui' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.fptoui"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_arith.mlir:68:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:74:8: error: 'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'tuple<>' [operand-type]
  %0 = "arith.index_cast"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:73:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:79:8: error: 'arith.index_castui' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'tuple<>' [operand-type]
  %0 = "arith.index_castui"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:78:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:84:8: error: 'arith.maximumf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.maximumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:83:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:89:8: error: 'arith.maxnumf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.maxnumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:88:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:94:8: error: 'arith.maxsi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.maxsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:93:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:99:8: error: 'arith.maxui' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.maxui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:98:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:104:8: error: 'arith.minimumf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.minimumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:103:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:109:8: error: 'arith.minnumf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.minnumf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:108:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:114:8: error: 'arith.minsi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.minsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:113:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:119:8: error: 'arith.minui' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.minui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:118:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:124:8: error: 'arith.mulf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.mulf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:123:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:129:10: error: 'arith.mulsi_extended' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0:2 = "arith.mulsi_extended"(%t, %t) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
         ^~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:128:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:134:10: error: 'arith.mului_extended' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0:2 = "arith.mului_extended"(%t, %t) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
         ^~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:133:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:139:8: error: 'arith.negf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.negf"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:138:14: note: the operand ('operand') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:144:8: error: 'arith.ori' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.ori"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~
fail_rows_of_arith.mlir:143:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:149:8: error: 'arith.remf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.remf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:148:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:154:8: error: 'arith.remsi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.remsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:153:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:159:8: error: 'arith.remui' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.remui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:158:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:164:8: error: 'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.scaling_extf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:163:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:169:8: error: 'arith.scaling_truncf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.scaling_truncf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~~~~~~~~~
fail_rows_of_arith.mlir:168:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:174:8: error: 'arith.shli' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.shli"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:173:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:179:8: error: 'arith.shrsi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.shrsi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:178:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:184:8: error: 'arith.shrui' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.shrui"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~~
fail_rows_of_arith.mlir:183:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:189:8: error: 'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.sitofp"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_arith.mlir:188:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:194:8: error: 'arith.subf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.subf"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:193:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:199:8: error: 'arith.subi' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.subi"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:198:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:204:8: error: 'arith.truncf' op operand #0 must be floating-point-like, but got 'tuple<>' [operand-type]
  %0 = "arith.truncf"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_arith.mlir:203:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:209:8: error: 'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.trunci"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_arith.mlir:208:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:214:8: error: 'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.uitofp"(%t) : (tuple<>) -> tuple<>
       ^~~~~~~~~~~~~~
fail_rows_of_arith.mlir:213:14: note: the operand ('in') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:219:8: error: 'arith.xori' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.xori"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:218:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
fail_rows_of_arith.mlir:224:8: error: 'arith.muli' op operand #0 must be signless-integer-like, but got 'tuple<>' [operand-type]
  %0 = "arith.muli"(%t, %t) : (tuple<>, tuple<>) -> tuple<>
       ^~~~~~~~~~~~
fail_rows_of_arith.mlir:223:14: note: the operand ('lhs') is defined here
func.func @f(%t: tuple<>) {
             ^~
