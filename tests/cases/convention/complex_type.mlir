// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// A complex number is a struct of two; its part converts like any type.
// SEED: S75 S99
func.func private @single(complex<f32>) -> complex<f64>
func.func private @integer(complex<i32>)
//--- out
module {
  llvm.func @single(!llvm.struct<(f32, f32)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @integer(!llvm.struct<(i32, i32)>) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @single(!llvm.struct<(f32, f32)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @integer(!llvm.struct<(i32, i32)>) attributes {sym_visibility = "private"}
}

