// RUN: lowir opt %s -o out.mlir
// After an error there is no output file.
func.func @f() {
  return %x : i32
}
//--- err
fail_output_is_not_written_after_an_error.mlir:4:10: error: use of undeclared SSA value name '%x' [undefined-value]
  return %x : i32
         ^~
