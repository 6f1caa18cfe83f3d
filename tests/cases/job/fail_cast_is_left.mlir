// RUN: lowir --allow-unregistered-dialect %s
// RUN: lowir translate --mlir-to-llvmir %s
// A cast that nothing removes.
llvm.func @f(%x: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to i32
  llvm.return %0 : i32
}
