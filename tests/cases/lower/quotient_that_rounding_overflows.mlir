// RUN: lowir opt --convert-arith-to-llvm
// A rounding division of two constants that does not fold, since it overflows on the way: its division does, and what is
// multiplied before it is divided by.
func.func @f(%z: i32, %y: i32) -> (vector<2xi44>, i8, i32) {
  %a = arith.constant dense<[-8796093022208, 3]> : vector<2xi44>
  %b = arith.constant dense<[2, 7]> : vector<2xi44>
  %0 = arith.ceildivsi %a, %b : vector<2xi44>
  %c = arith.constant -128 : i8
  %d = arith.constant 3 : i8
  %1 = arith.ceildivsi %c, %d : i8
  %m = arith.muli %z, %y overflow<nsw> : i32
  %2 = arith.floordivsi %m, %y : i32
  return %0, %1, %2 : vector<2xi44>, i8, i32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i32) -> (vector<2xi44>, i8, i32) {
    %0 = llvm.mlir.constant(dense<[-8796093022208, 3]> : vector<2xi44>) : vector<2xi44>
    %1 = llvm.mlir.constant(dense<[2, 7]> : vector<2xi44>) : vector<2xi44>
    %2 = llvm.mlir.constant(dense<0> : vector<2xi44>) : vector<2xi44>
    %3 = llvm.mlir.constant(dense<1> : vector<2xi44>) : vector<2xi44>
    %4 = llvm.mlir.constant(dense<[-4398046511104, 0]> : vector<2xi44>) : vector<2xi44>
    %5 = llvm.mul %4, %1 : vector<2xi44>
    %6 = llvm.icmp "ne" %5, %0 : vector<2xi44>
    %7 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
    %8 = llvm.mlir.constant(dense<false> : vector<2xi1>) : vector<2xi1>
    %9 = llvm.icmp "eq" %7, %8 : vector<2xi1>
    %10 = llvm.and %6, %9 : vector<2xi1>
    %11 = llvm.add %4, %3 : vector<2xi44>
    %12 = llvm.select %10, %11, %4 : vector<2xi1>, vector<2xi44>
    %13 = llvm.mlir.constant(-128 : i8) : i8
    %14 = llvm.mlir.constant(3 : i8) : i8
    %15 = llvm.mlir.constant(0 : i8) : i8
    %16 = llvm.mlir.constant(1 : i8) : i8
    %17 = llvm.mlir.constant(-42 : i8) : i8
    %18 = llvm.mul %17, %14 : i8
    %19 = llvm.icmp "ne" %18, %13 : i8
    %20 = llvm.mlir.constant(true) : i1
    %21 = llvm.mlir.constant(false) : i1
    %22 = llvm.icmp "eq" %20, %21 : i1
    %23 = llvm.and %19, %22 : i1
    %24 = llvm.add %17, %16 : i8
    %25 = llvm.select %23, %24, %17 : i1, i8
    %26 = llvm.mul %arg0, %arg1 overflow<nsw> : i32
    %27 = llvm.mul %arg0, %arg1 : i32
    %28 = llvm.icmp "ne" %26, %27 : i32
    %29 = llvm.mlir.constant(0 : i32) : i32
    %30 = llvm.icmp "slt" %26, %29 : i32
    %31 = llvm.icmp "slt" %arg1, %29 : i32
    %32 = llvm.icmp "ne" %30, %31 : i1
    %33 = llvm.and %28, %32 : i1
    %34 = llvm.mlir.constant(-1 : i32) : i32
    %35 = llvm.add %arg0, %34 : i32
    %36 = llvm.select %33, %35, %arg0 : i1, i32
    return %12, %25, %36 : vector<2xi44>, i8, i32
  }
}

