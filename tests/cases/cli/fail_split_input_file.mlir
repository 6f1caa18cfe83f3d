// RUN: lowir opt -split-input-file %s
// An error in one piece names the line of the file; the others are still printed.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @g() {
  bogus.op
}
// -----
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
