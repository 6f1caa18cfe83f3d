// RUN: lowir opt --mlir-timing --cse %s
// RUN: lowir opt --mlir-timing --mlir-output-format=json --cse %s
// RUN: lowir --mlir-timing %s
// Time per phase, on standard error (the clock of the tests stands still).
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
