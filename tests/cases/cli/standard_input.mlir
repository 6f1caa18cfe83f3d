// RUN: lowir opt %s | lowir opt -
// RUN: lowir opt %s | lowir opt
// RUN: lowir opt %s | lowir opt - -o -
// A dash is standard input and output; no file is standard input.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
