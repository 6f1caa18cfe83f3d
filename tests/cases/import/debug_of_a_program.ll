; RUN: lowir translate --import-llvm
; Types that refer to themselves, as clang writes them.
; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, [16 x i8] }

@table = dso_local global [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !11
@msgs = dso_local global [2 x ptr] [ptr @.str, ptr @.str.1], align 16, !dbg !13
@.str.2 = private unnamed_addr constant [10 x i8] c"%s %d %f\0A\00", align 1, !dbg !20
@pool = internal global [3 x { i32, [4 x i8], ptr, [16 x i8] }] [{ i32, [4 x i8], ptr, [16 x i8] } { i32 1, [4 x i8] zeroinitializer, ptr getelementptr (i8, ptr @pool, i64 32), [16 x i8] c"abc\00\00\00\00\00\00\00\00\00\00\00\00\00" }, { i32, [4 x i8], ptr, [16 x i8] } { i32 2, [4 x i8] zeroinitializer, ptr getelementptr (i8, ptr @pool, i64 64), [16 x i8] c"d\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }, { i32, [4 x i8], ptr, [16 x i8] } { i32 3, [4 x i8] zeroinitializer, ptr null, [16 x i8] zeroinitializer }], align 16, !dbg !25

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
    #dbg_declare(ptr %3, !57, !DIExpression(), !58)
  store i32 0, ptr %3, align 4, !dbg !58
  br label %4, !dbg !59

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8, !dbg !60
  %6 = icmp ne ptr %5, null, !dbg !59
  br i1 %6, label %7, label %16, !dbg !59

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !61
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !63
  %10 = load i32, ptr %9, align 8, !dbg !63
  %11 = load i32, ptr %3, align 4, !dbg !64
  %12 = add nsw i32 %11, %10, !dbg !64
  store i32 %12, ptr %3, align 4, !dbg !64
  %13 = load ptr, ptr %2, align 8, !dbg !65
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 1, !dbg !66
  %15 = load ptr, ptr %14, align 8, !dbg !66
  store ptr %15, ptr %2, align 8, !dbg !67
  br label %4, !dbg !59, !llvm.loop !68

16:                                               ; preds = %4
  %17 = load i32, ptr %3, align 4, !dbg !71
  ret i32 %17, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @f(double noundef %0, i32 noundef %1) #0 !dbg !73 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %4, align 8
    #dbg_declare(ptr %4, !77, !DIExpression(), !78)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !79, !DIExpression(), !80)
  %6 = load i32, ptr %5, align 4, !dbg !81
  switch i32 %6, label %15 [
    i32 1, label %7
    i32 2, label %9
    i32 7, label %12
  ], !dbg !82

7:                                                ; preds = %2
  %8 = load double, ptr %4, align 8, !dbg !83
  store double %8, ptr %3, align 8, !dbg !85
  br label %24, !dbg !85

9:                                                ; preds = %2
  %10 = load double, ptr %4, align 8, !dbg !86
  %11 = fmul double %10, 2.000000e+00, !dbg !87
  store double %11, ptr %3, align 8, !dbg !88
  br label %24, !dbg !88

12:                                               ; preds = %2
  %13 = load double, ptr %4, align 8, !dbg !89
  %14 = fneg double %13, !dbg !90
  store double %14, ptr %3, align 8, !dbg !91
  br label %24, !dbg !91

15:                                               ; preds = %2
  %16 = load i32, ptr %5, align 4, !dbg !92
  %17 = icmp ne i32 %16, 0, !dbg !92
  br i1 %17, label %18, label %21, !dbg !92

18:                                               ; preds = %15
  %19 = load double, ptr %4, align 8, !dbg !93
  %20 = fdiv double 1.000000e+00, %19, !dbg !94
  br label %22, !dbg !92

21:                                               ; preds = %15
  br label %22, !dbg !92

22:                                               ; preds = %21, %18
  %23 = phi double [ %20, %18 ], [ 0.000000e+00, %21 ], !dbg !92
  store double %23, ptr %3, align 8, !dbg !95
  br label %24, !dbg !95

24:                                               ; preds = %22, %12, %9, %7
  %25 = load double, ptr %3, align 8, !dbg !96
  ret double %25, !dbg !96
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !97 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [32 x i8], align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !102, !DIExpression(), !103)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !104, !DIExpression(), !105)
    #dbg_declare(ptr %6, !106, !DIExpression(), !110)
  %7 = getelementptr inbounds [32 x i8], ptr %6, i64 0, i64 0, !dbg !111
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 32, i1 false), !dbg !111
  %8 = getelementptr inbounds [32 x i8], ptr %6, i64 0, i64 0, !dbg !112
  %9 = load ptr, ptr %5, align 8, !dbg !113
  %10 = getelementptr inbounds ptr, ptr %9, i64 0, !dbg !113
  %11 = load ptr, ptr %10, align 8, !dbg !113
  %12 = call ptr @strcpy(ptr noundef %8, ptr noundef %11) #4, !dbg !114
  %13 = getelementptr inbounds [32 x i8], ptr %6, i64 0, i64 0, !dbg !115
  %14 = call i32 @sum(ptr noundef @pool), !dbg !116
  %15 = load i32, ptr getelementptr inbounds ([5 x i32], ptr @table, i64 0, i64 2), align 8, !dbg !117
  %16 = add nsw i32 %14, %15, !dbg !118
  %17 = load i32, ptr %4, align 4, !dbg !119
  %18 = sext i32 %17 to i64, !dbg !120
  %19 = getelementptr inbounds [5 x i32], ptr @table, i64 0, i64 %18, !dbg !120
  %20 = load i32, ptr %19, align 4, !dbg !120
  %21 = add nsw i32 %16, %20, !dbg !121
  %22 = load i32, ptr %4, align 4, !dbg !122
  %23 = call double @f(double noundef 2.500000e+00, i32 noundef %22), !dbg !123
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %13, i32 noundef %21, double noundef %23), !dbg !124
  %25 = load i32, ptr %4, align 4, !dbg !125
  %26 = and i32 %25, 1, !dbg !126
  %27 = sext i32 %26 to i64, !dbg !127
  %28 = getelementptr inbounds [2 x ptr], ptr @msgs, i64 0, i64 %27, !dbg !127
  %29 = load ptr, ptr %28, align 8, !dbg !127
  %30 = call i32 @puts(ptr noundef %29), !dbg !128
  ret i32 0, !dbg !129
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3

