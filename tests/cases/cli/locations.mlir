// RUN: lowir opt --mlir-print-debuginfo %s
// RUN: lowir opt --mlir-print-debuginfo --mlir-print-local-scope %s
// Locations, as aliases or in place.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
