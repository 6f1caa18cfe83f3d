// RUN: lowir opt --convert-func-to-llvm --split-input-file
// RUN: lowir opt --compat=19 --convert-func-to-llvm --split-input-file
// An identified struct whose fields change becomes one of another name.
func.func private @a(!llvm.struct<"foo", (index)>)
func.func private @b(!llvm.struct<"rec", (ptr, struct<"rec2", (index, i8)>)>) -> !llvm.struct<"bar", packed (struct<"foo", (index)>, i32)>
func.func private @d(!llvm.struct<"plain", (i32)>)
func.func private @e(!llvm.array<3 x struct<"foo", (index)>>, memref<?xf32>)
func.func private @o(!llvm.struct<"op", opaque>)
func.func private @r(!llvm.struct<"self", (index, struct<"other", (struct<"self">, i8)>)>)
// -----
func.func private @taken(!llvm.struct<"_Converted.foo", (f32)>)
func.func private @clash(!llvm.struct<"foo", (index)>)
// -----
func.func private @taken(!llvm.struct<"_Converted.foo", (struct<"_Converted.foo">, i64)>)
func.func private @same(!llvm.struct<"foo", (struct<"foo">, index)>)
//--- out
module {
  llvm.func @a(!llvm.struct<"_Converted.foo", (i64)>) attributes {sym_visibility = "private"}
  llvm.func @b(!llvm.struct<"_Converted.rec", (ptr, struct<"_Converted.rec2", (i64, i8)>)>) -> !llvm.struct<"_Converted.bar", packed (struct<"_Converted.foo", (i64)>, i32)> attributes {sym_visibility = "private"}
  llvm.func @d(!llvm.struct<"plain", (i32)>) attributes {sym_visibility = "private"}
  llvm.func @e(!llvm.array<3 x struct<"_Converted.foo", (i64)>>, !llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @o(!llvm.struct<"op", opaque>) attributes {sym_visibility = "private"}
  llvm.func @r(!llvm.struct<"_Converted.self", (i64, struct<"_Converted.other", (struct<"_Converted.self">, i8)>)>) attributes {sym_visibility = "private"}
}

// -----
module {
  llvm.func @taken(!llvm.struct<"_Converted.foo", (f32)>) attributes {sym_visibility = "private"}
  func.func private @clash(!llvm.struct<"foo", (index)>)
}

// -----
module {
  llvm.func @taken(!llvm.struct<"_Converted.foo", (struct<"_Converted.foo">, i64)>) attributes {sym_visibility = "private"}
  llvm.func @same(!llvm.struct<"_Converted.foo", (struct<"_Converted.foo">, i64)>) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @a(!llvm.struct<"_Converted.foo", (i64)>) attributes {sym_visibility = "private"}
  llvm.func @b(!llvm.struct<"_Converted.rec", (ptr, struct<"_Converted.rec2", (i64, i8)>)>) -> !llvm.struct<"_Converted.bar", packed (struct<"_Converted.foo", (i64)>, i32)> attributes {sym_visibility = "private"}
  llvm.func @d(!llvm.struct<"plain", (i32)>) attributes {sym_visibility = "private"}
  llvm.func @e(!llvm.array<3 x struct<"_Converted.foo", (i64)>>, !llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @o(!llvm.struct<"op", opaque>) attributes {sym_visibility = "private"}
  llvm.func @r(!llvm.struct<"_Converted.self", (i64, struct<"_Converted.other", (struct<"_Converted.self">, i8)>)>) attributes {sym_visibility = "private"}
}

// -----
module {
  llvm.func @taken(!llvm.struct<"_Converted.foo", (f32)>) attributes {sym_visibility = "private"}
  func.func private @clash(!llvm.struct<"foo", (index)>)
}

// -----
module {
  llvm.func @taken(!llvm.struct<"_Converted.foo", (struct<"_Converted.foo">, i64)>) attributes {sym_visibility = "private"}
  llvm.func @same(!llvm.struct<"_Converted.foo", (struct<"_Converted.foo">, i64)>) attributes {sym_visibility = "private"}
}

