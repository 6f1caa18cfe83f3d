// RUN: lowir opt
// Data layouts that are right: alignments, pointers, empty structs, names of other dialects, equal nested layouts.

module attributes {dlti.dl_spec = #dlti.dl_spec<
    index = 32, i8 = dense<16> : vector<1xi64>, f64 = dense<[32, 64]> : vector<2xi64>,
    !llvm.ptr = dense<[64, 64, 64, 32]> : vector<4xi64>,
    !llvm.struct<()> = dense<32> : vector<2xi64>, "mine.key" = 1,
    "dlti.endianness" = "big", "dlti.stack_alignment" = 64 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"mine.key" = 1>} {
    func.func @f() {
      return
    }
  }
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i8 = dense<16> : vector<1xi64>, f64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<[64, 64, 64, 32]> : vector<4xi64>, !llvm.struct<()> = dense<32> : vector<2xi64>, "mine.key" = 1 : i64, "dlti.endianness" = "big", "dlti.stack_alignment" = 64 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"mine.key" = 1 : i64>} {
    func.func @f() {
      return
    }
  }
}

