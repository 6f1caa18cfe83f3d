// RUN: lowir translate --mlir-to-llvmir --compat=19
// Release 19 asks for the parts of a constant when it is translated.
llvm.func @narrow() -> !llvm.struct<(f16, f16)> {
  %0 = llvm.mlir.constant([2.5 : f32, 3.5 : f32]) : !llvm.struct<(f16, f16)>
  llvm.return %0 : !llvm.struct<(f16, f16)>
}
llvm.func @no_complex() -> !llvm.array<3 x struct<(i8, i8)>> {
  %0 = llvm.mlir.constant(dense<7> : tensor<3xi8>) : !llvm.array<3 x struct<(i8, i8)>>
  llvm.return %0 : !llvm.array<3 x struct<(i8, i8)>>
}
//--- err
fail_parts_of_constants_19.mlir:4:8: error: FloatAttr does not match expected type of the constant [unsupported-constant]
  %0 = llvm.mlir.constant([2.5 : f32, 3.5 : f32]) : !llvm.struct<(f16, f16)>
       ^~~~~~~~~~~~~~~~~~
fail_parts_of_constants_19.mlir:8:8: error: expected struct type to be a complex number [unsupported-constant]
  %0 = llvm.mlir.constant(dense<7> : tensor<3xi8>) : !llvm.array<3 x struct<(i8, i8)>>
       ^~~~~~~~~~~~~~~~~~
