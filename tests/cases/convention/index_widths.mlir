// RUN: lowir opt --pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm))'
// index is as wide as the data layout says, or the option, else 64 bits.
// SEED: S76 S77
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func private @narrow(index) -> memref<?xf32>
}
module {
  func.func private @plain(index) -> memref<?xf32>
}
//--- out
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
    llvm.func @narrow(i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> attributes {sym_visibility = "private"}
  }
  module {
    llvm.func @plain(i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  }
}

