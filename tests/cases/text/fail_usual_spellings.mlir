// RUN: lowir opt
// What is wrong in operations that are mostly read the short way is reported by the general one.
func.func @f(%c: i1, %a: i32, %w: f32, %m: memref<?x4xi32>) {
  %0 = arith.addi %a, %w : i32
  return
}
func.func @g(%c: i1, %a: i32, %w: f32, %m: memref<?x4xi32>) {
  %0 = arith.select %c, %a, %w : i32
  return
}
func.func @h(%m: memref<?x4xi32>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?x4xi32> -> index, index
  return
}
func.func @i(%m: memref<?x4xi32>) {
  %0 = memref.subview %m[0, a] [2, 2] [1, 1] : memref<?x4xi32> to memref<2x2xi32, strided<[4, 1]>>
  return
}
func.func @j(%a: i32 %b: i32) {
  return
}
func.func @k(%a: i32, %a: i32) {
  return
}
func.func @l(%a: i32, i32) {
  return
}
func.func @m(%a: i32, %b: i33x) {
  return
}
func.func @n(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32, %y):
  return
}
//--- err
fail_usual_spellings.mlir:4:23: error: use of value '%w' expects different type than prior uses: 'i32' vs 'f32' [type-mismatch]
  %0 = arith.addi %a, %w : i32
                      ^~
fail_usual_spellings.mlir:3:31: note: prior use here
func.func @f(%c: i1, %a: i32, %w: f32, %m: memref<?x4xi32>) {
                              ^~
fail_usual_spellings.mlir:8:29: error: use of value '%w' expects different type than prior uses: 'i32' vs 'f32' [type-mismatch]
  %0 = arith.select %c, %a, %w : i32
                            ^~
fail_usual_spellings.mlir:7:31: note: prior use here
func.func @g(%c: i1, %a: i32, %w: f32, %m: memref<?x4xi32>) {
                              ^~
fail_usual_spellings.mlir:12:3: error: operation defines 2 results but was provided 1 to bind [result-count]
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?x4xi32> -> index, index
  ^~
fail_usual_spellings.mlir:16:29: error: expected a value or an integer in this list [expected-index]
  %0 = memref.subview %m[0, a] [2, 2] [1, 1] : memref<?x4xi32> to memref<2x2xi32, strided<[4, 1]>>
                            ^
fail_usual_spellings.mlir:19:22: error: expected ')', found `%b` [unexpected-token]
func.func @j(%a: i32 %b: i32) {
                     ^~
