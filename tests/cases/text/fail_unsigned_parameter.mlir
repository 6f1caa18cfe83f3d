// RUN: lowir opt --allow-unregistered-dialect %s
// A line number has 32 bits.
"test.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", line = 4294967296>} : () -> ()
//--- err
fail_unsigned_parameter.mlir:3:85: error: integer value too large [integer-too-large]
"test.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", line = 4294967296>} : () -> ()
                                                                                    ^~~~~~~~~~
