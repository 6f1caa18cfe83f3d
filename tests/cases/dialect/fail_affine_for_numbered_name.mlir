// RUN: lowir opt
// The name of a counter is defined, so it has no number, not even 0.
func.func @f() {
  affine.for %i#0 = 0 to 7 {
  }
  return
}
//--- err
fail_affine_for_numbered_name.mlir:4:14: error: result number not allowed in argument list [result-number]
  affine.for %i#0 = 0 to 7 {
             ^~
