// RUN: lowir opt 
// A call whose operand was defined with another type is rejected, not repaired.
// SEED: S7
llvm.func @bar() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %0, %0 : i64
  llvm.return %1 : i64
}
//--- err
fail_operand_types_differ_from_the_callee.mlir:6:17: error: use of value '%0' expects different type than prior uses: 'i64' vs 'i32' [type-mismatch]
  %1 = llvm.add %0, %0 : i64
                ^~
fail_operand_types_differ_from_the_callee.mlir:5:3: note: prior use here
  %0 = llvm.mlir.constant(1 : i32) : i32
  ^~
