// RUN: lowir opt --convert-arith-to-llvm
// RUN: lowir opt --compat=19 --convert-arith-to-llvm
// A product that folds to a constant which the pass cannot convert keeps its operands in their order; release 19 does
// not take that back.

func.func @f(%a: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %x = index.mul %zero, %a
  %y = index.mul %three, %a
  return %x, %y : index, index
}
//--- out
module {
  func.func @f(%arg0: index) -> (index, index) {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = index.mul %1, %arg0
    %5 = index.mul %arg0, %3
    return %4, %5 : index, index
  }
}

//--- out 2
module {
  func.func @f(%arg0: index) -> (index, index) {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = index.mul %arg0, %1
    %5 = index.mul %arg0, %3
    return %4, %5 : index, index
  }
}

