// RUN: lowir opt
// A type that goes on with a word behind the text of the operand's is another one, wherever types are compared by their text.
func.func private @callee(i16)
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
fail_types_that_begin_alike.mlir:5:21: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  func.call @callee(%a) : (i16) -> ()
                    ^~
fail_types_that_begin_alike.mlir:4:17: note: prior use here
func.func @call(%a: i1) {
                ^~
fail_types_that_begin_alike.mlir:9:20: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  %0 = arith.extui %a : i16 to i32
                   ^~
fail_types_that_begin_alike.mlir:8:17: note: prior use here
func.func @cast(%a: i1) -> i32 {
                ^~
fail_types_that_begin_alike.mlir:13:18: error: use of value '%b' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  cf.br ^bb1(%a, %b : i1, i16)
                 ^~
fail_types_that_begin_alike.mlir:12:27: note: prior use here
func.func @branch(%a: i1, %b: i1) {
                          ^~
fail_types_that_begin_alike.mlir:18:10: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  return %a : i16
         ^~
fail_types_that_begin_alike.mlir:17:18: note: prior use here
func.func @given(%a: i1) -> i16 {
                 ^~
fail_types_that_begin_alike.mlir:21:10: error: use of value '%a' expects different type than prior uses: 'i16' vs 'i1' [type-mismatch]
  return %a, %b : i16, i1
         ^~
fail_types_that_begin_alike.mlir:20:22: note: prior use here
func.func @given_two(%a: i1, %b: i1) -> (i16, i1) {
                     ^~
fail_types_that_begin_alike.mlir:24:21: error: use of value '%c' expects different type than prior uses: 'i1' vs 'i16' [type-mismatch]
  %0 = arith.select %c, %a, %a : i32
                    ^~
fail_types_that_begin_alike.mlir:23:25: note: prior use here
func.func @no_condition(%c: i16, %a: i32) -> i32 {
                        ^~
fail_types_that_begin_alike.mlir:28:28: error: expected non-function type, found `i1x` [unknown-type]
  func.call @callee(%a) : (i1x) -> ()
                           ^~~
  help: builtin types are `i32`, `index`, `f32`, `memref<...>` and the like; types of other dialects begin with `!`
