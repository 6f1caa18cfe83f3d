// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts | lowir translate --mlir-to-llvmir
// Masks of bounds of 2 to 16 bits become one comparison of bounds, others stay comparisons of elements.
func.func @whole(%i: index, %j: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
  %0 = vector.create_mask %i : vector<[2]xi1>
  %1 = vector.create_mask %i : vector<[4]xi1>
  %2 = vector.create_mask %j : vector<[8]xi1>
  %3 = vector.create_mask %j : vector<[16]xi1>
  return %0, %1, %2, %3 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
}
func.func @others(%i: index) -> (vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>) {
  %0 = vector.create_mask %i : vector<[1]xi1>
  %1 = vector.create_mask %i : vector<[32]xi1>
  %2 = vector.create_mask %i : vector<[3]xi1>
  %3 = vector.create_mask %i : vector<8xi1>
  return %0, %1, %2, %3 : vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>
}
func.func @rows(%i: index, %j: index) -> vector<2x[4]xi1> {
  %0 = vector.create_mask %i, %j : vector<2x[4]xi1>
  return %0 : vector<2x[4]xi1>
}
func.func @known(%i: index) -> (vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c4 : vector<[2]xi1>
  %1 = vector.create_mask %c0 : vector<[8]xi1>
  %2 = vector.create_mask %c0, %i : vector<2x[4]xi1>
  return %0, %1, %2 : vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>
}
//--- out
module {
  func.func @whole(%arg0: index, %arg1: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.zero : i64
    %3 = "arm_sve.intr.whilelt"(%2, %1) : (i64, i64) -> vector<[2]xi1>
    %4 = llvm.mlir.zero : i64
    %5 = "arm_sve.intr.whilelt"(%4, %1) : (i64, i64) -> vector<[4]xi1>
    %6 = llvm.mlir.zero : i64
    %7 = "arm_sve.intr.whilelt"(%6, %0) : (i64, i64) -> vector<[8]xi1>
    %8 = llvm.mlir.zero : i64
    %9 = "arm_sve.intr.whilelt"(%8, %0) : (i64, i64) -> vector<[16]xi1>
    return %3, %5, %7, %9 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
  }
  func.func @others(%arg0: index) -> (vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>) {
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %0 = llvm.intr.stepvector : vector<[1]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.poison : vector<[1]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[1]xi32>
    %5 = arith.cmpi slt, %0, %4 : vector<[1]xi32>
    %6 = llvm.intr.stepvector : vector<[32]xi32>
    %7 = arith.index_cast %arg0 : index to i32
    %8 = llvm.mlir.poison : vector<[32]xi32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<[32]xi32>
    %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[32]xi32> 
    %12 = arith.cmpi slt, %6, %11 : vector<[32]xi32>
    %13 = llvm.intr.stepvector : vector<[3]xi32>
    %14 = arith.index_cast %arg0 : index to i32
    %15 = llvm.mlir.poison : vector<[3]xi32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.insertelement %14, %15[%16 : i32] : vector<[3]xi32>
    %18 = llvm.shufflevector %17, %15 [0, 0, 0] : vector<[3]xi32> 
    %19 = arith.cmpi slt, %13, %18 : vector<[3]xi32>
    %20 = arith.index_cast %arg0 : index to i32
    %21 = llvm.mlir.poison : vector<8xi32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %20, %21[%22 : i32] : vector<8xi32>
    %24 = llvm.shufflevector %23, %21 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %25 = arith.cmpi sgt, %24, %cst : vector<8xi32>
    return %5, %12, %19, %25 : vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>
  }
  func.func @rows(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %2 = llvm.mlir.zero : i64
    %3 = "arm_sve.intr.whilelt"(%2, %0) : (i64, i64) -> vector<[4]xi1>
    %4 = arith.cmpi sgt, %arg0, %c0 : index
    %5 = arith.select %4, %3, %cst_0 : vector<[4]xi1>
    %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<[4]xi1>> 
    %7 = arith.cmpi sgt, %arg0, %c1 : index
    %8 = arith.select %7, %3, %cst_0 : vector<[4]xi1>
    %9 = llvm.insertvalue %8, %6[1] : !llvm.array<2 x vector<[4]xi1>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %10 : vector<2x[4]xi1>
  }
  func.func @known(%arg0: index) -> (vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>) {
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %c4 = arith.constant 4 : index
    %2 = builtin.unrealized_conversion_cast %c4 : index to i64
    %3 = llvm.mlir.zero : i64
    %4 = "arm_sve.intr.whilelt"(%3, %2) : (i64, i64) -> vector<[2]xi1>
    %5 = llvm.mlir.zero : i64
    %6 = "arm_sve.intr.whilelt"(%5, %1) : (i64, i64) -> vector<[8]xi1>
    %7 = llvm.insertvalue %cst_0, %0[0] : !llvm.array<2 x vector<[4]xi1>> 
    %8 = llvm.insertvalue %cst_0, %7[1] : !llvm.array<2 x vector<[4]xi1>> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %4, %6, %9 : vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>
  }
}

