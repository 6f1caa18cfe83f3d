// RUN: lowir opt
// A constant is no map.
llvm.func @f() {
  %0 = "llvm.mlir.constant"() <{value = affine_map<(d0) -> (d0)>}> : () -> i64
  llvm.return
}
//--- err
fail_llvm_constant_kind.mlir:4:8: error: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes [constant]
  %0 = "llvm.mlir.constant"() <{value = affine_map<(d0) -> (d0)>}> : () -> i64
       ^~~~~~~~~~~~~~~~~~~~
