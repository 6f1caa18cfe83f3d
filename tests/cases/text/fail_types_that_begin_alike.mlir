// RUN: lowir opt
// A type that goes on with a word behind the text of the operand's is another one, wherever types are compared by their text.
func.func private @callee(i16)
// Lines are read the short way where their kind was met before.
func.func @usual(%a: i16, %b: i1) -> (i32, i16) {
  func.call @callee(%a) : (i16) -> ()
  %0 = arith.extui %a : i16 to i32
  %1 = arith.select %b, %0, %0 : i32
  cf.br ^bb1(%1, %a : i32, i16)
^bb1(%x: i32, %y: i16):
  return %x, %y : i32, i16
}
func.func @call(%a: i1) {
  func.call @callee(%a) : (i16) -> ()
  return
}
func.func @cast(%a: i1) -> i32 {
  %0 = arith.extui %a : i16 to i32
  return %0 : i32
}
func.func @branch(%a: i1, %b: i1) {
  cf.br ^bb1(%a, %b : i1, i16)
^bb1(%x: i1, %y: i16):
  return
}
func.func @given(%a: i1) -> i16 {
  return %a : i16
}
func.func @given_two(%a: i1, %b: i1) -> (i16, i1) {
  return %a, %b : i16, i1
}
func.func @no_condition(%c: i16, %a: i32) -> i32 {
  %0 = arith.select %c, %a, %a : i32
  return %0 : i32
}
func.func @no_type(%a: i1) {
  func.call @callee(%a) : (i1x) -> ()
  return
}
//--- err
fail_types_that_begin_alike.mlir:14:21: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  func.call @callee(%a) : (i16) -> ()
                    ^~
fail_types_that_begin_alike.mlir:13:17: note: prior use here
func.func @call(%a: i1) {
                ^~
fail_types_that_begin_alike.mlir:18:20: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  %0 = arith.extui %a : i16 to i32
                   ^~
fail_types_that_begin_alike.mlir:17:17: note: prior use here
func.func @cast(%a: i1) -> i32 {
                ^~
fail_types_that_begin_alike.mlir:22:18: error: use of value '%b' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  cf.br ^bb1(%a, %b : i1, i16)
                 ^~
fail_types_that_begin_alike.mlir:21:27: note: prior use here
func.func @branch(%a: i1, %b: i1) {
                          ^~
fail_types_that_begin_alike.mlir:27:10: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  return %a : i16
         ^~
fail_types_that_begin_alike.mlir:26:18: note: prior use here
func.func @given(%a: i1) -> i16 {
                 ^~
fail_types_that_begin_alike.mlir:30:10: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  return %a, %b : i16, i1
         ^~
fail_types_that_begin_alike.mlir:29:22: note: prior use here
func.func @given_two(%a: i1, %b: i1) -> (i16, i1) {
                     ^~
fail_types_that_begin_alike.mlir:33:21: error: use of value '%c' expects different type than prior uses: 'i1' vs 'i16' [type-mismatch]
  %0 = arith.select %c, %a, %a : i32
                    ^~
fail_types_that_begin_alike.mlir:32:25: note: prior use here
func.func @no_condition(%c: i16, %a: i32) -> i32 {
                        ^~
fail_types_that_begin_alike.mlir:37:28: error: expected non-function type, found `i1x` [unknown-type]
  func.call @callee(%a) : (i1x) -> ()
                           ^~~
  help: builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`
