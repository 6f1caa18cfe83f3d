// RUN: lowir opt --convert-vector-to-llvm
// What uses a value is rewritten before what its parts become folds: constants of what is repeated have the smaller type.
func.func @f() -> vector<4x1x3xi1> {
  %a = arith.constant dense<[[[true]], [[false]], [[true]], [[false]]]> : vector<4x1x1xi1>
  %r = vector.broadcast %a : vector<4x1x1xi1> to vector<4x1x3xi1>
  return %r : vector<4x1x3xi1>
}
//--- out
module {
  func.func @f() -> vector<4x1x3xi1> {
    %cst = arith.constant dense<false> : vector<3xi1>
    %0 = ub.poison : vector<4x1x3xi1>
    %1 = builtin.unrealized_conversion_cast %0 : vector<4x1x3xi1> to !llvm.array<4 x array<1 x vector<3xi1>>>
    %2 = ub.poison : vector<1x3xi1>
    %3 = builtin.unrealized_conversion_cast %2 : vector<1x3xi1> to !llvm.array<1 x vector<3xi1>>
    %cst_0 = arith.constant dense<true> : vector<3xi1>
    %4 = llvm.insertvalue %cst_0, %3[0] : !llvm.array<1 x vector<3xi1>> 
    %5 = llvm.insertvalue %4, %1[0] : !llvm.array<4 x array<1 x vector<3xi1>>> 
    %6 = llvm.insertvalue %cst, %3[0] : !llvm.array<1 x vector<3xi1>> 
    %7 = llvm.insertvalue %6, %5[1] : !llvm.array<4 x array<1 x vector<3xi1>>> 
    %8 = llvm.insertvalue %cst_0, %3[0] : !llvm.array<1 x vector<3xi1>> 
    %9 = llvm.insertvalue %8, %7[2] : !llvm.array<4 x array<1 x vector<3xi1>>> 
    %10 = llvm.insertvalue %cst, %3[0] : !llvm.array<1 x vector<3xi1>> 
    %11 = llvm.insertvalue %10, %9[3] : !llvm.array<4 x array<1 x vector<3xi1>>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<4 x array<1 x vector<3xi1>>> to vector<4x1x3xi1>
    return %12 : vector<4x1x3xi1>
  }
}

