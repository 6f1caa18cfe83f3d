// RUN: lowir opt --split-input-file
// What a data layout must not say, each once.

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, i32 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.colour" = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = "wide">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i16 = dense<[64, 32]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xf32> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<64> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = 1} {}

// -----

module attributes {dlti.colour = 1} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"mine.key" = 1>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"mine.key" = 2>} {
  }
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_data_layout.mlir:4:82: error: repeated DLTI key: i32 [dlti-key]
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, i32 = dense<32> : vector<2xi64>>} {}
                                                                                 ^~~
fail_data_layout.mlir:8:49: error: empty string as DLTI key is not allowed [dlti-key]
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}
                                                ^~
fail_data_layout.mlir:12:1: error: 'builtin.module' op unknown data layout entry name: dlti.colour [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.colour" = 1>} {}
^~~~~~
fail_data_layout.mlir:16:1: error: 'builtin.module' op 'dlti.endianness' data layout entry is expected to be either 'big' or 'little' [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
^~~~~~
fail_data_layout.mlir:20:1: error: 'builtin.module' op expected integer attribute in the data layout entry for 'index' [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "wide">} {}
^~~~~~
fail_data_layout.mlir:24:1: error: 'builtin.module' op expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64> [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}
^~~~~~
fail_data_layout.mlir:28:1: error: 'builtin.module' op expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f32, dense<32> : vector<3xi64>> [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<3xi64>>} {}
^~~~~~
fail_data_layout.mlir:32:1: error: 'builtin.module' op preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i16, dense<[64, 32]> : vector<2xi64>> [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<i16 = dense<[64, 32]> : vector<2xi64>>} {}
^~~~~~
fail_data_layout.mlir:36:1: error: 'builtin.module' op unexpected data layout for a built-in type [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xf32> = dense<32> : vector<2xi64>>} {}
^~~~~~
fail_data_layout.mlir:40:1: error: 'builtin.module' op expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<2xi64>>} {}
^~~~~~
fail_data_layout.mlir:44:1: error: 'builtin.module' op preferred alignment is expected to be at least as large as ABI alignment [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}
^~~~~~
fail_data_layout.mlir:48:1: error: 'builtin.module' op unexpected layout attribute for struct '!llvm.struct<(i32)>' [data-layout-entry]
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<64> : vector<2xi64>>} {}
^~~~~~
fail_data_layout.mlir:52:1: error: 'builtin.module' op 'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute [dlti-attribute]
module attributes {dlti.dl_spec = 1} {}
^~~~~~
fail_data_layout.mlir:56:1: error: 'builtin.module' op attribute 'dlti.colour' not supported by dialect [dlti-attribute]
module attributes {dlti.colour = 1} {}
^~~~~~
fail_data_layout.mlir:61:3: error: 'builtin.module' op data layout does not combine with layouts of enclosing ops [data-layout-nesting]
  module attributes {dlti.dl_spec = #dlti.dl_spec<"mine.key" = 2>} {
  ^~~~~~
fail_data_layout.mlir:60:1: note: enclosing op with data layout
module attributes {dlti.dl_spec = #dlti.dl_spec<"mine.key" = 1>} {
^~~~~~
