// RUN: lowir opt 
// A call whose operand was defined with another type is rejected, not repaired.
// SEED: S7
llvm.func @bar() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %0, %0 : i64
  llvm.return %1 : i64
}
