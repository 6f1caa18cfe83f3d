// RUN: lowir opt
// A value used as another type than it has.
func.func @f(%a: i32, %b: f32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
//--- err
fail_type_mismatch.mlir:4:23: error: use of value '%b' expects different type than prior uses: 'i32' vs 'f32' [type-mismatch]
  %0 = arith.addi %a, %b : i32
                      ^~
fail_type_mismatch.mlir:3:23: note: prior use here
func.func @f(%a: i32, %b: f32) -> i32 {
                      ^~
