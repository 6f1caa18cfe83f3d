// RUN: lowir opt --pass-pipeline=func(canonicalize),convert-scf-to-std,convert-std-to-llvm
// OURS: the real tools read no older spelling
func.func @f(%a: i32, %n: index) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
//--- out
module {
  llvm.func @f(%arg0: i32, %arg1: i64) -> i32 {
    llvm.return %arg0 : i32
  }
}

//--- err
remark: older passes: `func(canonicalize),convert-scf-to-std,convert-std-to-llvm`, today written `builtin.module(func.func(canonicalize),convert-scf-to-cf,func.func(convert-vector-to-scf),expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-vector-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-math-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)`
