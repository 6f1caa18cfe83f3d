// RUN: lowir opt --split-input-file
// Counting bits keeps the type.
llvm.func @f(%a: i64) {
  %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i64) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i64) {
  %0 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i64) -> i32
  llvm.return
}
// -----
// What is compared is of one type.
llvm.func @f(%a: i64, %b: i32) {
  %0 = llvm.intr.scmp(%a, %b) : (i64, i32) -> i64
  llvm.return
}
// -----
llvm.func @f(%a: i64, %b: i32) {
  %0 = llvm.intr.ucmp(%a, %b) : (i64, i32) -> i64
  llvm.return
}
// -----
// Of the roundings to an integer, this one has no vectors.
llvm.func @f(%a: vector<2xf32>) {
  %0 = llvm.intr.llround(%a) : (vector<2xf32>) -> i64
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_llvm_intrinsic_types.mlir:4:8: error: 'llvm.intr.ctlz' op requires the same type for all operands and results [same-types]
  %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i64) -> i32
       ^~~~~~~~~~~~~~~~
fail_llvm_intrinsic_types.mlir:9:8: error: 'llvm.intr.cttz' op requires the same type for all operands and results [same-types]
  %0 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i64) -> i32
       ^~~~~~~~~~~~~~~~
fail_llvm_intrinsic_types.mlir:15:8: error: 'llvm.intr.scmp' op requires all operands to have the same type [same-types]
  %0 = llvm.intr.scmp(%a, %b) : (i64, i32) -> i64
       ^~~~~~~~~~~~~~
fail_llvm_intrinsic_types.mlir:20:8: error: 'llvm.intr.ucmp' op requires all operands to have the same type [same-types]
  %0 = llvm.intr.ucmp(%a, %b) : (i64, i32) -> i64
       ^~~~~~~~~~~~~~
fail_llvm_intrinsic_types.mlir:26:8: error: 'llvm.intr.llround' op operand #0 must be floating point LLVM type, but got 'vector<2xf32>' [operand-type]
  %0 = llvm.intr.llround(%a) : (vector<2xf32>) -> i64
       ^~~~~~~~~~~~~~~~~
fail_llvm_intrinsic_types.mlir:25:14: note: the operand ('val') is defined here
llvm.func @f(%a: vector<2xf32>) {
             ^~
