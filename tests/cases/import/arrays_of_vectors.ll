; RUN: lowir translate --import-llvm
; Arrays of vectors are one constant of a vector of more dimensions, unless a part is zero and the others are not.
define [2 x <2 x i16>] @f() {
  ret [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 3, i16 4>]
}
define [2 x <2 x i16>] @g() {
  ret [2 x <2 x i16>] [<2 x i16> splat (i16 7), <2 x i16> splat (i16 7)]
}
define [2 x [1 x <2 x float>]] @h() {
  ret [2 x [1 x <2 x float>]] [[1 x <2 x float>] [<2 x float> <float 1.0, float 2.0>], [1 x <2 x float>] zeroinitializer]
}
define [2 x [2 x i8]] @k() {
  ret [2 x [2 x i8]] [[2 x i8] [i8 1, i8 2], [2 x i8] [i8 1, i8 3]]
}
define [2 x <2 x i3>] @l() {
  ret [2 x <2 x i3>] [<2 x i3> <i3 1, i3 2>, <2 x i3> <i3 3, i3 2>]
}
define [2 x <2 x i1>] @m() {
  ret [2 x <2 x i1>] [<2 x i1> <i1 1, i1 0>, <2 x i1> <i1 1, i1 1>]
}
define [2 x <2 x i8>] @n() {
  ret [2 x <2 x i8>] [<2 x i8> <i8 1, i8 0>, <2 x i8> zeroinitializer]
}
define [2 x <2 x ptr>] @o() {
  ret [2 x <2 x ptr>] zeroinitializer
}
define [2 x [2 x i3]] @p() {
  ret [2 x [2 x i3]] zeroinitializer
}
@gl = global [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 3, i16 4>]
@gm = global [2 x <2 x i16>] zeroinitializer
define {[2 x <2 x i16>], i8} @q() {
  ret {[2 x <2 x i16>], i8} {[2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 3, i16 4>], i8 3}
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @gl(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi16>>
  llvm.mlir.global external @gm(dense<0> : vector<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi16>>
  llvm.func @f() -> !llvm.array<2 x vector<2xi16>> {
    %0 = llvm.mlir.constant(dense<[3, 4]> : vector<2xi16>) : vector<2xi16>
    %1 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi16>) : vector<2xi16>
    %2 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
    llvm.return %2 : !llvm.array<2 x vector<2xi16>>
  }
  llvm.func @g() -> !llvm.array<2 x vector<2xi16>> {
    %0 = llvm.mlir.constant(dense<7> : vector<2xi16>) : vector<2xi16>
    %1 = llvm.mlir.constant(dense<7> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
    llvm.return %1 : !llvm.array<2 x vector<2xi16>>
  }
  llvm.func @h() -> !llvm.array<2 x array<1 x vector<2xf32>>> {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<2xf32>) : vector<2xf32>
    %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<1x2xf32>) : !llvm.array<1 x vector<2xf32>>
    %3 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>) : vector<2xf32>
    %4 = llvm.mlir.constant(dense<[[1.000000e+00, 2.000000e+00]]> : vector<1x2xf32>) : !llvm.array<1 x vector<2xf32>>
    %5 = llvm.mlir.undef : !llvm.array<2 x array<1 x vector<2xf32>>>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<2 x array<1 x vector<2xf32>>> 
    %7 = llvm.insertvalue %2, %6[1] : !llvm.array<2 x array<1 x vector<2xf32>>> 
    llvm.return %7 : !llvm.array<2 x array<1 x vector<2xf32>>>
  }
  llvm.func @k() -> !llvm.array<2 x array<2 x i8>> {
    %0 = llvm.mlir.constant("\01\03") : !llvm.array<2 x i8>
    %1 = llvm.mlir.constant("\01\02") : !llvm.array<2 x i8>
    %2 = llvm.mlir.constant(dense<[[1, 2], [1, 3]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
    llvm.return %2 : !llvm.array<2 x array<2 x i8>>
  }
  llvm.func @l() -> !llvm.array<2 x vector<2xi3>> {
    %0 = llvm.mlir.constant(2 : i3) : i3
    %1 = llvm.mlir.constant(3 : i3) : i3
    %2 = llvm.mlir.constant(dense<[3, 2]> : vector<2xi3>) : vector<2xi3>
    %3 = llvm.mlir.constant(1 : i3) : i3
    %4 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi3>) : vector<2xi3>
    %5 = llvm.mlir.constant(dense<[[1, 2], [3, 2]]> : vector<2x2xi3>) : !llvm.array<2 x vector<2xi3>>
    llvm.return %5 : !llvm.array<2 x vector<2xi3>>
  }
  llvm.func @m() -> !llvm.array<2 x vector<2xi1>> {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
    %4 = llvm.mlir.constant(dense<[[true, false], [true, true]]> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    llvm.return %4 : !llvm.array<2 x vector<2xi1>>
  }
  llvm.func @n() -> !llvm.array<2 x vector<2xi8>> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : vector<2xi8>) : vector<2xi8>
    %2 = llvm.mlir.constant(dense<[1, 0]> : vector<2xi8>) : vector<2xi8>
    %3 = llvm.mlir.undef : !llvm.array<2 x vector<2xi8>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x vector<2xi8>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x vector<2xi8>> 
    llvm.return %5 : !llvm.array<2 x vector<2xi8>>
  }
  llvm.func @o() -> !llvm.array<2 x vector<2x!llvm.ptr>> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : vector<2x!llvm.ptr>
    %2 = llvm.mlir.zero : !llvm.array<2 x vector<2x!llvm.ptr>>
    llvm.return %2 : !llvm.array<2 x vector<2x!llvm.ptr>>
  }
  llvm.func @p() -> !llvm.array<2 x array<2 x i3>> {
    %0 = llvm.mlir.constant(0 : i3) : i3
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi3>) : !llvm.array<2 x i3>
    %2 = llvm.mlir.constant(dense<0> : tensor<2x2xi3>) : !llvm.array<2 x array<2 x i3>>
    llvm.return %2 : !llvm.array<2 x array<2 x i3>>
  }
  llvm.func @q() -> !llvm.struct<(array<2 x vector<2xi16>>, i8)> {
    %0 = llvm.mlir.constant(3 : i8) : i8
    %1 = llvm.mlir.constant(dense<[3, 4]> : vector<2xi16>) : vector<2xi16>
    %2 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi16>) : vector<2xi16>
    %3 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
    %4 = llvm.mlir.undef : !llvm.struct<(array<2 x vector<2xi16>>, i8)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(array<2 x vector<2xi16>>, i8)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(array<2 x vector<2xi16>>, i8)> 
    llvm.return %6 : !llvm.struct<(array<2 x vector<2xi16>>, i8)>
  }
}
