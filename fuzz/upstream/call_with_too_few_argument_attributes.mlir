// mlir-opt-22 crashes: the number of attributes of arguments is not compared with that of arguments before they are printed.
llvm.func @g(i64) -> i64
llvm.func @f(%a: i64) -> i64 {
  %0 = "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, arg_attrs = []}> : (i64) -> i64
  llvm.return %0 : i64
}
