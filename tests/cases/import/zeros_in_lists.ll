; RUN: lowir translate --import-llvm
; A list with a part of zeros is made part by part.
@a = private global [2 x [1 x i32]] [[1 x i32] [i32 85], [1 x i32] zeroinitializer]
@b = private global [2 x [2 x i32]] [[2 x i32] [i32 85, i32 0], [2 x i32] [i32 0, i32 0]]
@c = private global [2 x [2 x [2 x i32]]] [[2 x [2 x i32]] zeroinitializer, [2 x [2 x i32]] [[2 x i32] [i32 85, i32 0], [2 x i32] [i32 1, i32 0]]]
@d = private global [2 x <2 x i32>] [<2 x i32> <i32 85, i32 0>, <2 x i32> zeroinitializer]
@e = private global [2 x i33] [i33 0, i33 4]
@f = private global [2 x [2 x i33]] [[2 x i33] [i33 0, i33 4], [2 x i33] zeroinitializer]
@g = private global [2 x [2 x i33]] [[2 x i33] [i33 0, i33 4], [2 x i33] [i33 2, i33 3]]
@h = private global [2 x { [2 x i32] }] [{ [2 x i32] } { [2 x i32] [i32 0, i32 4]}, { [2 x i32] } zeroinitializer]
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global private @a() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x array<1 x i32>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<1xi32>) : !llvm.array<1 x i32>
    %2 = llvm.mlir.constant(dense<85> : tensor<1xi32>) : !llvm.array<1 x i32>
    %3 = llvm.mlir.undef : !llvm.array<2 x array<1 x i32>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<1 x i32>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x array<1 x i32>> 
    llvm.return %5 : !llvm.array<2 x array<1 x i32>>
  }
  llvm.mlir.global private @b() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x array<2 x i32>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.constant(dense<[85, 0]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %3 = llvm.mlir.undef : !llvm.array<2 x array<2 x i32>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<2 x i32>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x array<2 x i32>> 
    llvm.return %5 : !llvm.array<2 x array<2 x i32>>
  }
  llvm.mlir.global private @c() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x array<2 x array<2 x i32>>> {
    %0 = llvm.mlir.constant(dense<[1, 0]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %1 = llvm.mlir.constant(dense<[85, 0]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.constant(dense<[[85, 0], [1, 0]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
    %5 = llvm.mlir.constant(dense<0> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    %6 = llvm.mlir.undef : !llvm.array<2 x array<2 x array<2 x i32>>>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x array<2 x array<2 x i32>>> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.array<2 x array<2 x array<2 x i32>>> 
    llvm.return %8 : !llvm.array<2 x array<2 x array<2 x i32>>>
  }
  llvm.mlir.global private @d() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x vector<2xi32>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %2 = llvm.mlir.constant(dense<[85, 0]> : vector<2xi32>) : vector<2xi32>
    %3 = llvm.mlir.undef : !llvm.array<2 x vector<2xi32>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x vector<2xi32>> 
    llvm.return %5 : !llvm.array<2 x vector<2xi32>>
  }
  llvm.mlir.global private @e(dense<[0, 4]> : tensor<2xi33>) {addr_space = 0 : i32, dso_local} : !llvm.array<2 x i33>
  llvm.mlir.global private @f() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x array<2 x i33>> {
    %0 = llvm.mlir.constant(0 : i33) : i33
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi33>) : !llvm.array<2 x i33>
    %2 = llvm.mlir.constant(4 : i33) : i33
    %3 = llvm.mlir.constant(dense<[0, 4]> : tensor<2xi33>) : !llvm.array<2 x i33>
    %4 = llvm.mlir.undef : !llvm.array<2 x array<2 x i33>>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<2 x array<2 x i33>> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.array<2 x array<2 x i33>> 
    llvm.return %6 : !llvm.array<2 x array<2 x i33>>
  }
  llvm.mlir.global private @g(dense<[[0, 4], [2, 3]]> : tensor<2x2xi33>) {addr_space = 0 : i32, dso_local} : !llvm.array<2 x array<2 x i33>>
  llvm.mlir.global private @h() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x struct<(array<2 x i32>)>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.zero : !llvm.struct<(array<2 x i32>)>
    %3 = llvm.mlir.constant(dense<[0, 4]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %4 = llvm.mlir.undef : !llvm.struct<(array<2 x i32>)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(array<2 x i32>)> 
    %6 = llvm.mlir.undef : !llvm.array<2 x struct<(array<2 x i32>)>>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.array<2 x struct<(array<2 x i32>)>> 
    %8 = llvm.insertvalue %2, %7[1] : !llvm.array<2 x struct<(array<2 x i32>)>> 
    llvm.return %8 : !llvm.array<2 x struct<(array<2 x i32>)>>
  }
}
