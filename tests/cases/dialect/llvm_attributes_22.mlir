// RUN: lowir opt
// RUN: lowir opt --mlir-print-local-scope
// Attributes with parameters: debug info, loops, aliasing, profiles, and the aliases they are printed through.
#file = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 3, type = #bt>
llvm.func @a1() attributes {a1 = #llvm.di_annotation<name = "a", value = "b">}
llvm.func @a2() attributes {a2 = #llvm.di_subrange<count = 4 : i64>}
llvm.func @a3() attributes {a3 = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<>>}
llvm.func @a4() attributes {a4 = #llvm.di_common_block<scope = #cu, decl = #gv, name = "block", file = #file, line = 3>}
llvm.func @a5() attributes {a5 = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #cu, entity = #bt>}
llvm.func @a6() attributes {a6 = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 8>}
llvm.func @a7() attributes {a7 = #llvm.di_namespace<name = "n", exportSymbols = false>}
llvm.func @a8() attributes {a8 = #llvm.di_module<name = "m">}
llvm.func @a9() attributes {a9 = #llvm.di_label<scope = #cu>}
llvm.func @b1() attributes {b1 = #llvm.di_lexical_block_file<scope = #cu, discriminator = 1>}
llvm.func @b2() attributes {b2 = #llvm.loop_annotation<vectorize = <disable = true, width = 4 : i32>, interleave = <count = 2 : i32>, unroll = <count = 3 : i32>, unrollAndJam = <disable = true>, licm = <disable = true>, distribute = <disable = true>, pipeline = <disable = true>, peeled = <count = 2 : i32>, unswitch = <partialDisable = true>, mustProgress = true, parallelAccesses = #llvm.access_group<id = distinct[1]<>>, #llvm.access_group<id = distinct[2]<>>>}
llvm.func @b3() attributes {b3 = #llvm.alias_scope<id = distinct[3]<>, domain = <id = distinct[4]<>, description = "d">>}
llvm.func @b4() attributes {b4 = #llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>, <#llvm.tbaa_root, 4>}>, offset = 0, constant = true>}
llvm.func @b5() attributes {b5 = #llvm.di_local_variable<scope = #cu, flags = "Artificial|ObjectPointer">}
llvm.func @b6() attributes {b6 = #llvm.di_local_variable<scope = #cu, flags = Artificial>}
llvm.func @b7() attributes {b7 = #llvm.vec_type_hint<hint = i32>}
llvm.func @b8() attributes {b8 = #llvm.vec_type_hint<hint = vector<2xf32>, is_signed = true>}
llvm.func @b9() attributes {b9 = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>}
llvm.func @c1() attributes {c1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Private, elements = #bt, #bt>}
llvm.func @c3() attributes {c3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 3>}
llvm.func @c4() attributes {c4 = #llvm.di_global_variable_expression<var = #gv, expr = <>>}
llvm.func @c5() attributes {c5 = #llvm.undef}
llvm.func @c6() attributes {c6 = #llvm.zero}
llvm.func @c7() attributes {c7 = #llvm.poison}
llvm.func @c8() attributes {c8 = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @c9() attributes {c9 = #llvm.cconv<fastcc>}
llvm.func @d1() attributes {d1 = #llvm.di_file<"q\22" in "">}
llvm.func @d2() attributes {d2 = #llvm.uwtableKind<async>}
llvm.func @d3() attributes {d3 = #llvm.framePointerKind<"non-leaf-no-reserve">}
llvm.func @d4() attributes {d4 = #llvm.tbaa_member<#llvm.tbaa_root, 3>}
llvm.func @d5() attributes {d5 = #llvm.overflow<nsw, nuw>}
llvm.func @d6() attributes {d6 = #llvm.fastmath<nnan, ninf>}
llvm.func @d7() attributes {d7 = #llvm.tailcallkind<musttail>}
llvm.func @d8() attributes {d8 = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>]>}
llvm.func @d9() attributes {d9 = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>>}
llvm.func @e1() attributes {e1 = #llvm.address_space<3>}
llvm.func @e2() attributes {e2 = #llvm.linkage<internal>}
llvm.func @e3() attributes {e3 = #llvm.blockaddress<function = @a, tag = <id = 1>>}
llvm.func @e4() attributes {e4 = #llvm.target<triple = "a", chip = "b">}
//--- out
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "d">
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[3]<>, isRecSelf = true>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 3>
#di_file = #llvm.di_file<"a" in "b">
#di_file1 = #llvm.di_file<"q\22" in "">
#di_module = #llvm.di_module<name = "m">
#di_namespace = #llvm.di_namespace<name = "n", exportSymbols = false>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 8>
#loop_distribute = #llvm.loop_distribute<disable = true>
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_licm = #llvm.loop_licm<disable = true>
#loop_peeled = #llvm.loop_peeled<count = 2 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true>
#loop_unroll = #llvm.loop_unroll<count = 3 : i32>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_vectorize = #llvm.loop_vectorize<disable = true, width = 4 : i32>
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_root1 = #llvm.tbaa_root
#alias_scope = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[5]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Private, elements = #di_basic_type, #di_basic_type>
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, parallelAccesses = #access_group, #access_group1>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 3, type = #di_basic_type>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_compile_unit, entity = #di_basic_type>
#di_label = #llvm.di_label<scope = #di_compile_unit>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_compile_unit, discriminator = 1>
#di_local_variable = #llvm.di_local_variable<scope = #di_compile_unit, flags = "Artificial|ObjectPointer">
#di_local_variable1 = #llvm.di_local_variable<scope = #di_compile_unit, flags = Artificial>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>, <#tbaa_root1, 4>}>
#di_common_block = #llvm.di_common_block<scope = #di_compile_unit, decl = #di_global_variable, name = "block", file = #di_file, line = 3>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc1, offset = 0, constant = true>
module {
  llvm.func @a1() attributes {a1 = #llvm.di_annotation<name = "a", value = "b">}
  llvm.func @a2() attributes {a2 = #llvm.di_subrange<count = 4 : i64>}
  llvm.func @a3() attributes {a3 = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<>>}
  llvm.func @a4() attributes {a4 = #di_common_block}
  llvm.func @a5() attributes {a5 = #di_imported_entity}
  llvm.func @a6() attributes {a6 = #di_string_type}
  llvm.func @a7() attributes {a7 = #di_namespace}
  llvm.func @a8() attributes {a8 = #di_module}
  llvm.func @a9() attributes {a9 = #di_label}
  llvm.func @b1() attributes {b1 = #di_lexical_block_file}
  llvm.func @b2() attributes {b2 = #loop_annotation}
  llvm.func @b3() attributes {b3 = #alias_scope}
  llvm.func @b4() attributes {b4 = #tbaa_tag}
  llvm.func @b5() attributes {b5 = #di_local_variable}
  llvm.func @b6() attributes {b6 = #di_local_variable1}
  llvm.func @b7() attributes {b7 = #llvm.vec_type_hint<hint = i32>}
  llvm.func @b8() attributes {b8 = #llvm.vec_type_hint<hint = vector<2xf32>, is_signed = true>}
  llvm.func @b9() attributes {b9 = #di_composite_type}
  llvm.func @c1() attributes {c1 = #di_composite_type1}
  llvm.func @c3() attributes {c3 = #di_derived_type}
  llvm.func @c4() attributes {c4 = #di_global_variable_expression}
  llvm.func @c5() attributes {c5 = #llvm.undef}
  llvm.func @c6() attributes {c6 = #llvm.zero}
  llvm.func @c7() attributes {c7 = #llvm.poison}
  llvm.func @c8() attributes {c8 = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @c9() attributes {c9 = #llvm.cconv<fastcc>}
  llvm.func @d1() attributes {d1 = #di_file1}
  llvm.func @d2() attributes {d2 = #llvm.uwtableKind<async>}
  llvm.func @d3() attributes {d3 = #llvm.framePointerKind<"non-leaf-no-reserve">}
  llvm.func @d4() attributes {d4 = #llvm.tbaa_member<#tbaa_root1, 3>}
  llvm.func @d5() attributes {d5 = #llvm.overflow<nsw, nuw>}
  llvm.func @d6() attributes {d6 = #llvm.fastmath<nnan, ninf>}
  llvm.func @d7() attributes {d7 = #llvm.tailcallkind<musttail>}
  llvm.func @d8() attributes {d8 = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>]>}
  llvm.func @d9() attributes {d9 = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>>}
  llvm.func @e1() attributes {e1 = #llvm.address_space<3>}
  llvm.func @e2() attributes {e2 = #llvm.linkage<internal>}
  llvm.func @e3() attributes {e3 = #llvm.blockaddress<function = @a, tag = <id = 1>>}
  llvm.func @e4() attributes {e4 = #llvm.target<triple = "a", chip = "b">}
}

//--- out 2
module {
  llvm.func @a1() attributes {a1 = #llvm.di_annotation<name = "a", value = "b">}
  llvm.func @a2() attributes {a2 = #llvm.di_subrange<count = 4 : i64>}
  llvm.func @a3() attributes {a3 = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<>>}
  llvm.func @a4() attributes {a4 = #llvm.di_common_block<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, decl = <scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, name = "g", file = <"a" in "b">, line = 3, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>>, name = "block", file = <"a" in "b">, line = 3>}
  llvm.func @a5() attributes {a5 = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, entity = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>>}
  llvm.func @a6() attributes {a6 = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 8>}
  llvm.func @a7() attributes {a7 = #llvm.di_namespace<name = "n", exportSymbols = false>}
  llvm.func @a8() attributes {a8 = #llvm.di_module<name = "m">}
  llvm.func @a9() attributes {a9 = #llvm.di_label<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>>}
  llvm.func @b1() attributes {b1 = #llvm.di_lexical_block_file<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, discriminator = 1>}
  llvm.func @b2() attributes {b2 = #llvm.loop_annotation<vectorize = <disable = true, width = 4 : i32>, interleave = <count = 2 : i32>, unroll = <count = 3 : i32>, unrollAndJam = <disable = true>, licm = <disable = true>, distribute = <disable = true>, pipeline = <disable = true>, peeled = <count = 2 : i32>, unswitch = <partialDisable = true>, mustProgress = true, parallelAccesses = <id = distinct[1]<>>, <id = distinct[2]<>>>}
  llvm.func @b3() attributes {b3 = #llvm.alias_scope<id = distinct[3]<>, domain = <id = distinct[4]<>, description = "d">>}
  llvm.func @b4() attributes {b4 = #llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>, <#llvm.tbaa_root, 4>}>, offset = 0, constant = true>}
  llvm.func @b5() attributes {b5 = #llvm.di_local_variable<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, flags = "Artificial|ObjectPointer">}
  llvm.func @b6() attributes {b6 = #llvm.di_local_variable<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, flags = Artificial>}
  llvm.func @b7() attributes {b7 = #llvm.vec_type_hint<hint = i32>}
  llvm.func @b8() attributes {b8 = #llvm.vec_type_hint<hint = vector<2xf32>, is_signed = true>}
  llvm.func @b9() attributes {b9 = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>}
  llvm.func @c1() attributes {c1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Private, elements = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>>}
  llvm.func @c3() attributes {c3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 3>}
  llvm.func @c4() attributes {c4 = #llvm.di_global_variable_expression<var = <scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Full>, name = "g", file = <"a" in "b">, line = 3, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>>, expr = <>>}
  llvm.func @c5() attributes {c5 = #llvm.undef}
  llvm.func @c6() attributes {c6 = #llvm.zero}
  llvm.func @c7() attributes {c7 = #llvm.poison}
  llvm.func @c8() attributes {c8 = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @c9() attributes {c9 = #llvm.cconv<fastcc>}
  llvm.func @d1() attributes {d1 = #llvm.di_file<"q\22" in "">}
  llvm.func @d2() attributes {d2 = #llvm.uwtableKind<async>}
  llvm.func @d3() attributes {d3 = #llvm.framePointerKind<"non-leaf-no-reserve">}
  llvm.func @d4() attributes {d4 = #llvm.tbaa_member<#llvm.tbaa_root, 3>}
  llvm.func @d5() attributes {d5 = #llvm.overflow<nsw, nuw>}
  llvm.func @d6() attributes {d6 = #llvm.fastmath<nnan, ninf>}
  llvm.func @d7() attributes {d7 = #llvm.tailcallkind<musttail>}
  llvm.func @d8() attributes {d8 = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>]>}
  llvm.func @d9() attributes {d9 = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>>}
  llvm.func @e1() attributes {e1 = #llvm.address_space<3>}
  llvm.func @e2() attributes {e2 = #llvm.linkage<internal>}
  llvm.func @e3() attributes {e3 = #llvm.blockaddress<function = @a, tag = <id = 1>>}
  llvm.func @e4() attributes {e4 = #llvm.target<triple = "a", chip = "b">}
}
