; RUN: lowir translate --import-llvm
; Records of values that phis make stand behind the landing pad of their block.
declare void @t(i64)
declare i32 @p(...)
define void @f(i64 %a, i1 %c) personality ptr @p !dbg !5 {
  br i1 %c, label %x, label %y
x:
  invoke void @t(i64 1) to label %ok unwind label %lp
y:
  invoke void @t(i64 2) to label %ok unwind label %lp
lp:
  %v = phi i64 [ %a, %x ], [ 3, %y ]
  %w = phi i64 [ 5, %x ], [ 3, %y ]
  %l = landingpad { ptr, i32 } cleanup
    #dbg_value(i64 %v, !8, !DIExpression(), !9)
    #dbg_value(i64 %w, !8, !DIExpression(), !9)
    #dbg_value(i64 %a, !8, !DIExpression(), !9)
  resume { ptr, i32 } %l
ok:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2, type: !10)
!9 = !DILocation(line: 2, scope: !5)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
//--- out
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 64, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/">
#di_null_type = #llvm.di_null_type
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 2, type = #di_basic_type>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @t(i64)
  llvm.func @p(...) -> i32
  llvm.func @f(%arg0: i64, %arg1: i1) attributes {personality = @p} {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i64
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(5 : i64) : i64
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.invoke @t(%2) to ^bb4 unwind ^bb3(%arg0, %3 : i64, i64) : (i64) -> ()
  ^bb2:  // pred: ^bb0
    llvm.invoke @t(%0) to ^bb4 unwind ^bb3(%1, %1 : i64, i64) : (i64) -> ()
  ^bb3(%4: i64, %5: i64):  // 2 preds: ^bb1, ^bb2
    %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.intr.dbg.value #di_local_variable = %5 : i64
    llvm.intr.dbg.value #di_local_variable = %4 : i64
    llvm.resume %6 : !llvm.struct<(ptr, i32)>
  ^bb4:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
}