//--- out 2
module {
  func.func @whole(%arg0: index, %arg1: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.zero : i64
    %3 = "arm_sve.intr.whilelt"(%2, %1) : (i64, i64) -> vector<[2]xi1>
    %4 = llvm.mlir.zero : i64
    %5 = "arm_sve.intr.whilelt"(%4, %1) : (i64, i64) -> vector<[4]xi1>
    %6 = llvm.mlir.zero : i64
    %7 = "arm_sve.intr.whilelt"(%6, %0) : (i64, i64) -> vector<[8]xi1>
    %8 = llvm.mlir.zero : i64
    %9 = "arm_sve.intr.whilelt"(%8, %0) : (i64, i64) -> vector<[16]xi1>
    return %3, %5, %7, %9 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
  }
  func.func @others(%arg0: index) -> (vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>) {
    %0 = llvm.intr.experimental.stepvector : vector<[1]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.undef : vector<[1]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[1]xi32>
    %5 = llvm.shufflevector %4, %2 [0] : vector<[1]xi32> 
    %6 = arith.cmpi slt, %0, %5 : vector<[1]xi32>
    %7 = llvm.intr.experimental.stepvector : vector<[32]xi32>
    %8 = arith.index_cast %arg0 : index to i32
    %9 = llvm.mlir.undef : vector<[32]xi32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %8, %9[%10 : i32] : vector<[32]xi32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[32]xi32> 
    %13 = arith.cmpi slt, %7, %12 : vector<[32]xi32>
    %14 = llvm.intr.experimental.stepvector : vector<[3]xi32>
    %15 = arith.index_cast %arg0 : index to i32
    %16 = llvm.mlir.undef : vector<[3]xi32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %15, %16[%17 : i32] : vector<[3]xi32>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0] : vector<[3]xi32> 
    %20 = arith.cmpi slt, %14, %19 : vector<[3]xi32>
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %21 = arith.index_cast %arg0 : index to i32
    %22 = llvm.mlir.undef : vector<8xi32>
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.insertelement %21, %22[%23 : i32] : vector<8xi32>
    %25 = llvm.shufflevector %24, %22 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %26 = arith.cmpi slt, %cst, %25 : vector<8xi32>
    return %6, %13, %20, %26 : vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>
  }
  func.func @rows(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %2 = llvm.mlir.zero : i64
    %3 = "arm_sve.intr.whilelt"(%2, %0) : (i64, i64) -> vector<[4]xi1>
    %4 = arith.cmpi sgt, %arg0, %c0 : index
    %5 = arith.select %4, %3, %cst_0 : vector<[4]xi1>
    %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<[4]xi1>> 
    %7 = arith.cmpi sgt, %arg0, %c1 : index
    %8 = arith.select %7, %3, %cst_0 : vector<[4]xi1>
    %9 = llvm.insertvalue %8, %6[1] : !llvm.array<2 x vector<[4]xi1>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %10 : vector<2x[4]xi1>
  }
  func.func @known(%arg0: index) -> (vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>) {
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %cst_1 = arith.constant dense<false> : vector<[8]xi1>
    %c4 = arith.constant 4 : index
    %1 = builtin.unrealized_conversion_cast %c4 : index to i64
    %2 = llvm.mlir.zero : i64
    %3 = "arm_sve.intr.whilelt"(%2, %1) : (i64, i64) -> vector<[2]xi1>
    %4 = llvm.insertvalue %cst_0, %0[0] : !llvm.array<2 x vector<[4]xi1>> 
    %5 = llvm.insertvalue %cst_0, %4[1] : !llvm.array<2 x vector<[4]xi1>> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %3, %cst_1, %6 : vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>
  }
}

