// mlir-opt-22 crashes, here while it infers the type of the result: a position is cut to 32 bits in one place and not in
// another. In the generic form, with the type of element 0, it accepts the operation.
func.func @f(%a: !llvm.struct<(i32, f64)>) -> i32 {
  %0 = llvm.extractvalue %a[4294967296] : !llvm.struct<(i32, f64)>
  return %0 : i32
}
