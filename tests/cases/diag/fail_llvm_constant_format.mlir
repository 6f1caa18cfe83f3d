// RUN: lowir opt --split-input-file
// Floats of other formats, though of as many bits.
llvm.func @f() {
  %0 = llvm.mlir.constant(1.000000e+00 : bf16) : f16
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<2xbf16>) : vector<2xf16>
  llvm.return
}
// -----
// Integers are of integers.
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x ptr>
  llvm.return
}
// -----
// What is nested is a struct's list, zero or undefined.
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.zero, [1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[#llvm.zero], []]) : !llvm.array<2 x array<1 x struct<(i32, i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(#llvm.undef) : i32
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_llvm_constant_format.mlir:4:8: error: 'llvm.mlir.constant' op attribute and type have different float semantics [constant]
  %0 = llvm.mlir.constant(1.000000e+00 : bf16) : f16
       ^~~~~~~~~~~~~~~~~~
fail_llvm_constant_format.mlir:9:8: error: 'llvm.mlir.constant' op attribute and type have different float semantics [constant]
  %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<2xbf16>) : vector<2xf16>
       ^~~~~~~~~~~~~~~~~~
fail_llvm_constant_format.mlir:15:8: error: 'llvm.mlir.constant' op expected integer element type for integer elements attribute [constant]
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x ptr>
       ^~~~~~~~~~~~~~~~~~
fail_llvm_constant_format.mlir:21:8: error: 'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute [constant]
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x struct<(i32, i32)>>
       ^~~~~~~~~~~~~~~~~~
fail_llvm_constant_format.mlir:26:8: error: 'llvm.mlir.constant' op nested array attribute size for struct element at index 1 must match struct size: 1 vs. 2 [constant]
  %0 = llvm.mlir.constant([#llvm.zero, [1 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
       ^~~~~~~~~~~~~~~~~~
fail_llvm_constant_format.mlir:31:8: error: 'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 0 vs. 1 [constant]
  %0 = llvm.mlir.constant([[#llvm.zero], []]) : !llvm.array<2 x array<1 x struct<(i32, i32)>>>
       ^~~~~~~~~~~~~~~~~~
fail_llvm_constant_format.mlir:36:8: error: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes [constant]
  %0 = llvm.mlir.constant(#llvm.undef) : i32
       ^~~~~~~~~~~~~~~~~~
