// RUN: lowir opt %s -o missing/out.mlir
// An output that cannot be written.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: cannot write 'missing/out.mlir': entity not found
