// RUN: lowir opt
// A field of a struct is chosen by a constant.
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
//--- err
fail_llvm_struct_index.mlir:4:8: error: 'llvm.getelementptr' op expected index 1 indexing a struct to be constant [gep-index]
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
       ^~~~~~~~~~~~~~~~~~
