; RUN: lowir translate --import-llvm
; DIFFERS: mlir-translate cuts alignments to 32 bits and leaves out what is zero then
define void @f(ptr %p) {
  store i8 1, ptr %p, align 4294967296
  %1 = load i8, ptr %p, align 2147483648
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i8) : i8
    llvm.store %0, %arg0 {alignment = 4294967296 : i64} : i8, !llvm.ptr
    %1 = llvm.load %arg0 {alignment = 2147483648 : i64} : !llvm.ptr -> i8
    llvm.return
  }
}
