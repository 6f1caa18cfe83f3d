; RUN: lowir translate --import-llvm
; Variables without names are numbered where their names are written first: in what another one holds, or where they stand.
; Names that others have are left out.
@table = constant [3 x ptr] [ptr @3, ptr @2, ptr @0]
@0 = private constant [2 x ptr] [ptr @1, ptr @0]
@1 = private constant ptr @table
@2 = private constant i32 2
@3 = global { i32, ptr, [2 x ptr] } { i32 3, ptr @4, [2 x ptr] [ptr @5, ptr @2] }
@4 = private constant i8 4
@5 = private constant i8 5
@mlir.llvm.nameless_global_2 = constant i8 6
define ptr @f() {
  store ptr @1, ptr @3
  ret ptr @5
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external constant @table() {addr_space = 0 : i32} : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.addressof @mlir.llvm.nameless_global_0 : !llvm.ptr
    %1 = llvm.mlir.addressof @mlir.llvm.nameless_global_1 : !llvm.ptr
    %2 = llvm.mlir.addressof @mlir.llvm.nameless_global_3 : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x ptr> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x ptr> 
    llvm.return %6 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global private constant @mlir.llvm.nameless_global_0() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @mlir.llvm.nameless_global_0 : !llvm.ptr
    %1 = llvm.mlir.addressof @mlir.llvm.nameless_global_4 : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global private constant @mlir.llvm.nameless_global_4() {addr_space = 0 : i32, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private constant @mlir.llvm.nameless_global_1(2 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global external @mlir.llvm.nameless_global_3() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr, array<2 x ptr>)> {
    %0 = llvm.mlir.addressof @mlir.llvm.nameless_global_1 : !llvm.ptr
    %1 = llvm.mlir.addressof @mlir.llvm.nameless_global_5 : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    %5 = llvm.mlir.addressof @mlir.llvm.nameless_global_6 : !llvm.ptr
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.undef : !llvm.struct<(i32, ptr, array<2 x ptr>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i32, ptr, array<2 x ptr>)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i32, ptr, array<2 x ptr>)> 
    %10 = llvm.insertvalue %4, %9[2] : !llvm.struct<(i32, ptr, array<2 x ptr>)> 
    llvm.return %10 : !llvm.struct<(i32, ptr, array<2 x ptr>)>
  }
  llvm.mlir.global private constant @mlir.llvm.nameless_global_6(4 : i8) {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global private constant @mlir.llvm.nameless_global_5(5 : i8) {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global external constant @mlir.llvm.nameless_global_2(6 : i8) {addr_space = 0 : i32} : i8
  llvm.func @f() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @mlir.llvm.nameless_global_4 : !llvm.ptr
    %1 = llvm.mlir.addressof @mlir.llvm.nameless_global_3 : !llvm.ptr
    %2 = llvm.mlir.addressof @mlir.llvm.nameless_global_5 : !llvm.ptr
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
}
