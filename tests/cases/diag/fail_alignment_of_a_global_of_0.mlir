// RUN: lowir opt
// Of a global, an alignment of 0 is none; of a function it says nothing (a mutant of memory 1700064).
llvm.func @f() attributes {alignment = 0 : i64}
"llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 0 : i64, global_type = i64, linkage = #llvm.linkage<private>, sym_name = "g", value = 80 : i64, visibility_ = 0 : i64}> ({}) : () -> ()
//--- err
fail_alignment_of_a_global_of_0.mlir:4:1: error: 'llvm.mlir.global' op alignment attribute is not a power of 2 [alignment]
"llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 0 : i64, global_type = i64, linkage = #llvm.linkage<private>, sym_name = "g", value = 80 : i64, visibility_ = 0 : i64}> ({}) : () -> ()
^~~~~~~~~~~~~~~~~~
