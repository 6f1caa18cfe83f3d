// RUN: lowir opt nowhere.mlir
// A file that is not there.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir opt: error: cannot read 'nowhere.mlir': entity not found
