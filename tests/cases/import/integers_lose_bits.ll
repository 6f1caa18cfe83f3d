; RUN: lowir translate --import-llvm
; What has more bits than its type is cut, and floats may have a plus.
@a = global i8 256
@b = global i8 -129
@c = global i1 2
@d = global i64 18446744073709551617
@e = global i128 -340282366920938463463374607431768211457
@f = global i70 1180591620717411303425
@g = global i33 99999999999999999999999999
@h = common global fp128 0xL00000000000000000000000000000000
@i = common global i128 0
@j = global double +2.5
define i8 @x() {
  %1 = add i8 -200, 300
  ret i8 %1
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @a(0 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global external @b(127 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global external @c(false) {addr_space = 0 : i32} : i1
  llvm.mlir.global external @d(1 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external @e(-1 : i128) {addr_space = 0 : i32} : i128
  llvm.mlir.global external @f(1 : i70) {addr_space = 0 : i32} : i70
  llvm.mlir.global external @g(3825205247 : i33) {addr_space = 0 : i32} : i33
  llvm.mlir.global common @h(0.000000e+00 : f128) {addr_space = 0 : i32} : f128
  llvm.mlir.global common @i(0 : i128) {addr_space = 0 : i32} : i128
  llvm.mlir.global external @j(2.500000e+00 : f64) {addr_space = 0 : i32} : f64
  llvm.func @x() -> i8 {
    %0 = llvm.mlir.constant(56 : i8) : i8
    %1 = llvm.mlir.constant(44 : i8) : i8
    %2 = llvm.add %0, %1 : i8
    llvm.return %2 : i8
  }
}
