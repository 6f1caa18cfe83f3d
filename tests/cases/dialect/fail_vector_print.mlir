// RUN: lowir opt
// A text stands alone.
func.func @both(%n: i32) {
  vector.print %n : i32 str "n"
  return
}
//--- err
fail_vector_print.mlir:4:3: error: 'vector.print' prints a text, or a value with punctuation, not both [vector]
  vector.print %n : i32 str "n"
  ^~~~~~~~~~~~
