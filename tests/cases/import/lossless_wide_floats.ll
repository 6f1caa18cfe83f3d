; RUN: lowir translate --import-llvm --lossless
; RUN: lowir translate --import-llvm --lossless %s | lowir translate --mlir-to-llvmir
; Floats of more than 64 bits are written as their bits, those of lists too: decimal ones are read as doubles.
; DIFFERS: the real tools do not know the option
@list = constant [2 x x86_fp80] [x86_fp80 0xK3FFEC90FDAA22168C235, x86_fp80 0xK3FFEC90FDAA22168C234]
@vector = constant <2 x fp128> <fp128 0xL8469898CC51701B83FFE921FB54442D1, fp128 0xL8469898CC51701B83FFF921FB54442D1>
@one = constant fp128 0xL8469898CC51701B83FFE921FB54442D1
@tiny = constant x86_fp80 0xK00000000000000000001
@tinies = constant [2 x x86_fp80] [x86_fp80 0xK00000000000000000001, x86_fp80 0xK00000000000000000000]
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = "", lowir.metadata = ""} {
  llvm.mlir.global external constant @list(dense<[0x3FFEC90FDAA22168C235, 0x3FFEC90FDAA22168C234]> : tensor<2xf80>) {addr_space = 0 : i32} : !llvm.array<2 x f80>
  llvm.mlir.global external constant @vector(dense<[0x3FFE921FB54442D18469898CC51701B8, 0x3FFF921FB54442D18469898CC51701B8]> : vector<2xf128>) {addr_space = 0 : i32} : vector<2xf128>
  llvm.mlir.global external constant @one(0x3FFE921FB54442D18469898CC51701B8 : f128) {addr_space = 0 : i32} : f128
  llvm.mlir.global external constant @tiny(0x1 : f80) {addr_space = 0 : i32} : f80
  llvm.mlir.global external constant @tinies(dense<[0x1, 0x0]> : tensor<2xf80>) {addr_space = 0 : i32} : !llvm.array<2 x f80>
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@list = constant [2 x x86_fp80] [x86_fp80 0xK3FFEC90FDAA22168C235, x86_fp80 0xK3FFEC90FDAA22168C234]
@vector = constant <2 x fp128> <fp128 0xL8469898CC51701B83FFE921FB54442D1, fp128 0xL8469898CC51701B83FFF921FB54442D1>
@one = constant fp128 0xL8469898CC51701B83FFE921FB54442D1
@tiny = constant x86_fp80 0xK00000000000000000001
@tinies = constant [2 x x86_fp80] [x86_fp80 0xK00000000000000000001, x86_fp80 0xK00000000000000000000]

