// RUN: lowir opt
// A number that its type cannot hold.
func.func @f() -> i8 {
  %0 = arith.constant 300 : i8
  return %0 : i8
}
//--- err
fail_out_of_range.mlir:4:23: error: integer constant out of range for type [number-range]
  %0 = arith.constant 300 : i8
                      ^~~
