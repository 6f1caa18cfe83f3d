// RUN: lowir opt --convert-func-to-llvm
// RUN: lowir opt --compat=19 --convert-func-to-llvm
// A tensor has no lowering: its function is left as it is by the single pass.
// SEED: S83
func.func private @t(tensor<4xf32>) -> i32
func.func private @fine(i32)
//--- out
module {
  func.func private @t(tensor<4xf32>) -> i32
  llvm.func @fine(i32) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  func.func private @t(tensor<4xf32>) -> i32
  llvm.func @fine(i32) attributes {sym_visibility = "private"}
}

