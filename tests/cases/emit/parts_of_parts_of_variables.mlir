// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// Several parts of a variable in one expression are one part.
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 128, encoding = DW_ATE_signed>
#f = #llvm.di_file<"foo.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#s = #llvm.di_subprogram<compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #s, name = "v", file = #f, type = #int>
#l = loc("foo.c":1:1)
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 32)]> = %p : !llvm.ptr loc(fused<#s>[#l])
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(32, 32)]> = %p : !llvm.ptr loc(fused<#s>[#l])
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 64), DW_OP_LLVM_fragment(32, 16), DW_OP_LLVM_fragment(8, 8)]> = %p : !llvm.ptr loc(fused<#s>[#l])
  llvm.return
} loc(fused<#s>[#l])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) !dbg !1 {
    #dbg_value(ptr %0, !6, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 32, 32), !4)
    #dbg_value(ptr %0, !6, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 64, 64), !4)
    #dbg_value(ptr %0, !6, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 40, 64), !4)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !3)
!2 = !DIFile(filename: "foo.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!4 = !DILocation(line: 1, column: 1, scope: !1)
!5 = !DIBasicType(name: "int", size: 128, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "v", scope: !1, file: !2, type: !5)
!7 = !DILocation(line: 14, column: 3, scope: !1)
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) !dbg !1 {
    #dbg_value(ptr %0, !6, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 32, 32), !4)
    #dbg_value(ptr %0, !6, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 64, 64), !4)
    #dbg_value(ptr %0, !6, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 40, 64), !4)
  ret void, !dbg !7
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !3)
!2 = !DIFile(filename: "foo.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!4 = !DILocation(line: 1, column: 1, scope: !1)
!5 = !DIBasicType(name: "int", size: 128, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "v", scope: !1, file: !2, type: !5)
!7 = !DILocation(line: 14, column: 3, scope: !1)
