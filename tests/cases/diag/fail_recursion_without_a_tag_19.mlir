// RUN: lowir opt --compat=19
// A composite type that only says who it is stands for another, which a tag says in release 19.
module attributes {llvm.x = #llvm.di_composite_type<recId = distinct[0]<>>} {}
//--- err
fail_recursion_without_a_tag_19.mlir:3:75: error: `#llvm.di_composite_type` needs the parameter `tag` [missing-parameter]
module attributes {llvm.x = #llvm.di_composite_type<recId = distinct[0]<>>} {}
                                                                          ^
