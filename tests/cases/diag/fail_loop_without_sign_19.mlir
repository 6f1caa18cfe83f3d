// RUN: lowir opt --compat=19 --strict-syntax
// Release 19 has no word for it.
func.func @count(%a: i32, %b: i32, %c: i32) {
  scf.for unsigned %i = %a to %b step %c : i32 {
  }
  return
}
//--- err
fail_loop_without_sign_19.mlir:4:11: error: expected an SSA operand, found `unsigned` [unexpected-token]
  scf.for unsigned %i = %a to %b step %c : i32 {
          ^~~~~~~~
