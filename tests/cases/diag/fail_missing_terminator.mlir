// RUN: lowir opt
// A block that does not end.
func.func @f() {
  %0 = arith.constant 1 : i32
}
//--- err
fail_missing_terminator.mlir:4:8: error: block with no terminator, has 'arith.constant' as its last operation [missing-terminator]
  %0 = arith.constant 1 : i32
       ^~~~~~~~~~~~~~
  help: end the function with 'func.return'
