// RUN: lowir opt --allow-unregistered-dialect %s
// Unsigned parameters of attributes take all their bits, and wrap around just below zero.
"test.a"() {a = #llvm.dereferenceable<bytes = 18446744073709551615>} : () -> ()
"test.b"() {a = #llvm.dereferenceable<bytes = -2>} : () -> ()
"test.c"() {a = #llvm.address_space<4294967295>} : () -> ()
"test.d"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(9223372036854775808, 8)]>} : () -> ()
//--- out
module {
  "test.a"() {a = #llvm.dereferenceable<bytes = 18446744073709551615>} : () -> ()
  "test.b"() {a = #llvm.dereferenceable<bytes = 18446744073709551614>} : () -> ()
  "test.c"() {a = #llvm.address_space<4294967295>} : () -> ()
  "test.d"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(9223372036854775808, 8)]>} : () -> ()
}

