// RUN: lowir opt %s other.mlir
// One input file at most.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
