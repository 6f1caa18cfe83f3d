; RUN: lowir translate --import-llvm
; Types without a name.
%0 = type { i32 }
%1 = type { i8, %0 }
@g = global %1 zeroinitializer
define void @i(%0 %x, %1 %y) { ret void }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.struct<".1", (i8, struct<"", (i32)>)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.struct<"", (i32)>
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.zero : !llvm.struct<".1", (i8, struct<"", (i32)>)>
    llvm.return %3 : !llvm.struct<".1", (i8, struct<"", (i32)>)>
  }
  llvm.func @i(%arg0: !llvm.struct<"", (i32)>, %arg1: !llvm.struct<".1", (i8, struct<"", (i32)>)>) {
    llvm.return
  }
}
