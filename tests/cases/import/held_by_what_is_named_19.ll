; RUN: lowir translate --import-llvm --compat=19
; To release 19, naming a variable or a function makes the constants that it holds: initializers, personalities, prefixes.
%pair = type { i32, ptr }
@count = global i64 7
@table = constant [2 x i32] [i32 1, i32 2]
@first = global ptr @count
@pair = global %pair { i32 5, ptr @first }
@none = external global i32
@zeros = global [3 x float] zeroinitializer
@function = global ptr @fun
@list = global [2 x ptr] [ptr @fun, ptr @other]
@inside = global ptr getelementptr (i8, ptr @table, i64 4)
@itself = global ptr @itself
@there = global ptr @back
@back = global ptr @there
@text = private constant [3 x i8] c"hi\00"
declare i32 @personality(...)
declare void @may()
define void @fun() personality ptr @personality {
  ret void
}
define void @other() prefix i32 9 prologue i8 7 {
  ret void
}
define i64 @named() {
  %a = load i64, ptr @count
  %b = load i32, ptr @table
  %c = load i32, ptr @table
  %d = load i32, ptr @none
  ret i64 %a
}
define ptr @by_another() {
  %a = load i32, ptr @pair
  %b = load float, ptr @zeros
  store ptr @first, ptr @itself
  ret ptr @there
}
define ptr @functions() {
  %a = load ptr, ptr @list
  call void @other()
  ret ptr @fun
}
define i64 @shared() {
  %a = add i64 7, ptrtoint (ptr @text to i64)
  %b = load i64, ptr @count
  %c = add i64 %a, %b
  ret i64 %c
}
define i32 @computed(i1 %c) {
  %p = select i1 %c, ptr getelementptr (i8, ptr @table, i64 4), ptr @inside
  %a = load i32, ptr %p
  ret i32 %a
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @count(7 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external constant @table(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global external @first() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.mlir.addressof @count : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global external @pair() {addr_space = 0 : i32} : !llvm.struct<"pair", (i32, ptr)> {
    %0 = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.mlir.addressof @count : !llvm.ptr
    %2 = llvm.mlir.addressof @first : !llvm.ptr
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.undef : !llvm.struct<"pair", (i32, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<"pair", (i32, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<"pair", (i32, ptr)> 
    llvm.return %6 : !llvm.struct<"pair", (i32, ptr)>
  }
  llvm.mlir.global external @none() {addr_space = 0 : i32} : i32
  llvm.mlir.global external @zeros(dense<0.000000e+00> : tensor<3xf32>) {addr_space = 0 : i32} : !llvm.array<3 x f32>
  llvm.mlir.global external @function(@fun) {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external @list() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.constant(7 : i8) : i8
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @other : !llvm.ptr
    %4 = llvm.mlir.addressof @personality : !llvm.ptr
    %5 = llvm.mlir.addressof @fun : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr> 
    %8 = llvm.insertvalue %3, %7[1] : !llvm.array<2 x ptr> 
    llvm.return %8 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @inside() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.addressof @table : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %3 : !llvm.ptr
  }
  llvm.mlir.global external @itself() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @itself : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @there() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @there : !llvm.ptr
    %1 = llvm.mlir.addressof @back : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global external @back() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @back : !llvm.ptr
    %1 = llvm.mlir.addressof @there : !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global private constant @text("hi\00") {addr_space = 0 : i32, dso_local}
  llvm.func @personality(...) -> i32
  llvm.func @may()
  llvm.func @fun() attributes {personality = @personality} {
    llvm.return
  }
  llvm.func @other() {
    llvm.return
  }
  llvm.func @named() -> i64 {
    %0 = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.mlir.addressof @count : !llvm.ptr
    %2 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %3 = llvm.mlir.addressof @table : !llvm.ptr
    %4 = llvm.mlir.addressof @none : !llvm.ptr
    %5 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i64
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %5 : i64
  }
  llvm.func @by_another() -> !llvm.ptr {
    %0 = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.mlir.addressof @count : !llvm.ptr
    %2 = llvm.mlir.addressof @first : !llvm.ptr
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.undef : !llvm.struct<"pair", (i32, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<"pair", (i32, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<"pair", (i32, ptr)> 
    %7 = llvm.mlir.addressof @pair : !llvm.ptr
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(dense<0.000000e+00> : tensor<3xf32>) : !llvm.array<3 x f32>
    %10 = llvm.mlir.addressof @zeros : !llvm.ptr
    %11 = llvm.mlir.addressof @itself : !llvm.ptr
    %12 = llvm.mlir.addressof @back : !llvm.ptr
    %13 = llvm.mlir.addressof @there : !llvm.ptr
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %2, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %13 : !llvm.ptr
  }
  llvm.func @functions() -> !llvm.ptr {
    %0 = llvm.mlir.constant(7 : i8) : i8
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @other : !llvm.ptr
    %4 = llvm.mlir.addressof @personality : !llvm.ptr
    %5 = llvm.mlir.addressof @fun : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x ptr> 
    %8 = llvm.insertvalue %3, %7[1] : !llvm.array<2 x ptr> 
    %9 = llvm.mlir.addressof @list : !llvm.ptr
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @other() : () -> ()
    llvm.return %5 : !llvm.ptr
  }
  llvm.func @shared() -> i64 {
    %0 = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.mlir.constant("hi\00") : !llvm.array<3 x i8>
    %2 = llvm.mlir.addressof @text : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.mlir.addressof @count : !llvm.ptr
    %5 = llvm.add %0, %3 : i64
    %6 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i64
    %7 = llvm.add %5, %6 : i64
    llvm.return %7 : i64
  }
  llvm.func @computed(%arg0: i1) -> i32 {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.addressof @table : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.addressof @inside : !llvm.ptr
    %5 = llvm.select %arg0, %3, %4 : i1, !llvm.ptr
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %6 : i32
  }
}
//--- err
held_by_what_is_named_19.ll:22:22: remark: the prefix or prologue of a function has no place in the LLVM dialect and is left out [import-left-out]
define void @other() prefix i32 9 prologue i8 7 {
                     ^~~~~~