//--- out 3
module {
  func.func @whole(%arg0: index, %arg1: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
    %0 = llvm.intr.stepvector : vector<[2]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.poison : vector<[2]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[2]xi32>
    %5 = llvm.shufflevector %4, %2 [0, 0] : vector<[2]xi32> 
    %6 = arith.cmpi slt, %0, %5 : vector<[2]xi32>
    %7 = llvm.intr.stepvector : vector<[4]xi32>
    %8 = arith.index_cast %arg0 : index to i32
    %9 = llvm.mlir.poison : vector<[4]xi32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %8, %9[%10 : i32] : vector<[4]xi32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<[4]xi32> 
    %13 = arith.cmpi slt, %7, %12 : vector<[4]xi32>
    %14 = llvm.intr.stepvector : vector<[8]xi32>
    %15 = arith.index_cast %arg1 : index to i32
    %16 = llvm.mlir.poison : vector<[8]xi32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %15, %16[%17 : i32] : vector<[8]xi32>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0, 0, 0, 0, 0, 0] : vector<[8]xi32> 
    %20 = arith.cmpi slt, %14, %19 : vector<[8]xi32>
    %21 = llvm.intr.stepvector : vector<[16]xi32>
    %22 = arith.index_cast %arg1 : index to i32
    %23 = llvm.mlir.poison : vector<[16]xi32>
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.insertelement %22, %23[%24 : i32] : vector<[16]xi32>
    %26 = llvm.shufflevector %25, %23 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[16]xi32> 
    %27 = arith.cmpi slt, %21, %26 : vector<[16]xi32>
    return %6, %13, %20, %27 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
  }
  func.func @others(%arg0: index) -> (vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>) {
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %0 = llvm.intr.stepvector : vector<[1]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.poison : vector<[1]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[1]xi32>
    %5 = arith.cmpi slt, %0, %4 : vector<[1]xi32>
    %6 = llvm.intr.stepvector : vector<[32]xi32>
    %7 = arith.index_cast %arg0 : index to i32
    %8 = llvm.mlir.poison : vector<[32]xi32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<[32]xi32>
    %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[32]xi32> 
    %12 = arith.cmpi slt, %6, %11 : vector<[32]xi32>
    %13 = llvm.intr.stepvector : vector<[3]xi32>
    %14 = arith.index_cast %arg0 : index to i32
    %15 = llvm.mlir.poison : vector<[3]xi32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.insertelement %14, %15[%16 : i32] : vector<[3]xi32>
    %18 = llvm.shufflevector %17, %15 [0, 0, 0] : vector<[3]xi32> 
    %19 = arith.cmpi slt, %13, %18 : vector<[3]xi32>
    %20 = arith.index_cast %arg0 : index to i32
    %21 = llvm.mlir.poison : vector<8xi32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %20, %21[%22 : i32] : vector<8xi32>
    %24 = llvm.shufflevector %23, %21 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %25 = arith.cmpi sgt, %24, %cst : vector<8xi32>
    return %5, %12, %19, %25 : vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>
  }
  func.func @rows(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %1 = llvm.intr.stepvector : vector<[4]xi32>
    %2 = arith.index_cast %arg1 : index to i32
    %3 = llvm.mlir.poison : vector<[4]xi32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[4]xi32>
    %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<[4]xi32> 
    %7 = arith.cmpi slt, %1, %6 : vector<[4]xi32>
    %8 = arith.cmpi sgt, %arg0, %c0 : index
    %9 = arith.select %8, %7, %cst_0 : vector<[4]xi1>
    %10 = llvm.insertvalue %9, %0[0] : !llvm.array<2 x vector<[4]xi1>> 
    %11 = arith.cmpi sgt, %arg0, %c1 : index
    %12 = arith.select %11, %7, %cst_0 : vector<[4]xi1>
    %13 = llvm.insertvalue %12, %10[1] : !llvm.array<2 x vector<[4]xi1>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %14 : vector<2x[4]xi1>
  }
  func.func @known(%arg0: index) -> (vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>) {
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %1 = llvm.intr.stepvector : vector<[2]xi32>
    %2 = arith.index_cast %c4 : index to i32
    %3 = llvm.mlir.poison : vector<[2]xi32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[2]xi32>
    %6 = llvm.shufflevector %5, %3 [0, 0] : vector<[2]xi32> 
    %7 = arith.cmpi slt, %1, %6 : vector<[2]xi32>
    %8 = llvm.intr.stepvector : vector<[8]xi32>
    %9 = arith.index_cast %c0 : index to i32
    %10 = llvm.mlir.poison : vector<[8]xi32>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.insertelement %9, %10[%11 : i32] : vector<[8]xi32>
    %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0, 0, 0, 0, 0] : vector<[8]xi32> 
    %14 = arith.cmpi slt, %8, %13 : vector<[8]xi32>
    %15 = llvm.insertvalue %cst_0, %0[0] : !llvm.array<2 x vector<[4]xi1>> 
    %16 = llvm.insertvalue %cst_0, %15[1] : !llvm.array<2 x vector<[4]xi1>> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %7, %14, %17 : vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>
  }
}