declare i32 @puts(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !40, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: "/tmp/imp", checksumkind: CSK_MD5, checksum: "ce6a8a31cc805f8899c537d888d9f2fe")
!4 = !{!0, !5, !11, !13, !20, !25}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "msgs", scope: !2, file: !3, line: 6, type: !15, isLocal: false, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 10)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 4, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 768, elements: !38)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 256, elements: !29)
!29 = !{!30, !32, !34}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !28, file: !3, line: 3, baseType: !31, size: 32)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !28, file: !3, line: 3, baseType: !33, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !28, file: !3, line: 3, baseType: !35, size: 128, offset: 128)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 16)
!38 = !{!39}
!39 = !DISubrange(count: 3)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 160, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 5)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!51 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 7, type: !52, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!31, !33}
!54 = !{}
!55 = !DILocalVariable(name: "n", arg: 1, scope: !51, file: !3, line: 7, type: !33)
!56 = !DILocation(line: 7, column: 22, scope: !51)
!57 = !DILocalVariable(name: "s", scope: !51, file: !3, line: 7, type: !31)
!58 = !DILocation(line: 7, column: 31, scope: !51)
!59 = !DILocation(line: 7, column: 38, scope: !51)
!60 = !DILocation(line: 7, column: 45, scope: !51)
!61 = !DILocation(line: 7, column: 55, scope: !62)
!62 = distinct !DILexicalBlock(scope: !51, file: !3, line: 7, column: 48)
!63 = !DILocation(line: 7, column: 58, scope: !62)
!64 = !DILocation(line: 7, column: 52, scope: !62)
!65 = !DILocation(line: 7, column: 65, scope: !62)
!66 = !DILocation(line: 7, column: 68, scope: !62)
!67 = !DILocation(line: 7, column: 63, scope: !62)
!68 = distinct !{!68, !59, !69, !70}
!69 = !DILocation(line: 7, column: 74, scope: !51)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 7, column: 83, scope: !51)
!72 = !DILocation(line: 7, column: 76, scope: !51)
!73 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 8, type: !74, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !76, !31}
!76 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!77 = !DILocalVariable(name: "x", arg: 1, scope: !73, file: !3, line: 8, type: !76)
!78 = !DILocation(line: 8, column: 17, scope: !73)
!79 = !DILocalVariable(name: "n", arg: 2, scope: !73, file: !3, line: 8, type: !31)
!80 = !DILocation(line: 8, column: 24, scope: !73)
!81 = !DILocation(line: 8, column: 37, scope: !73)
!82 = !DILocation(line: 8, column: 29, scope: !73)
!83 = !DILocation(line: 8, column: 57, scope: !84)
!84 = distinct !DILexicalBlock(scope: !73, file: !3, line: 8, column: 40)
!85 = !DILocation(line: 8, column: 50, scope: !84)
!86 = !DILocation(line: 8, column: 75, scope: !84)
!87 = !DILocation(line: 8, column: 76, scope: !84)
!88 = !DILocation(line: 8, column: 68, scope: !84)
!89 = !DILocation(line: 8, column: 98, scope: !84)
!90 = !DILocation(line: 8, column: 97, scope: !84)
!91 = !DILocation(line: 8, column: 90, scope: !84)
!92 = !DILocation(line: 8, column: 117, scope: !84)
!93 = !DILocation(line: 8, column: 125, scope: !84)
!94 = !DILocation(line: 8, column: 124, scope: !84)
!95 = !DILocation(line: 8, column: 110, scope: !84)
!96 = !DILocation(line: 8, column: 134, scope: !73)
!97 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !98, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!98 = !DISubroutineType(types: !99)
!99 = !{!31, !31, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!102 = !DILocalVariable(name: "argc", arg: 1, scope: !97, file: !3, line: 9, type: !31)
!103 = !DILocation(line: 9, column: 14, scope: !97)
!104 = !DILocalVariable(name: "argv", arg: 2, scope: !97, file: !3, line: 9, type: !100)
!105 = !DILocation(line: 9, column: 27, scope: !97)
!106 = !DILocalVariable(name: "buf", scope: !97, file: !3, line: 9, type: !107)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 32)
!110 = !DILocation(line: 9, column: 40, scope: !97)
!111 = !DILocation(line: 9, column: 49, scope: !97)
!112 = !DILocation(line: 9, column: 82, scope: !97)
!113 = !DILocation(line: 9, column: 87, scope: !97)
!114 = !DILocation(line: 9, column: 75, scope: !97)
!115 = !DILocation(line: 9, column: 118, scope: !97)
!116 = !DILocation(line: 9, column: 123, scope: !97)
!117 = !DILocation(line: 9, column: 139, scope: !97)
!118 = !DILocation(line: 9, column: 137, scope: !97)
!119 = !DILocation(line: 9, column: 156, scope: !97)
!120 = !DILocation(line: 9, column: 150, scope: !97)
!121 = !DILocation(line: 9, column: 148, scope: !97)
!122 = !DILocation(line: 9, column: 170, scope: !97)
!123 = !DILocation(line: 9, column: 163, scope: !97)
!124 = !DILocation(line: 9, column: 97, scope: !97)
!125 = !DILocation(line: 9, column: 188, scope: !97)
!126 = !DILocation(line: 9, column: 192, scope: !97)
!127 = !DILocation(line: 9, column: 183, scope: !97)
!128 = !DILocation(line: 9, column: 178, scope: !97)
!129 = !DILocation(line: 9, column: 198, scope: !97)
//--- out
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/tmp/imp">
#loc = loc("a.c":7:38)
#loc1 = loc("a.c":7:74)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "Debian clang version 22.1.8 (1~deb12u1)", isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 160, elements = #llvm.di_subrange<count = 5 : i64>>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 80, elements = #llvm.di_subrange<count = 10 : i64>>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 128, elements = #llvm.di_subrange<count = 16 : i64>>
#di_composite_type5 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 256, elements = #llvm.di_subrange<count = 32 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type1>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "v", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type1, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type2, #di_basic_type2, #di_basic_type>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type, sizeInBits = 64>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type2, sizeInBits = 64, offsetInBits = 64>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "name", baseType = #di_composite_type4, sizeInBits = 128, offsetInBits = 128>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type3, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "table", file = #di_file, line = 5, type = #di_composite_type1, isDefined = true>
#di_global_variable1 = #llvm.di_global_variable<file = #di_file, line = 6, type = #di_composite_type2, isLocalToUnit = true, isDefined = true>
#di_global_variable2 = #llvm.di_global_variable<file = #di_file, line = 9, type = #di_composite_type3, isLocalToUnit = true, isDefined = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 8, scopeLine = 8, subprogramFlags = Definition, type = #di_subroutine_type>
#di_composite_type6 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_derived_type4, sizeInBits = 128, elements = #llvm.di_subrange<count = 2 : i64>>
#di_composite_type7 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 3, sizeInBits = 256, elements = #di_derived_type1, #di_derived_type5, #di_derived_type6>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <>>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 8, arg = 1, type = #di_basic_type2>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "n", file = #di_file, line = 8, arg = 2, type = #di_basic_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_derived_type7>
#di_composite_type8 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_composite_type7, sizeInBits = 768, elements = #llvm.di_subrange<count = 3 : i64>>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type7, sizeInBits = 64>
#di_global_variable3 = #llvm.di_global_variable<scope = #di_compile_unit, name = "msgs", file = #di_file, line = 6, type = #di_composite_type6, isDefined = true>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "main", file = #di_file, line = 9, scopeLine = 9, subprogramFlags = Definition, type = #di_subroutine_type1>
#di_global_variable4 = #llvm.di_global_variable<scope = #di_compile_unit, name = "pool", file = #di_file, line = 4, type = #di_composite_type8, isLocalToUnit = true, isDefined = true>
#di_global_variable_expression3 = #llvm.di_global_variable_expression<var = #di_global_variable3, expr = <>>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram1, name = "argc", file = #di_file, line = 9, arg = 1, type = #di_basic_type>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "argv", file = #di_file, line = 9, arg = 2, type = #di_derived_type7>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram1, name = "buf", file = #di_file, line = 9, type = #di_composite_type5>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type8>
#di_global_variable_expression4 = #llvm.di_global_variable_expression<var = #di_global_variable4, expr = <>>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = Definition, type = #di_subroutine_type2>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram2, name = "n", file = #di_file, line = 7, arg = 1, type = #di_derived_type8>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram2, name = "s", file = #di_file, line = 7, type = #di_basic_type>
#loc2 = loc(fused<#di_subprogram2>[#loc])
#loc3 = loc(fused<#di_subprogram2>[#loc1])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc2, endLoc = #loc3>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @table(dense<[1, 2, 3, 4, 5]> : tensor<5xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression], dso_local} : !llvm.array<5 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("one\00") {addr_space = 0 : i32, alignment = 1 : i64, dbg_exprs = [#di_global_variable_expression1], dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("two\00") {addr_space = 0 : i32, alignment = 1 : i64, dbg_exprs = [#di_global_variable_expression1], dso_local}
  llvm.mlir.global external @msgs() {addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression3], dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str.2"("%s %d %f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dbg_exprs = [#di_global_variable_expression2], dso_local}
  llvm.mlir.global internal @pool() {addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression4], dso_local} : !llvm.array<3 x struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi8>) : !llvm.array<16 x i8>
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %10 = llvm.mlir.constant("d\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<16 x i8>
    %11 = llvm.mlir.constant(64 : i64) : i64
    %12 = llvm.mlir.addressof @pool : !llvm.ptr
    %13 = llvm.getelementptr %12[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %17 = llvm.insertvalue %3, %16[1] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %18 = llvm.insertvalue %13, %17[2] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %19 = llvm.insertvalue %10, %18[3] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %20 = llvm.mlir.constant("abc\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<16 x i8>
    %21 = llvm.mlir.constant(32 : i64) : i64
    %22 = llvm.getelementptr %12[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.mlir.constant(1 : i32) : i32
    %24 = llvm.mlir.undef : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>
    %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %26 = llvm.insertvalue %3, %25[1] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %27 = llvm.insertvalue %22, %26[2] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %28 = llvm.insertvalue %20, %27[3] : !llvm.struct<(i32, array<4 x i8>, ptr, array<16 x i8>)> 
    %29 = llvm.mlir.undef : !llvm.array<3 x struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>>
    %30 = llvm.insertvalue %28, %29[0] : !llvm.array<3 x struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>> 
    %31 = llvm.insertvalue %19, %30[1] : !llvm.array<3 x struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>> 
    %32 = llvm.insertvalue %9, %31[2] : !llvm.array<3 x struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>> 
    llvm.return %32 : !llvm.array<3 x struct<(i32, array<4 x i8>, ptr, array<16 x i8>)>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @sum(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable5 = %3 : !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable6 = %4 : !llvm.ptr
    llvm.store %arg0, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.icmp "ne" %5, %2 : !llvm.ptr
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<16 x i8>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    %10 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %9 overflow<nsw> : i32
    llvm.store %11, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<16 x i8>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %14, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %15 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %15 : i32
  }
  llvm.func @f(%arg0: f64 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %5 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable = %6 : !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable1 = %7 : !llvm.ptr
    llvm.store %arg0, %6 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %8 : i32, ^bb4 [
      1: ^bb1,
      2: ^bb2,
      7: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %9 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %9, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb8
  ^bb2:  // pred: ^bb0
    %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.fmul %10, %1 : f64
    llvm.store %11, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb8
  ^bb3:  // pred: ^bb0
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %13 = llvm.fneg %12 : f64
    llvm.store %13, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb8
  ^bb4:  // pred: ^bb0
    %14 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "ne" %14, %2 : i32
    llvm.cond_br %15, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %17 = llvm.fdiv %4, %16 : f64
    llvm.br ^bb7(%17 : f64)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%3 : f64)
  ^bb7(%18: f64):  // 2 preds: ^bb5, ^bb6
    llvm.store %18, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb7
    %19 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.return %19 : f64
  }
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.addressof @pool : !llvm.ptr
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.addressof @table : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%2, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %9 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.addressof @msgs : !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable2 = %13 : !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable3 = %14 : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<32 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable4 = %15 : !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg0, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    "llvm.intr.memset"(%16, %3, %4) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %18 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @strcpy(%17, %20) {no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %15[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i8>
    %23 = llvm.call @sum(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.add %23, %24 overflow<nsw> : i32
    %26 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %7[%2, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %25, %29 overflow<nsw> : i32
    %31 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.call @f(%9, %31) : (f64 {llvm.noundef}, i32 {llvm.noundef}) -> f64
    %33 = llvm.call @printf(%10, %22, %30, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %34 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.and %34, %0 : i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %11[%2, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @puts(%38) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %1 : i32
  }
  llvm.func @strcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func @puts(!llvm.ptr {llvm.noundef}) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
//--- err
debug_of_a_program.ll:169:6: remark: some of the fields of debug information has no place in the LLVM dialect and is left out [import-left-out]
!3 = !DIFile(filename: "a.c", directory: "/tmp/imp", checksumkind: CSK_MD5, checksum: "ce6a8a31cc805f8899c537d888d9f2fe")
     ^~~~~~~
