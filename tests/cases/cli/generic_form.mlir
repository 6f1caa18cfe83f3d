// RUN: lowir opt --mlir-print-op-generic %s
// RUN: lowir opt -mlir-print-op-generic=false %s
// The generic form of every operation.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
