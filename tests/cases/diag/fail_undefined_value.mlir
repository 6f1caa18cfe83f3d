// RUN: lowir opt
// Two names that nothing defines: both are reported.
func.func @f() -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
//--- err
fail_undefined_value.mlir:4:19: error: use of undeclared SSA value name '%a' [undefined-value]
  %0 = arith.addi %a, %b : i32
                  ^~
fail_undefined_value.mlir:4:23: error: use of undeclared SSA value name '%b' [undefined-value]
  %0 = arith.addi %a, %b : i32
                      ^~
