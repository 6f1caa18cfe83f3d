; RUN: lowir translate --import-llvm --compat=19
; DIFFERS: mlir-translate-19 crashes where variables compute with each other's addresses.
@methods = constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @info] }
@info = constant { ptr, i32 } { ptr getelementptr inbounds (ptr, ptr @methods, i64 2), i32 1 }
define ptr @f() {
  ret ptr @info
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external constant @methods() {addr_space = 0 : i32} : !llvm.struct<(array<2 x ptr>)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @methods : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, i32)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, i32)> 
    %7 = llvm.mlir.addressof @info : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.array<2 x ptr> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.array<2 x ptr> 
    %12 = llvm.mlir.undef : !llvm.struct<(array<2 x ptr>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(array<2 x ptr>)> 
    llvm.return %13 : !llvm.struct<(array<2 x ptr>)>
  }
  llvm.mlir.global external constant @info() {addr_space = 0 : i32} : !llvm.struct<(ptr, i32)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @info : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<2 x ptr> 
    %7 = llvm.mlir.undef : !llvm.struct<(array<2 x ptr>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(array<2 x ptr>)> 
    %9 = llvm.mlir.addressof @methods : !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, i32)> 
    %13 = llvm.insertvalue %0, %12[1] : !llvm.struct<(ptr, i32)> 
    llvm.return %13 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @f() -> !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x ptr> 
    %5 = llvm.mlir.addressof @info : !llvm.ptr
    %6 = llvm.insertvalue %5, %4[1] : !llvm.array<2 x ptr> 
    %7 = llvm.mlir.undef : !llvm.struct<(array<2 x ptr>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(array<2 x ptr>)> 
    %9 = llvm.mlir.addressof @methods : !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, i32)> 
    %13 = llvm.insertvalue %0, %12[1] : !llvm.struct<(ptr, i32)> 
    llvm.return %5 : !llvm.ptr
  }
}
