// RUN: lowir translate --mlir-to-llvmir --compat=19
// Release 19: one expression for each global, phis without locations, the unit behind the module flags.
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "lowir", isOptimized = true, emissionKind = Full, nameTableKind = None>
#null = #llvm.di_null_type
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 4>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int, sizeInBits = 32>
#st = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #file, line = 4, scope = #file, sizeInBits = 64, alignInBits = 32, flags = TypePassByValue, elements = #member>
#sub = #llvm.di_subrange<count = 4 : i64, lowerBound = 1 : i64>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #sub>
#ty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #ptr, #st, #arr>
#ns = #llvm.di_namespace<name = "nn", exportSymbols = false>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "f_", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #ty>
#callee = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #ns, name = "cal", file = #file, subprogramFlags = "Definition", type = #ty>
#blk = #llvm.di_lexical_block<scope = #sp, file = #file, line = 5, column = 6>
#blkf = #llvm.di_lexical_block_file<scope = #blk, file = #file, discriminator = 2>
#v = #llvm.di_local_variable<scope = #blk, name = "x", file = #file, line = 9, arg = 1, alignInBits = 32, type = #int>
#w = #llvm.di_local_variable<scope = #sp, name = "y", type = #st>
#lab = #llvm.di_label<scope = #sp, name = "L", file = #file, line = 77>
#gv = #llvm.di_global_variable<scope = #cu, name = "gg", linkageName = "lg", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 64>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
#gve2 = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_push_object_address, DW_OP_deref]>>
llvm.mlir.global external @g1() {dbg_expr = #gve} : i32
llvm.mlir.global internal @g2(7 : i32) {dbg_expr = #gve2} : i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  llvm.intr.dbg.value #v = %a : i32 loc(#lv)
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %a : i32 loc(#lv)
  llvm.intr.dbg.declare #w = %p : !llvm.ptr loc(#lv)
  llvm.intr.dbg.label #lab loc(#lv)
  %b = llvm.add %a, %a : i32 loc(fused<#blkf>["x.c":7:8])
  %c = llvm.add %a, %b : i32 loc(callsite(fused<#callee>["z.c":1:2] at "a.c":10:3))
  %d = llvm.add %a, %c : i32 loc(unknown)
  %e = llvm.add %a, %d : i32 loc("name"("q.c":4:5))
  %k = llvm.mlir.constant(3 : i32) : i32
  llvm.intr.dbg.value #v = %k : i32 loc(#lv)
  llvm.br ^1(%e : i32)
^1(%z: i32):
  llvm.return %z : i32
} loc(#lf)
llvm.func @noscope(%a: i32) -> i32 {
  llvm.return %a : i32
}
#lf = loc(fused<#sp>["a.c":3:1])
#lv = loc(fused<#sp>["a.c":9:2])
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g1 = external global i32, !dbg !15
@g2 = internal global i32 7, !dbg !16

define i32 @f(i32 %0, ptr %1) !dbg !1 {
    #dbg_value(i32 %0, !19, !DIExpression(), !17)
    #dbg_value(i32 %0, !19, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !17)
    #dbg_declare(ptr %1, !20, !DIExpression(), !17)
    #dbg_label(!21, !17)
  %3 = add i32 %0, %0, !dbg !23
  %4 = add i32 %0, %3, !dbg !27
  %5 = add i32 %0, %4
  %6 = add i32 %0, %5, !dbg !28
    #dbg_value(i32 3, !19, !DIExpression(), !17)
  br label %7, !dbg !29

7:
  %8 = phi i32 [ %6, %2 ]
  ret i32 %8, !dbg !30
}

define i32 @noscope(i32 %0) {
  ret i32 %0
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!13}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", linkageName: "f_", scope: !2, file: !2, line: 3, type: !12, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13)
!2 = !DIFile(filename: "a.c", directory: "/tmp")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, align: 32, offset: 4)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !2, file: !2, line: 4, size: 64, align: 32, flags: DIFlagTypePassByValue, elements: !7)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !3, size: 32)
!7 = !{!6}
!8 = !DISubrange(count: 4, lowerBound: 1)
!9 = !{!8}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !9)
!11 = !{null, !3, !4, !5, !10}
!12 = !DISubroutineType(cc: DW_CC_normal, types: !11)
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "lowir", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !31, nameTableKind: None)
!14 = distinct !DIGlobalVariable(name: "gg", linkageName: "lg", scope: !13, file: !2, line: 2, type: !3, isLocal: true, isDefinition: true, align: 64)
!15 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!16 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!17 = !DILocation(line: 9, column: 2, scope: !1)
!18 = distinct !DILexicalBlock(scope: !1, file: !2, line: 5, column: 6)
!19 = !DILocalVariable(name: "x", arg: 1, scope: !18, file: !2, line: 9, type: !3, align: 32)
!20 = !DILocalVariable(name: "y", scope: !1, type: !5)
!21 = !DILabel(scope: !1, name: "L", file: !2, line: 77)
!22 = distinct !DILexicalBlockFile(scope: !18, file: !2, discriminator: 2)
!23 = !DILocation(line: 7, column: 8, scope: !22)
!24 = !DILocation(line: 10, column: 3, scope: !1)
!25 = distinct !DISubprogram(name: "cal", scope: !26, file: !2, type: !12, spFlags: DISPFlagDefinition, unit: !13)
!26 = !DINamespace(name: "nn", scope: null)
!27 = !DILocation(line: 1, column: 2, scope: !25, inlinedAt: !24)
!28 = !DILocation(line: 4, column: 5, scope: !1)
!29 = !DILocation(line: 37, column: 3, scope: !1)
!30 = !DILocation(line: 39, column: 3, scope: !1)
!31 = !{!15, !16}
