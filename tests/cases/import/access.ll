; RUN: lowir translate --import-llvm
; Metadata of memory accesses and loops.
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%j, %loop]
  %v = load i32, ptr %p, align 4, !tbaa !2, !llvm.access.group !10, !alias.scope !20, !noalias !21
  store i32 %v, ptr %p, align 4, !tbaa !5, !llvm.access.group !12
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  call void @llvm.experimental.noalias.scope.decl(metadata !20)
  br i1 %c, label %loop, label %exit, !llvm.loop !7
exit:
  br i1 %c, label %loop2, label %exit2, !llvm.loop !30
loop2:
  br label %exit2
exit2:
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!"root"}
!1 = !{!"int", !0, i64 0}
!2 = !{!1, !1, i64 0}
!3 = !{!"S", !1, i64 0, !1, i64 4}
!5 = !{!3, !1, i64 4, i64 1}
!7 = distinct !{!7, !8, !9, !13, !14}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.count", i32 4}
!10 = distinct !{}
!11 = distinct !{}
!12 = !{!10, !11}
!13 = !{!"llvm.loop.parallel_accesses", !10, !11}
!14 = !{!"llvm.loop.vectorize.enable", i1 true}
!18 = distinct !{!18, !"dom"}
!19 = distinct !{!19, !18, !"sc"}
!20 = !{!19}
!22 = distinct !{!22, !18}
!21 = !{!22}
!30 = distinct !{!30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43,!44,!45,!46,!47,!48,!49,!50,!51,!54}
!31 = !{!"llvm.loop.disable_nonforced"}
!32 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!33 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!34 = !{!"llvm.loop.vectorize.width", i32 16}
!35 = !{!"llvm.loop.interleave.count", i32 32}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !{!"llvm.loop.unroll.runtime.disable"}
!38 = !{!"llvm.loop.unroll_and_jam.enable"}
!39 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
!40 = !{!"llvm.licm.disable"}
!41 = !{!"llvm.loop.licm_versioning.disable"}
!42 = !{!"llvm.loop.distribute.enable", i1 true}
!43 = !{!"llvm.loop.pipeline.disable", i1 false}
!44 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
!45 = !{!"llvm.loop.peeled.count", i32 5}
!46 = !{!"llvm.loop.unswitch.partial.disable"}
!47 = !{!"llvm.loop.isvectorized", i32 1}
!48 = !{!"llvm.loop.vectorize.enable", i1 false}
!49 = !{!"llvm.loop.vectorize.followup_vectorized", !55}
!50 = !{!"llvm.loop.unroll.followup_unrolled", !56}
!51 = !{!"llvm.loop.unroll.full"}
!52 = !{!"llvm.loop.interleave.count", i32 1}
!53 = !{!"llvm.loop.foo"}
!54 = !{!"llvm.loop.unroll.count", i32 3}
!55 = distinct !{!55, !8}
!56 = distinct !{!56, !8}
//--- out
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_distribute = #llvm.loop_distribute<disable = false>
#loop_interleave = #llvm.loop_interleave<count = 32 : i32>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 5 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = false, initiationinterval = 1 : i32>
#loop_unroll = #llvm.loop_unroll<count = 4 : i32>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 32 : i32>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_vectorize = #llvm.loop_vectorize<disable = false>
#tbaa_root = #llvm.tbaa_root<id = "root">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "sc">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#loop_annotation1 = #llvm.loop_annotation<vectorize = #loop_vectorize, unroll = #loop_unroll, mustProgress = true, parallelAccesses = #access_group, #access_group1>
#loop_unroll1 = #llvm.loop_unroll<disable = true, count = 3 : i32, runtimeDisable = true, full = true, followupUnrolled = #loop_annotation>
#loop_vectorize1 = #llvm.loop_vectorize<disable = true, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #loop_annotation>
#loop_annotation2 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize1, interleave = #loop_interleave, unroll = #loop_unroll1, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "S", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 4, constant = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%0 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.store %3, %arg0 {access_groups = [#access_group, #access_group1], alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %4 = llvm.add %2, %1 : i32
    %5 = llvm.icmp "slt" %4, %arg1 : i32
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.cond_br %5, ^bb1(%4 : i32), ^bb2 {loop_annotation = #loop_annotation1}
  ^bb2:  // pred: ^bb1
    llvm.cond_br %5, ^bb3, ^bb4 {loop_annotation = #loop_annotation2}
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
}
