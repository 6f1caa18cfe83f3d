; RUN: lowir translate --import-llvm
; Strings of a group and of the global itself.
@a = global i32 0 #0
@b = global i32 0, section "x", align 8 #0
@c = global i32 0 "z" "a"="3"
attributes #0 = { "zz" "bss-section"="x" "aa"="t" }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @a(0 : i32) {addr_space = 0 : i32, target_specific_attrs = [["aa", "t"], ["bss-section", "x"], "zz"]} : i32
  llvm.mlir.global external @b(0 : i32) {addr_space = 0 : i32, alignment = 8 : i64, section = "x", target_specific_attrs = [["aa", "t"], ["bss-section", "x"], "zz"]} : i32
  llvm.mlir.global external @c(0 : i32) {addr_space = 0 : i32, target_specific_attrs = [["a", "3"], "z"]} : i32
}
