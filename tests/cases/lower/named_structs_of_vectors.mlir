// RUN: lowir opt --convert-func-to-llvm
// What is not LLVM's in a named struct makes another struct: vectors of more than one dimension, narrow floats, functions of those.
func.func private @matrix(!llvm.struct<"m", (vector<2x4xi32>, i8)>)
func.func private @narrow(!llvm.struct<"n", (f8E5M2)>)
func.func private @plain(!llvm.struct<"p", (vector<4xi32>, f32)>)
func.func private @inside(!llvm.struct<"i", (array<2 x vector<2x2xf32>>)>)
func.func private @clash(!llvm.struct<"c", (vector<1x1xi1>)>)
func.func private @taken(!llvm.struct<"_Converted.c", (f80)>)
//--- out
module {
  llvm.func @matrix(!llvm.struct<"_Converted.m", (array<2 x vector<4xi32>>, i8)>) attributes {sym_visibility = "private"}
  llvm.func @narrow(!llvm.struct<"_Converted.n", (i8)>) attributes {sym_visibility = "private"}
  llvm.func @plain(!llvm.struct<"p", (vector<4xi32>, f32)>) attributes {sym_visibility = "private"}
  llvm.func @inside(!llvm.struct<"_Converted.i", (array<2 x array<2 x vector<2xf32>>>)>) attributes {sym_visibility = "private"}
  func.func private @clash(!llvm.struct<"c", (vector<1x1xi1>)>)
  llvm.func @taken(!llvm.struct<"_Converted.c", (f80)>) attributes {sym_visibility = "private"}
}

