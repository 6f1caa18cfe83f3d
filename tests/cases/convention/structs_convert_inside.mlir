// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// LLVM structs with foreign parts convert inside; a named one gets a new name.
// SEED: S88
func.func private @literal(!llvm.struct<(index, array<2 x struct<(i32, index)>>)>)
func.func private @named(!llvm.struct<"pair", (i32, i64)>)
//--- out
module {
  llvm.func @literal(!llvm.struct<(i64, array<2 x struct<(i32, i64)>>)>) attributes {sym_visibility = "private"}
  llvm.func @named(!llvm.struct<"pair", (i32, i64)>) attributes {sym_visibility = "private"}
}