//--- out 4
module {
  func.func @whole(%arg0: index, %arg1: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
    %0 = llvm.intr.experimental.stepvector : vector<[2]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.undef : vector<[2]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[2]xi32>
    %5 = llvm.shufflevector %4, %2 [0, 0] : vector<[2]xi32> 
    %6 = arith.cmpi slt, %0, %5 : vector<[2]xi32>
    %7 = llvm.intr.experimental.stepvector : vector<[4]xi32>
    %8 = arith.index_cast %arg0 : index to i32
    %9 = llvm.mlir.undef : vector<[4]xi32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %8, %9[%10 : i32] : vector<[4]xi32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<[4]xi32> 
    %13 = arith.cmpi slt, %7, %12 : vector<[4]xi32>
    %14 = llvm.intr.experimental.stepvector : vector<[8]xi32>
    %15 = arith.index_cast %arg1 : index to i32
    %16 = llvm.mlir.undef : vector<[8]xi32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %15, %16[%17 : i32] : vector<[8]xi32>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0, 0, 0, 0, 0, 0] : vector<[8]xi32> 
    %20 = arith.cmpi slt, %14, %19 : vector<[8]xi32>
    %21 = llvm.intr.experimental.stepvector : vector<[16]xi32>
    %22 = arith.index_cast %arg1 : index to i32
    %23 = llvm.mlir.undef : vector<[16]xi32>
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.insertelement %22, %23[%24 : i32] : vector<[16]xi32>
    %26 = llvm.shufflevector %25, %23 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[16]xi32> 
    %27 = arith.cmpi slt, %21, %26 : vector<[16]xi32>
    return %6, %13, %20, %27 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
  }
  func.func @others(%arg0: index) -> (vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>) {
    %0 = llvm.intr.experimental.stepvector : vector<[1]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.undef : vector<[1]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[1]xi32>
    %5 = llvm.shufflevector %4, %2 [0] : vector<[1]xi32> 
    %6 = arith.cmpi slt, %0, %5 : vector<[1]xi32>
    %7 = llvm.intr.experimental.stepvector : vector<[32]xi32>
    %8 = arith.index_cast %arg0 : index to i32
    %9 = llvm.mlir.undef : vector<[32]xi32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %8, %9[%10 : i32] : vector<[32]xi32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[32]xi32> 
    %13 = arith.cmpi slt, %7, %12 : vector<[32]xi32>
    %14 = llvm.intr.experimental.stepvector : vector<[3]xi32>
    %15 = arith.index_cast %arg0 : index to i32
    %16 = llvm.mlir.undef : vector<[3]xi32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %15, %16[%17 : i32] : vector<[3]xi32>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0] : vector<[3]xi32> 
    %20 = arith.cmpi slt, %14, %19 : vector<[3]xi32>
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
    %21 = arith.index_cast %arg0 : index to i32
    %22 = llvm.mlir.undef : vector<8xi32>
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.insertelement %21, %22[%23 : i32] : vector<8xi32>
    %25 = llvm.shufflevector %24, %22 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %26 = arith.cmpi slt, %cst, %25 : vector<8xi32>
    return %6, %13, %20, %26 : vector<[1]xi1>, vector<[32]xi1>, vector<[3]xi1>, vector<8xi1>
  }
  func.func @rows(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %1 = llvm.intr.experimental.stepvector : vector<[4]xi32>
    %2 = arith.index_cast %arg1 : index to i32
    %3 = llvm.mlir.undef : vector<[4]xi32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[4]xi32>
    %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<[4]xi32> 
    %7 = arith.cmpi slt, %1, %6 : vector<[4]xi32>
    %8 = arith.cmpi sgt, %arg0, %c0 : index
    %9 = arith.select %8, %7, %cst_0 : vector<[4]xi1>
    %10 = llvm.insertvalue %9, %0[0] : !llvm.array<2 x vector<[4]xi1>> 
    %11 = arith.cmpi sgt, %arg0, %c1 : index
    %12 = arith.select %11, %7, %cst_0 : vector<[4]xi1>
    %13 = llvm.insertvalue %12, %10[1] : !llvm.array<2 x vector<[4]xi1>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %14 : vector<2x[4]xi1>
  }
  func.func @known(%arg0: index) -> (vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>) {
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %cst_1 = arith.constant dense<false> : vector<[8]xi1>
    %c4 = arith.constant 4 : index
    %1 = llvm.intr.experimental.stepvector : vector<[2]xi32>
    %2 = arith.index_cast %c4 : index to i32
    %3 = llvm.mlir.undef : vector<[2]xi32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[2]xi32>
    %6 = llvm.shufflevector %5, %3 [0, 0] : vector<[2]xi32> 
    %7 = arith.cmpi slt, %1, %6 : vector<[2]xi32>
    %8 = llvm.insertvalue %cst_0, %0[0] : !llvm.array<2 x vector<[4]xi1>> 
    %9 = llvm.insertvalue %cst_0, %8[1] : !llvm.array<2 x vector<[4]xi1>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %7, %cst_1, %10 : vector<[2]xi1>, vector<[8]xi1>, vector<2x[4]xi1>
  }
}

