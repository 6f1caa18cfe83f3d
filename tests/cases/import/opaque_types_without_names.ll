; RUN: lowir translate --import-llvm
; Types without a name that are opaque are one type, which has the name of the first type without one.
%0 = type { i32, ptr }
%1 = type opaque
%2 = type { i64, ptr }
%3 = type opaque
%4 = type { %5, i8 }
%5 = type { i16, i1 }
@a = external global %0
@b = external global %1
@c = external global %2
@d = external global %3
@e = external global %4
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @a() {addr_space = 0 : i32} : !llvm.struct<"", (i32, ptr)>
  llvm.mlir.global external @b() {addr_space = 0 : i32} : !llvm.struct<"", (i32, ptr)>
  llvm.mlir.global external @c() {addr_space = 0 : i32} : !llvm.struct<".1", (i64, ptr)>
  llvm.mlir.global external @d() {addr_space = 0 : i32} : !llvm.struct<"", (i32, ptr)>
  llvm.mlir.global external @e() {addr_space = 0 : i32} : !llvm.struct<".3", (struct<".2", (i16, i1)>, i8)>
}
