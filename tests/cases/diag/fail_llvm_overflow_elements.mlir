// RUN: lowir opt
// A sum and whether it overflowed: of two values of one element type.
llvm.func @f(%a: vector<3xi1>, %b: i64) {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (vector<3xi1>, i64) -> i1
  llvm.return
}
//--- err
fail_llvm_overflow_elements.mlir:4:8: error: 'llvm.intr.sadd.with.overflow' op requires the same element type for all operands [element-type]
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (vector<3xi1>, i64) -> i1
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
