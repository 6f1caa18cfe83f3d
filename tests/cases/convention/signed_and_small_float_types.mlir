// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Signs of integers are dropped, 8-bit floats become i8.
// SEED: S87
func.func private @signs(si32, ui8, si64)
func.func private @floats(f8E4M3FN, f8E5M2)
//--- out
module {
  llvm.func @signs(i32, i8, i64) attributes {sym_visibility = "private"}
  llvm.func @floats(i8, i8) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @signs(i32, i8, i64) attributes {sym_visibility = "private"}
  llvm.func @floats(i8, i8) attributes {sym_visibility = "private"}
}

