// RUN: lowir translate %s
// translate wants to know which translation.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir translate: error: no translation asked for; there are '--mlir-to-llvmir' and '--import-llvm'
