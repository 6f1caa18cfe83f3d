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
//--- err
