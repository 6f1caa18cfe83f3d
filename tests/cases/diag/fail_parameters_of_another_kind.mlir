// RUN: lowir opt --split-input-file %s
// Parameters of attributes have kinds, too.
module attributes {llvm.x = #llvm.di_label<scope = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i">>} {}
// -----
module attributes {llvm.x = #llvm.di_subroutine_type<types = #llvm.di_file<"a" in "b">>} {}
// -----
module attributes {llvm.x = #llvm.di_subprogram<id = "f">} {}
// -----
module attributes {llvm.x = #llvm.di_composite_type<tag = DW_LANG_C>} {}
// -----
module attributes {llvm.x = #llvm.loop_annotation<mustProgress = 1 : i32>} {}
// -----
module attributes {llvm.x = #llvm.loop_annotation<startLoc = "here">} {}
// -----
module attributes {llvm.x = #llvm.alias_scope<id = 3 : i32, domain = <id = distinct[0]<>>>} {}
// -----
module attributes {llvm.x = #llvm.target_features<["sse"]>} {}
// -----
module attributes {llvm.x = #llvm.mlir.module_flag<error, "x", unit>} {}
// -----
module attributes {llvm.x = #dlti.dl_entry<1 : i32, 2 : i32>} {}
// -----
module attributes {llvm.x = #gpu.select_object<-1 : i64>} {}
// -----
module attributes {llvm.x = #nvvm.target<flags = ["fast"]>} {}
// -----
module attributes {llvm.x = #nvvm.target<O = 4>} {}
// -----
module attributes {llvm.x = #nvvm.target<chip = "">} {}
// -----
module attributes {llvm.x = #llvm.loop_peeled} {}
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
fail_parameters_of_another_kind.mlir:3:52: error: this parameter must be a scope of debug information [parameter-kind]
module attributes {llvm.x = #llvm.di_label<scope = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i">>} {}
                                                   ^~~~~~~~~~~~~~~~~~~
fail_parameters_of_another_kind.mlir:5:62: error: this parameter must be a type of debug information [parameter-kind]
module attributes {llvm.x = #llvm.di_subroutine_type<types = #llvm.di_file<"a" in "b">>} {}
                                                             ^~~~~~~~~~~~~
fail_parameters_of_another_kind.mlir:7:54: error: this parameter must be a distinct attribute [parameter-kind]
module attributes {llvm.x = #llvm.di_subprogram<id = "f">} {}
                                                     ^~~
fail_parameters_of_another_kind.mlir:9:59: error: this parameter must be a name that begins with DW_TAG_ [parameter-kind]
module attributes {llvm.x = #llvm.di_composite_type<tag = DW_LANG_C>} {}
                                                          ^~~~~~~~~
fail_parameters_of_another_kind.mlir:11:66: error: this parameter must be `true` or `false` [parameter-kind]
module attributes {llvm.x = #llvm.loop_annotation<mustProgress = 1 : i32>} {}
                                                                 ^
fail_parameters_of_another_kind.mlir:13:62: error: this parameter must be a fused location [parameter-kind]
module attributes {llvm.x = #llvm.loop_annotation<startLoc = "here">} {}
                                                             ^~~~~~
fail_parameters_of_another_kind.mlir:15:52: error: this parameter must be a distinct attribute or a string [parameter-kind]
module attributes {llvm.x = #llvm.alias_scope<id = 3 : i32, domain = <id = distinct[0]<>>>} {}
                                                   ^
fail_parameters_of_another_kind.mlir:17:52: error: this parameter must be a string that begins with '+' or '-' [parameter-kind]
module attributes {llvm.x = #llvm.target_features<["sse"]>} {}
                                                   ^~~~~
fail_parameters_of_another_kind.mlir:19:64: error: this parameter must be an integer, a string, an array or a profile summary [parameter-kind]
module attributes {llvm.x = #llvm.mlir.module_flag<error, "x", unit>} {}
                                                               ^~~~
fail_parameters_of_another_kind.mlir:21:44: error: this parameter must be a type or a string [parameter-kind]
module attributes {llvm.x = #dlti.dl_entry<1 : i32, 2 : i32>} {}
                                           ^
fail_parameters_of_another_kind.mlir:23:48: error: this parameter must be a number that is not negative, or a target [parameter-kind]
module attributes {llvm.x = #gpu.select_object<-1 : i64>} {}
                                               ^
fail_parameters_of_another_kind.mlir:25:50: error: this parameter must be a dictionary [parameter-kind]
module attributes {llvm.x = #nvvm.target<flags = ["fast"]>} {}
                                                 ^
fail_parameters_of_another_kind.mlir:27:48: error: this is no `O` of a target [target]
module attributes {llvm.x = #nvvm.target<O = 4>} {}
                                               ^
fail_parameters_of_another_kind.mlir:29:52: error: this is no `chip` of a target [target]
module attributes {llvm.x = #nvvm.target<chip = "">} {}
                                                   ^
fail_parameters_of_another_kind.mlir:31:46: error: expected '<', found `}` [unexpected-token]
module attributes {llvm.x = #llvm.loop_peeled} {}
                                             ^
