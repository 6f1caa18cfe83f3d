// RUN: lowir opt --convert-arith-to-llvm
// What a rounding division of a constant becomes folds where only its operands go in; constants come second.
func.func @f(%a: i32, %w: vector<2xindex>) -> (i32, i32, i32, vector<2xindex>) {
  %c = arith.constant 3 : i32
  %v = arith.constant dense<[0, -4]> : vector<2xindex>
  %0 = arith.ceildivsi %c, %a : i32
  %1 = arith.ceildivui %c, %a : i32
  %2 = arith.floordivsi %c, %a : i32
  %3 = arith.floordivsi %v, %w : vector<2xindex>
  return %0, %1, %2, %3 : i32, i32, i32, vector<2xindex>
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: vector<2xindex>) -> (i32, i32, i32, vector<2xindex>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2xindex> to vector<2xi64>
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(dense<[0, -4]> : vector<2xindex>) : vector<2xi64>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.sdiv %1, %arg0 : i32
    %6 = llvm.mul %5, %arg0 : i32
    %7 = llvm.icmp "ne" %6, %1 : i32
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.icmp "slt" %arg0, %3 : i32
    %10 = llvm.icmp "eq" %8, %9 : i1
    %11 = llvm.and %7, %10 : i1
    %12 = llvm.add %5, %4 : i32
    %13 = llvm.select %11, %12, %5 : i1, i32
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(false) : i1
    %16 = llvm.mlir.constant(1 : i32) : i32
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.udiv %17, %arg0 : i32
    %19 = llvm.add %18, %16 : i32
    %20 = llvm.select %15, %14, %19 : i1, i32
    %21 = llvm.sdiv %1, %arg0 : i32
    %22 = llvm.mul %21, %arg0 : i32
    %23 = llvm.icmp "ne" %22, %1 : i32
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.mlir.constant(false) : i1
    %26 = llvm.icmp "slt" %arg0, %24 : i32
    %27 = llvm.icmp "ne" %25, %26 : i1
    %28 = llvm.and %23, %27 : i1
    %29 = llvm.mlir.constant(-1 : i32) : i32
    %30 = llvm.add %21, %29 : i32
    %31 = llvm.select %28, %30, %21 : i1, i32
    %32 = llvm.sdiv %2, %0 : vector<2xi64>
    %33 = llvm.mul %32, %0 : vector<2xi64>
    %34 = llvm.icmp "ne" %33, %2 : vector<2xi64>
    %35 = llvm.mlir.constant(dense<0> : vector<2xindex>) : vector<2xi64>
    %36 = llvm.mlir.constant(dense<[false, true]> : vector<2xi1>) : vector<2xi1>
    %37 = llvm.icmp "slt" %0, %35 : vector<2xi64>
    %38 = llvm.icmp "ne" %36, %37 : vector<2xi1>
    %39 = llvm.and %34, %38 : vector<2xi1>
    %40 = llvm.mlir.constant(dense<-1> : vector<2xindex>) : vector<2xi64>
    %41 = llvm.add %32, %40 : vector<2xi64>
    %42 = llvm.select %39, %41, %32 : vector<2xi1>, vector<2xi64>
    %43 = builtin.unrealized_conversion_cast %42 : vector<2xi64> to vector<2xindex>
    return %13, %20, %31, %43 : i32, i32, i32, vector<2xindex>
  }
}

