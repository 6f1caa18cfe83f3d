// RUN: lowir translate --mlir-to-llvmir
// A float keeps its format, or becomes the integer of its bits; numbers make no structs unless they are complex.
llvm.mlir.global @bits(2.5 : f32) : i32
llvm.mlir.global @wider(2.5 : f32) : f64
llvm.mlir.global @brain(2.5 : f16) : bf16
llvm.mlir.global @long(2.5 : f32) : i64
llvm.mlir.global @pair([2.5 : f32, 7 : i32]) : !llvm.struct<(f64, i32)>
llvm.mlir.global @list(dense<[2.5, 3.5]> : tensor<2xf32>) : !llvm.array<2 x f64>
llvm.mlir.global @words(dense<2.5> : tensor<4xf32>) : vector<4xi64>
llvm.mlir.global @structs(dense<7> : tensor<3xi32>) : !llvm.array<3 x struct<(i32)>>
//--- err
fail_numbers_of_other_formats.mlir:4:1: error: FloatAttr does not match expected type of the constant [unsupported-constant]
llvm.mlir.global @wider(2.5 : f32) : f64
^~~~~~~~~~~~~~~~
fail_numbers_of_other_formats.mlir:5:1: error: FloatAttr does not match expected type of the constant [unsupported-constant]
llvm.mlir.global @brain(2.5 : f16) : bf16
^~~~~~~~~~~~~~~~
fail_numbers_of_other_formats.mlir:6:1: error: FloatAttr does not match expected type of the constant [unsupported-constant]
llvm.mlir.global @long(2.5 : f32) : i64
^~~~~~~~~~~~~~~~
fail_numbers_of_other_formats.mlir:7:1: error: FloatAttr does not match expected type of the constant [unsupported-constant]
llvm.mlir.global @pair([2.5 : f32, 7 : i32]) : !llvm.struct<(f64, i32)>
^~~~~~~~~~~~~~~~
fail_numbers_of_other_formats.mlir:8:1: error: FloatAttr does not match expected type of the constant [unsupported-constant]
llvm.mlir.global @list(dense<[2.5, 3.5]> : tensor<2xf32>) : !llvm.array<2 x f64>
^~~~~~~~~~~~~~~~
fail_numbers_of_other_formats.mlir:9:1: error: FloatAttr does not match expected type of the constant [unsupported-constant]
llvm.mlir.global @words(dense<2.5> : tensor<4xf32>) : vector<4xi64>
^~~~~~~~~~~~~~~~
fail_numbers_of_other_formats.mlir:10:1: error: expected struct type to be a complex number [unsupported-constant]
llvm.mlir.global @structs(dense<7> : tensor<3xi32>) : !llvm.array<3 x struct<(i32)>>
^~~~~~~~~~~~~~~~
