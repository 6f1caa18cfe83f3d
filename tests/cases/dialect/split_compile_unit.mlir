// RUN: lowir opt --allow-unregistered-dialect
// The file that holds the rest of a unit's debug information.
#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "a.dwo">
#plain = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
"a"() {x = #unit, y = #plain} : () -> ()
//--- out
#di_file = #llvm.di_file<"a.c" in "/x">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "a.dwo">
#di_compile_unit1 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full>
module {
  "a"() {x = #di_compile_unit, y = #di_compile_unit1} : () -> ()
}

