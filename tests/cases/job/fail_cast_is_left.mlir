// RUN: lowir --allow-unregistered-dialect %s
// RUN: lowir translate --mlir-to-llvmir %s
// A cast that nothing removes.
llvm.func @f(%x: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
  llvm.return %0 : i32
}
//--- err
fail_cast_is_left.mlir:5:8: error: 'builtin.unrealized_conversion_cast' was not lowered to the LLVM dialect [not-lowered]
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  help: one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast
//--- err 2
fail_cast_is_left.mlir:5:8: error: 'builtin.unrealized_conversion_cast' cannot be converted to LLVM IR: no rule translates it [no-llvm-rule]
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  help: two conversions left types that do not meet: convert both sides, then run --reconcile-unrealized-casts
