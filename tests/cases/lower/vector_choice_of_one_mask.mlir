// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// A choice between true and false in a vector of one element is its condition in a vector.
func.func @sel(%a: index) -> vector<2x1xi1> {
  %c3 = arith.constant 3 : index
  %0 = vector.create_mask %a, %c3 : vector<2x1xi1>
  return %0 : vector<2x1xi1>
}
func.func @sel1(%a: i1) -> vector<1xi1> {
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %0 = arith.select %a, %t, %f : vector<1xi1>
  return %0 : vector<1xi1>
}
func.func @sel2(%a: i1) -> vector<1x1xi1> {
  %t = arith.constant dense<true> : vector<1x1xi1>
  %f = arith.constant dense<false> : vector<1x1xi1>
  %0 = arith.select %a, %t, %f : vector<1x1xi1>
  return %0 : vector<1x1xi1>
}
//--- out
module {
  func.func @sel(%arg0: index) -> vector<2x1xi1> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<false> : vector<2x1xi1>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x1xi1> to !llvm.array<2 x vector<1xi1>>
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi sgt, %arg0, %c0 : index
    %2 = llvm.mlir.poison : vector<1xi1>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<1xi1>
    %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<1xi1>> 
    %6 = arith.cmpi sgt, %arg0, %c1 : index
    %7 = llvm.mlir.poison : vector<1xi1>
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.insertelement %6, %7[%8 : i32] : vector<1xi1>
    %10 = llvm.insertvalue %9, %5[1] : !llvm.array<2 x vector<1xi1>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<1xi1>> to vector<2x1xi1>
    return %11 : vector<2x1xi1>
  }
  func.func @sel1(%arg0: i1) -> vector<1xi1> {
    %0 = llvm.mlir.poison : vector<1xi1>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<1xi1>
    return %2 : vector<1xi1>
  }
  func.func @sel2(%arg0: i1) -> vector<1x1xi1> {
    %cst = arith.constant dense<true> : vector<1x1xi1>
    %cst_0 = arith.constant dense<false> : vector<1x1xi1>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<1x1xi1>
    return %0 : vector<1x1xi1>
  }
}

//--- out 2
module {
  func.func @sel(%arg0: index) -> vector<2x1xi1> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<true> : vector<1xi1>
    %cst_0 = arith.constant dense<false> : vector<1xi1>
    %cst_1 = arith.constant dense<false> : vector<2x1xi1>
    %0 = builtin.unrealized_conversion_cast %cst_1 : vector<2x1xi1> to !llvm.array<2 x vector<1xi1>>
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi sgt, %arg0, %c0 : index
    %2 = arith.select %1, %cst, %cst_0 : vector<1xi1>
    %3 = llvm.insertvalue %2, %0[0] : !llvm.array<2 x vector<1xi1>> 
    %4 = arith.cmpi sgt, %arg0, %c1 : index
    %5 = arith.select %4, %cst, %cst_0 : vector<1xi1>
    %6 = llvm.insertvalue %5, %3[1] : !llvm.array<2 x vector<1xi1>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<1xi1>> to vector<2x1xi1>
    return %7 : vector<2x1xi1>
  }
  func.func @sel1(%arg0: i1) -> vector<1xi1> {
    %cst = arith.constant dense<true> : vector<1xi1>
    %cst_0 = arith.constant dense<false> : vector<1xi1>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<1xi1>
    return %0 : vector<1xi1>
  }
  func.func @sel2(%arg0: i1) -> vector<1x1xi1> {
    %cst = arith.constant dense<true> : vector<1x1xi1>
    %cst_0 = arith.constant dense<false> : vector<1x1xi1>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<1x1xi1>
    return %0 : vector<1x1xi1>
  }
}

