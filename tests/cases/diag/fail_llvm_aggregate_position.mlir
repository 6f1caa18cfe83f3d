// RUN: lowir opt
// A position beyond the fields of a struct.
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
//--- err
fail_llvm_aggregate_position.mlir:4:34: error: position out of bounds: 2 [aggregate-position]
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
                                 ^~~~~~~~~~~~
