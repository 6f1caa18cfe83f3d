// RUN: lowir opt --convert-index-to-llvm
// A minimum or maximum with a constant decides some comparisons with constants, of 32 and of 64 bits alike.
func.func @bounded(%x: index) -> (i1, i1, i1, i1) {
  %three = index.constant 3
  %ten = index.constant 10
  %wide = index.constant 5000000000
  %low = index.mins %x, %three
  %high = index.maxu %x, %wide
  %0 = index.cmp slt(%low, %ten)
  %1 = index.cmp sgt(%low, %ten)
  %2 = index.cmp slt(%low, %three)
  %3 = index.cmp ugt(%high, %ten)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
//--- out
module {
  func.func @bounded(%arg0: index) -> (i1, i1, i1, i1) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(10 : i64) : i64
    %3 = llvm.mlir.constant(5000000000 : i64) : i64
    %4 = llvm.intr.smin(%0, %1) : (i64, i64) -> i64
    %5 = llvm.intr.umax(%0, %3) : (i64, i64) -> i64
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.icmp "slt" %4, %1 : i64
    %9 = llvm.mlir.constant(true) : i1
    return %6, %7, %8, %9 : i1, i1, i1, i1
  }
}

