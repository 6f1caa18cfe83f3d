// RUN: lowir opt --split-input-file --allow-unregistered-dialect
// A range is of integers of one type.
"a.b"() {a = #llvm.constant_range<i32, loc(unknown), 5>} : () -> ()
// -----
"a.b"() {a = #llvm.constant_range<i32, 1, "b">} : () -> ()
// -----
"a.b"() {a = #llvm.constant_range<f32, 1.0, 2.0>} : () -> ()
// -----
"a.b"() {a = #llvm.constant_range<index, 1, 2>} : () -> ()
//--- out
// -----
// -----
// -----
//--- err
fail_range_of_no_integers.mlir:3:40: error: expected an integer [range-bound]
"a.b"() {a = #llvm.constant_range<i32, loc(unknown), 5>} : () -> ()
                                       ^~~
fail_range_of_no_integers.mlir:5:43: error: expected an integer [range-bound]
"a.b"() {a = #llvm.constant_range<i32, 1, "b">} : () -> ()
                                          ^~~
fail_range_of_no_integers.mlir:7:35: error: expected an integer type [range-type]
"a.b"() {a = #llvm.constant_range<f32, 1.0, 2.0>} : () -> ()
                                  ^~~
fail_range_of_no_integers.mlir:9:35: error: expected an integer type [range-type]
"a.b"() {a = #llvm.constant_range<index, 1, 2>} : () -> ()
                                  ^~~~~
