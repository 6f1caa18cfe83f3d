// RUN: lowir opt
// No address space is negative.
"llvm.mlir.global"() <{addr_space = -1 : i32, global_type = i64, linkage = #llvm.linkage<private>, sym_name = "g", value = 0 : i64}> ({
}) : () -> ()
//--- err
fail_llvm_global_space.mlir:3:1: error: 'llvm.mlir.global' op attribute 'addr_space' is negative [global-space]
"llvm.mlir.global"() <{addr_space = -1 : i32, global_type = i64, linkage = #llvm.linkage<private>, sym_name = "g", value = 0 : i64}> ({
^~~~~~~~~~~~~~~~~~
