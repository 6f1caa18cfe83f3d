// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// func.varargs makes an LLVM function with a variable argument list.
// SEED: S89
func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func private @fixed(i32) attributes {func.varargs = false}
//--- out
module {
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
  llvm.func @fixed(i32) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
  llvm.func @fixed(i32) attributes {sym_visibility = "private"}
}