//--- out 5
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <vscale x 2 x i1>, <vscale x 4 x i1>, <vscale x 8 x i1>, <vscale x 16 x i1> } @whole(i64 %0, i64 %1) {
  %3 = call <vscale x 2 x i1> @llvm.aarch64.sve.whilelt.nxv2i1.i64(i64 0, i64 %0)
  %4 = call <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64 0, i64 %0)
  %5 = call <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64 0, i64 %1)
  %6 = call <vscale x 16 x i1> @llvm.aarch64.sve.whilelt.nxv16i1.i64(i64 0, i64 %1)
  %7 = insertvalue { <vscale x 2 x i1>, <vscale x 4 x i1>, <vscale x 8 x i1>, <vscale x 16 x i1> } poison, <vscale x 2 x i1> %3, 0
  %8 = insertvalue { <vscale x 2 x i1>, <vscale x 4 x i1>, <vscale x 8 x i1>, <vscale x 16 x i1> } %7, <vscale x 4 x i1> %4, 1
  %9 = insertvalue { <vscale x 2 x i1>, <vscale x 4 x i1>, <vscale x 8 x i1>, <vscale x 16 x i1> } %8, <vscale x 8 x i1> %5, 2
  %10 = insertvalue { <vscale x 2 x i1>, <vscale x 4 x i1>, <vscale x 8 x i1>, <vscale x 16 x i1> } %9, <vscale x 16 x i1> %6, 3
  ret { <vscale x 2 x i1>, <vscale x 4 x i1>, <vscale x 8 x i1>, <vscale x 16 x i1> } %10
}

