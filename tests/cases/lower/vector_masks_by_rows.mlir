// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// What takes rows out of a mask is rewritten before the mask, and finds the row that was put in.
func.func private @n(vector<4x8xi1>)
func.func @a(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %c2 : vector<4x4xi1>
    %1 = vector.interleave %0, %0 : vector<4x4xi1> -> vector<4x8xi1>
    call @n(%1) : (vector<4x8xi1>) -> ()
    return %c0_i32 : i32
}
func.func @b(%arg0: i32) -> vector<4x4xi1> {
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %c2 : vector<4x4xi1>
    return %0 : vector<4x4xi1>
}
func.func @c(%arg0: i32) -> (vector<4x4xi1>, vector<4xi1>, i32) {
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %c2 : vector<4x4xi1>
    %c0_i32 = arith.constant 0 : i32
    %1 = vector.extract %0[1] : vector<4xi1> from vector<4x4xi1>
    return %0,%1, %c0_i32 : vector<4x4xi1>, vector<4xi1>, i32
}
func.func @d(%arg0: i32) -> (vector<4x4xi1>, vector<4xi1>, i32) {
    %c2 = arith.constant 2 : index
    %0 = vector.constant_mask [2, 2] : vector<4x4xi1>
    %c0_i32 = arith.constant 0 : i32
    %1 = vector.extract %0[1] : vector<4xi1> from vector<4x4xi1>
    return %0,%1, %c0_i32 : vector<4x4xi1>, vector<4xi1>, i32
}
func.func @e(%arg0: i32) -> (vector<3x4x4xi1>, vector<4x4xi1>, i32) {
    %0 = vector.constant_mask [2, 2, 3] : vector<3x4x4xi1>
    %c0_i32 = arith.constant 0 : i32
    %1 = vector.extract %0[1] : vector<4x4xi1> from vector<3x4x4xi1>
    return %0,%1, %c0_i32 : vector<3x4x4xi1>, vector<4x4xi1>, i32
}
func.func private @m(vector<3x1xi1>)
func.func @used_twice() -> vector<3x2xi1> {
  %c0_i32 = arith.constant 0 : i32
  %0 = vector.constant_mask [2, 1] : vector<3x1xi1>
  call @m(%0) : (vector<3x1xi1>) -> ()
  %1 = vector.interleave %0, %0 : vector<3x1xi1> -> vector<3x2xi1>
  return %1 : vector<3x2xi1>
}
func.func private @p(vector<4x4xi8>)
func.func private @pn(vector<4x2xi8>)
func.func @shapes(%a: vector<2x2x2xi8>) {
    %0 = vector.shape_cast %a : vector<2x2x2xi8> to vector<4x2xi8>
    call @pn(%0) : (vector<4x2xi8>) -> ()
    %2 = vector.interleave %0, %0 : vector<4x2xi8> -> vector<4x4xi8>
    call @p(%2) : (vector<4x4xi8>) -> ()
    return
}
//--- out
module {
  func.func private @n(vector<4x8xi1>)
  func.func @a(%arg0: i32) -> i32 {
    %cst = arith.constant dense<false> : vector<4xi1>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_1 = arith.constant dense<false> : vector<4x8xi1>
    %0 = builtin.unrealized_conversion_cast %cst_1 : vector<4x8xi1> to !llvm.array<4 x vector<8xi1>>
    %1 = llvm.shufflevector %cst_0, %cst_0 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x vector<8xi1>> 
    %3 = llvm.shufflevector %cst_0, %cst_0 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %4 = llvm.insertvalue %3, %2[1] : !llvm.array<4 x vector<8xi1>> 
    %5 = llvm.shufflevector %cst, %cst [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %6 = llvm.insertvalue %5, %4[2] : !llvm.array<4 x vector<8xi1>> 
    %7 = llvm.shufflevector %cst, %cst [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %8 = llvm.insertvalue %7, %6[3] : !llvm.array<4 x vector<8xi1>> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<4 x vector<8xi1>> to vector<4x8xi1>
    call @n(%9) : (vector<4x8xi1>) -> ()
    return %c0_i32 : i32
  }
  func.func @b(%arg0: i32) -> vector<4x4xi1> {
    %cst = arith.constant dense<[[true, true, false, false], [true, true, false, false], [false, false, false, false], [false, false, false, false]]> : vector<4x4xi1>
    return %cst : vector<4x4xi1>
  }
  func.func @c(%arg0: i32) -> (vector<4x4xi1>, vector<4xi1>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<[[true, true, false, false], [true, true, false, false], [false, false, false, false], [false, false, false, false]]> : vector<4x4xi1>
    return %cst_0, %cst, %c0_i32 : vector<4x4xi1>, vector<4xi1>, i32
  }
  func.func @d(%arg0: i32) -> (vector<4x4xi1>, vector<4xi1>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<[[true, true, false, false], [true, true, false, false], [false, false, false, false], [false, false, false, false]]> : vector<4x4xi1>
    return %cst_0, %cst, %c0_i32 : vector<4x4xi1>, vector<4xi1>, i32
  }
  func.func @e(%arg0: i32) -> (vector<3x4x4xi1>, vector<4x4xi1>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[[true, true, true, false], [true, true, true, false], [false, false, false, false], [false, false, false, false]]> : vector<4x4xi1>
    %cst_0 = arith.constant dense<[[[true, true, true, false], [true, true, true, false], [false, false, false, false], [false, false, false, false]], [[true, true, true, false], [true, true, true, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]]> : vector<3x4x4xi1>
    return %cst_0, %cst, %c0_i32 : vector<3x4x4xi1>, vector<4x4xi1>, i32
  }
  func.func private @m(vector<3x1xi1>)
  func.func @used_twice() -> vector<3x2xi1> {
    %cst = arith.constant dense<false> : vector<1xi1>
    %cst_0 = arith.constant dense<false> : vector<3x2xi1>
    %0 = builtin.unrealized_conversion_cast %cst_0 : vector<3x2xi1> to !llvm.array<3 x vector<2xi1>>
    %cst_1 = arith.constant dense<true> : vector<1xi1>
    %cst_2 = arith.constant dense<[[true], [true], [false]]> : vector<3x1xi1>
    call @m(%cst_2) : (vector<3x1xi1>) -> ()
    %1 = llvm.shufflevector %cst_1, %cst_1 [0, 1] : vector<1xi1> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<3 x vector<2xi1>> 
    %3 = llvm.shufflevector %cst_1, %cst_1 [0, 1] : vector<1xi1> 
    %4 = llvm.insertvalue %3, %2[1] : !llvm.array<3 x vector<2xi1>> 
    %5 = llvm.shufflevector %cst, %cst [0, 1] : vector<1xi1> 
    %6 = llvm.insertvalue %5, %4[2] : !llvm.array<3 x vector<2xi1>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<3 x vector<2xi1>> to vector<3x2xi1>
    return %7 : vector<3x2xi1>
  }
  func.func private @p(vector<4x4xi8>)
  func.func private @pn(vector<4x2xi8>)
  func.func @shapes(%arg0: vector<2x2x2xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xi8> to !llvm.array<2 x array<2 x vector<2xi8>>>
    %cst = arith.constant dense<0> : vector<4x4xi8>
    %1 = builtin.unrealized_conversion_cast %cst : vector<4x4xi8> to !llvm.array<4 x vector<4xi8>>
    %2 = ub.poison : vector<4x2xi8>
    %3 = builtin.unrealized_conversion_cast %2 : vector<4x2xi8> to !llvm.array<4 x vector<2xi8>>
    %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %5 = llvm.insertvalue %4, %3[0] : !llvm.array<4 x vector<2xi8>> 
    %6 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %7 = llvm.insertvalue %6, %5[1] : !llvm.array<4 x vector<2xi8>> 
    %8 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %9 = llvm.insertvalue %8, %7[2] : !llvm.array<4 x vector<2xi8>> 
    %10 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %11 = llvm.insertvalue %10, %9[3] : !llvm.array<4 x vector<2xi8>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<4 x vector<2xi8>> to vector<4x2xi8>
    call @pn(%12) : (vector<4x2xi8>) -> ()
    %13 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %14 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %15 = llvm.shufflevector %13, %14 [0, 2, 1, 3] : vector<2xi8> 
    %16 = llvm.insertvalue %15, %1[0] : !llvm.array<4 x vector<4xi8>> 
    %17 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %18 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %19 = llvm.shufflevector %17, %18 [0, 2, 1, 3] : vector<2xi8> 
    %20 = llvm.insertvalue %19, %16[1] : !llvm.array<4 x vector<4xi8>> 
    %21 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %22 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %23 = llvm.shufflevector %21, %22 [0, 2, 1, 3] : vector<2xi8> 
    %24 = llvm.insertvalue %23, %20[2] : !llvm.array<4 x vector<4xi8>> 
    %25 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %26 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %27 = llvm.shufflevector %25, %26 [0, 2, 1, 3] : vector<2xi8> 
    %28 = llvm.insertvalue %27, %24[3] : !llvm.array<4 x vector<4xi8>> 
    %29 = builtin.unrealized_conversion_cast %28 : !llvm.array<4 x vector<4xi8>> to vector<4x4xi8>
    call @p(%29) : (vector<4x4xi8>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @n(vector<4x8xi1>)
  func.func @a(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<false> : vector<4x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_0 : vector<4x4xi1> to !llvm.array<4 x vector<4xi1>>
    %cst_1 = arith.constant dense<false> : vector<4x8xi1>
    %1 = builtin.unrealized_conversion_cast %cst_1 : vector<4x8xi1> to !llvm.array<4 x vector<8xi1>>
    %2 = llvm.shufflevector %cst, %cst [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %3 = llvm.insertvalue %2, %1[0] : !llvm.array<4 x vector<8xi1>> 
    %4 = llvm.shufflevector %cst, %cst [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %5 = llvm.insertvalue %4, %3[1] : !llvm.array<4 x vector<8xi1>> 
    %6 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xi1>> 
    %7 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xi1>> 
    %8 = llvm.shufflevector %6, %7 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %9 = llvm.insertvalue %8, %5[2] : !llvm.array<4 x vector<8xi1>> 
    %10 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xi1>> 
    %11 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xi1>> 
    %12 = llvm.shufflevector %10, %11 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1> 
    %13 = llvm.insertvalue %12, %9[3] : !llvm.array<4 x vector<8xi1>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<4 x vector<8xi1>> to vector<4x8xi1>
    call @n(%14) : (vector<4x8xi1>) -> ()
    return %c0_i32 : i32
  }
  func.func @b(%arg0: i32) -> vector<4x4xi1> {
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<false> : vector<4x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_0 : vector<4x4xi1> to !llvm.array<4 x vector<4xi1>>
    %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<4 x vector<4xi1>> 
    %2 = llvm.insertvalue %cst, %1[1] : !llvm.array<4 x vector<4xi1>> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<4 x vector<4xi1>> to vector<4x4xi1>
    return %3 : vector<4x4xi1>
  }
  func.func @c(%arg0: i32) -> (vector<4x4xi1>, vector<4xi1>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<false> : vector<4x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_0 : vector<4x4xi1> to !llvm.array<4 x vector<4xi1>>
    %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<4 x vector<4xi1>> 
    %2 = llvm.insertvalue %cst, %1[1] : !llvm.array<4 x vector<4xi1>> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<4 x vector<4xi1>> to vector<4x4xi1>
    return %3, %cst, %c0_i32 : vector<4x4xi1>, vector<4xi1>, i32
  }
  func.func @d(%arg0: i32) -> (vector<4x4xi1>, vector<4xi1>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<false> : vector<4x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_0 : vector<4x4xi1> to !llvm.array<4 x vector<4xi1>>
    %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<4 x vector<4xi1>> 
    %2 = llvm.insertvalue %cst, %1[1] : !llvm.array<4 x vector<4xi1>> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<4 x vector<4xi1>> to vector<4x4xi1>
    return %3, %cst, %c0_i32 : vector<4x4xi1>, vector<4xi1>, i32
  }
  func.func @e(%arg0: i32) -> (vector<3x4x4xi1>, vector<4x4xi1>, i32) {
    %cst = arith.constant dense<false> : vector<3x4x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<3x4x4xi1> to !llvm.array<3 x array<4 x vector<4xi1>>>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %cst_1 = arith.constant dense<false> : vector<4x4xi1>
    %1 = builtin.unrealized_conversion_cast %cst_1 : vector<4x4xi1> to !llvm.array<4 x vector<4xi1>>
    %2 = llvm.insertvalue %cst_0, %1[0] : !llvm.array<4 x vector<4xi1>> 
    %3 = llvm.insertvalue %cst_0, %2[1] : !llvm.array<4 x vector<4xi1>> 
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<4 x vector<4xi1>> to vector<4x4xi1>
    %5 = llvm.insertvalue %3, %0[0] : !llvm.array<3 x array<4 x vector<4xi1>>> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.array<3 x array<4 x vector<4xi1>>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<3 x array<4 x vector<4xi1>>> to vector<3x4x4xi1>
    return %7, %4, %c0_i32 : vector<3x4x4xi1>, vector<4x4xi1>, i32
  }
  func.func private @m(vector<3x1xi1>)
  func.func @used_twice() -> vector<3x2xi1> {
    %cst = arith.constant dense<false> : vector<3x2xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<3x2xi1> to !llvm.array<3 x vector<2xi1>>
    %cst_0 = arith.constant dense<true> : vector<1xi1>
    %cst_1 = arith.constant dense<false> : vector<3x1xi1>
    %1 = builtin.unrealized_conversion_cast %cst_1 : vector<3x1xi1> to !llvm.array<3 x vector<1xi1>>
    %2 = llvm.insertvalue %cst_0, %1[0] : !llvm.array<3 x vector<1xi1>> 
    %3 = llvm.insertvalue %cst_0, %2[1] : !llvm.array<3 x vector<1xi1>> 
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<3 x vector<1xi1>> to vector<3x1xi1>
    call @m(%4) : (vector<3x1xi1>) -> ()
    %5 = llvm.shufflevector %cst_0, %cst_0 [0, 1] : vector<1xi1> 
    %6 = llvm.insertvalue %5, %0[0] : !llvm.array<3 x vector<2xi1>> 
    %7 = llvm.shufflevector %cst_0, %cst_0 [0, 1] : vector<1xi1> 
    %8 = llvm.insertvalue %7, %6[1] : !llvm.array<3 x vector<2xi1>> 
    %9 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xi1>> 
    %10 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<1xi1>> 
    %11 = llvm.shufflevector %9, %10 [0, 1] : vector<1xi1> 
    %12 = llvm.insertvalue %11, %8[2] : !llvm.array<3 x vector<2xi1>> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<3 x vector<2xi1>> to vector<3x2xi1>
    return %13 : vector<3x2xi1>
  }
  func.func private @p(vector<4x4xi8>)
  func.func private @pn(vector<4x2xi8>)
  func.func @shapes(%arg0: vector<2x2x2xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xi8> to !llvm.array<2 x array<2 x vector<2xi8>>>
    %cst = arith.constant dense<0> : vector<4x4xi8>
    %1 = builtin.unrealized_conversion_cast %cst : vector<4x4xi8> to !llvm.array<4 x vector<4xi8>>
    %cst_0 = arith.constant dense<0> : vector<4x2xi8>
    %2 = builtin.unrealized_conversion_cast %cst_0 : vector<4x2xi8> to !llvm.array<4 x vector<2xi8>>
    %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %3[%4 : i64] : vector<2xi8>
    %6 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<2xi8>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xi8>
    %9 = llvm.insertvalue %8, %2[0] : !llvm.array<4 x vector<2xi8>> 
    %10 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.extractelement %10[%11 : i64] : vector<2xi8>
    %13 = llvm.extractvalue %9[0] : !llvm.array<4 x vector<2xi8>> 
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xi8>
    %16 = llvm.insertvalue %15, %9[0] : !llvm.array<4 x vector<2xi8>> 
    %17 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.extractelement %17[%18 : i64] : vector<2xi8>
    %20 = llvm.extractvalue %16[1] : !llvm.array<4 x vector<2xi8>> 
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xi8>
    %23 = llvm.insertvalue %22, %16[1] : !llvm.array<4 x vector<2xi8>> 
    %24 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<2xi8>
    %27 = llvm.extractvalue %23[1] : !llvm.array<4 x vector<2xi8>> 
    %28 = llvm.mlir.constant(1 : i64) : i64
    %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xi8>
    %30 = llvm.insertvalue %29, %23[1] : !llvm.array<4 x vector<2xi8>> 
    %31 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %32 = llvm.mlir.constant(0 : i64) : i64
    %33 = llvm.extractelement %31[%32 : i64] : vector<2xi8>
    %34 = llvm.extractvalue %30[2] : !llvm.array<4 x vector<2xi8>> 
    %35 = llvm.mlir.constant(0 : i64) : i64
    %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xi8>
    %37 = llvm.insertvalue %36, %30[2] : !llvm.array<4 x vector<2xi8>> 
    %38 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %39 = llvm.mlir.constant(1 : i64) : i64
    %40 = llvm.extractelement %38[%39 : i64] : vector<2xi8>
    %41 = llvm.extractvalue %37[2] : !llvm.array<4 x vector<2xi8>> 
    %42 = llvm.mlir.constant(1 : i64) : i64
    %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xi8>
    %44 = llvm.insertvalue %43, %37[2] : !llvm.array<4 x vector<2xi8>> 
    %45 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.extractelement %45[%46 : i64] : vector<2xi8>
    %48 = llvm.extractvalue %44[3] : !llvm.array<4 x vector<2xi8>> 
    %49 = llvm.mlir.constant(0 : i64) : i64
    %50 = llvm.insertelement %47, %48[%49 : i64] : vector<2xi8>
    %51 = llvm.insertvalue %50, %44[3] : !llvm.array<4 x vector<2xi8>> 
    %52 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %53 = llvm.mlir.constant(1 : i64) : i64
    %54 = llvm.extractelement %52[%53 : i64] : vector<2xi8>
    %55 = llvm.extractvalue %51[3] : !llvm.array<4 x vector<2xi8>> 
    %56 = llvm.mlir.constant(1 : i64) : i64
    %57 = llvm.insertelement %54, %55[%56 : i64] : vector<2xi8>
    %58 = llvm.insertvalue %57, %51[3] : !llvm.array<4 x vector<2xi8>> 
    %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<4 x vector<2xi8>> to vector<4x2xi8>
    call @pn(%59) : (vector<4x2xi8>) -> ()
    %60 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %61 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %62 = llvm.shufflevector %60, %61 [0, 2, 1, 3] : vector<2xi8> 
    %63 = llvm.insertvalue %62, %1[0] : !llvm.array<4 x vector<4xi8>> 
    %64 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %65 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %66 = llvm.shufflevector %64, %65 [0, 2, 1, 3] : vector<2xi8> 
    %67 = llvm.insertvalue %66, %63[1] : !llvm.array<4 x vector<4xi8>> 
    %68 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %69 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %70 = llvm.shufflevector %68, %69 [0, 2, 1, 3] : vector<2xi8> 
    %71 = llvm.insertvalue %70, %67[2] : !llvm.array<4 x vector<4xi8>> 
    %72 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %73 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %74 = llvm.shufflevector %72, %73 [0, 2, 1, 3] : vector<2xi8> 
    %75 = llvm.insertvalue %74, %71[3] : !llvm.array<4 x vector<4xi8>> 
    %76 = builtin.unrealized_conversion_cast %75 : !llvm.array<4 x vector<4xi8>> to vector<4x4xi8>
    call @p(%76) : (vector<4x4xi8>) -> ()
    return
  }
}

