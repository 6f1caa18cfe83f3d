; RUN: lowir translate --import-llvm --compat=19
; Arrays of nothing are zeros, not undefined.
@f = global [0 x i8] zeroinitializer
@g = global { i8, [0 x i32] } { i8 1, [0 x i32] zeroinitializer }
@h = global [0 x { i8, i16 }] zeroinitializer
@i = global [2 x [0 x float]] zeroinitializer
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global external @f(dense<0> : tensor<0xi8>) {addr_space = 0 : i32} : !llvm.array<0 x i8>
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.struct<(i8, array<0 x i32>)> {
    %0 = llvm.mlir.constant(dense<0> : tensor<0xi32>) : !llvm.array<0 x i32>
    %1 = llvm.mlir.constant(1 : i8) : i8
    %2 = llvm.mlir.undef : !llvm.struct<(i8, array<0 x i32>)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i8, array<0 x i32>)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i8, array<0 x i32>)> 
    llvm.return %4 : !llvm.struct<(i8, array<0 x i32>)>
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<0 x struct<(i8, i16)>> {
    %0 = llvm.mlir.undef : !llvm.array<0 x struct<(i8, i16)>>
    llvm.return %0 : !llvm.array<0 x struct<(i8, i16)>>
  }
  llvm.mlir.global external @i(dense<0.000000e+00> : tensor<2x0xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<0 x f32>>
}