define { <vscale x 1 x i1>, <vscale x 32 x i1>, <vscale x 3 x i1>, <8 x i1> } @others(i64 %0) {
  %2 = call <vscale x 1 x i32> @llvm.stepvector.nxv1i32()
  %3 = trunc i64 %0 to i32
  %4 = insertelement <vscale x 1 x i32> poison, i32 %3, i32 0
  %5 = icmp slt <vscale x 1 x i32> %2, %4
  %6 = call <vscale x 32 x i32> @llvm.stepvector.nxv32i32()
  %7 = trunc i64 %0 to i32
  %8 = insertelement <vscale x 32 x i32> poison, i32 %7, i32 0
  %9 = shufflevector <vscale x 32 x i32> %8, <vscale x 32 x i32> poison, <vscale x 32 x i32> zeroinitializer
  %10 = icmp slt <vscale x 32 x i32> %6, %9
  %11 = call <vscale x 3 x i32> @llvm.stepvector.nxv3i32()
  %12 = trunc i64 %0 to i32
  %13 = insertelement <vscale x 3 x i32> poison, i32 %12, i32 0
  %14 = shufflevector <vscale x 3 x i32> %13, <vscale x 3 x i32> poison, <vscale x 3 x i32> zeroinitializer
  %15 = icmp slt <vscale x 3 x i32> %11, %14
  %16 = trunc i64 %0 to i32
  %17 = insertelement <8 x i32> poison, i32 %16, i32 0
  %18 = shufflevector <8 x i32> %17, <8 x i32> poison, <8 x i32> zeroinitializer
  %19 = icmp sgt <8 x i32> %18, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = insertvalue { <vscale x 1 x i1>, <vscale x 32 x i1>, <vscale x 3 x i1>, <8 x i1> } poison, <vscale x 1 x i1> %5, 0
  %21 = insertvalue { <vscale x 1 x i1>, <vscale x 32 x i1>, <vscale x 3 x i1>, <8 x i1> } %20, <vscale x 32 x i1> %10, 1
  %22 = insertvalue { <vscale x 1 x i1>, <vscale x 32 x i1>, <vscale x 3 x i1>, <8 x i1> } %21, <vscale x 3 x i1> %15, 2
  %23 = insertvalue { <vscale x 1 x i1>, <vscale x 32 x i1>, <vscale x 3 x i1>, <8 x i1> } %22, <8 x i1> %19, 3
  ret { <vscale x 1 x i1>, <vscale x 32 x i1>, <vscale x 3 x i1>, <8 x i1> } %23
}

define [2 x <vscale x 4 x i1>] @rows(i64 %0, i64 %1) {
  %3 = call <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64 0, i64 %1)
  %4 = icmp sgt i64 %0, 0
  %5 = select i1 %4, <vscale x 4 x i1> %3, <vscale x 4 x i1> zeroinitializer
  %6 = insertvalue [2 x <vscale x 4 x i1>] zeroinitializer, <vscale x 4 x i1> %5, 0
  %7 = icmp sgt i64 %0, 1
  %8 = select i1 %7, <vscale x 4 x i1> %3, <vscale x 4 x i1> zeroinitializer
  %9 = insertvalue [2 x <vscale x 4 x i1>] %6, <vscale x 4 x i1> %8, 1
  ret [2 x <vscale x 4 x i1>] %9
}

define { <vscale x 2 x i1>, <vscale x 8 x i1>, [2 x <vscale x 4 x i1>] } @known(i64 %0) {
  %2 = call <vscale x 2 x i1> @llvm.aarch64.sve.whilelt.nxv2i1.i64(i64 0, i64 4)
  %3 = call <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64 0, i64 0)
  %4 = insertvalue { <vscale x 2 x i1>, <vscale x 8 x i1>, [2 x <vscale x 4 x i1>] } poison, <vscale x 2 x i1> %2, 0
  %5 = insertvalue { <vscale x 2 x i1>, <vscale x 8 x i1>, [2 x <vscale x 4 x i1>] } %4, <vscale x 8 x i1> %3, 1
  %6 = insertvalue { <vscale x 2 x i1>, <vscale x 8 x i1>, [2 x <vscale x 4 x i1>] } %5, [2 x <vscale x 4 x i1>] zeroinitializer, 2
  ret { <vscale x 2 x i1>, <vscale x 8 x i1>, [2 x <vscale x 4 x i1>] } %6
}

declare <vscale x 2 x i1> @llvm.aarch64.sve.whilelt.nxv2i1.i64(i64, i64) #0

declare <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64, i64) #0

declare <vscale x 8 x i1> @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64, i64) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.whilelt.nxv16i1.i64(i64, i64) #0

declare <vscale x 1 x i32> @llvm.stepvector.nxv1i32() #1

declare <vscale x 32 x i32> @llvm.stepvector.nxv32i32() #1

declare <vscale x 3 x i32> @llvm.stepvector.nxv3i32() #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
