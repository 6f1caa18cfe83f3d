// RUN: lowir translate --mlir-to-llvmir
// TBAA, alias scopes, access groups and loop annotations become metadata nodes.
#root = #llvm.tbaa_root<id = "own root">
#anon = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "byte", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "word", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#char, 4>}>
#t2 = #llvm.tbaa_type_desc<id = "pq", members = {<#anon, 0>}>
#tag = #llvm.tbaa_tag<base_type = #agg, access_type = #int, offset = 0>
#tag2 = #llvm.tbaa_tag<base_type = #t2, access_type = #t2, offset = 0, constant = true>
#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "all">
#dom2 = #llvm.alias_scope_domain<id = "named">
#s1 = #llvm.alias_scope<id = distinct[1]<>, domain = #dom, description = "first">
#s2 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom>
#s3 = #llvm.alias_scope<id = "third", domain = #dom2, description = "tt">
#s4 = #llvm.alias_scope<id = "fourth", domain = #dom2>
#g1 = #llvm.access_group<id = distinct[3]<>>
#g2 = #llvm.access_group<id = distinct[4]<>>
#vec = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>
#unr = #llvm.loop_unroll<disable = true, count = 4 : i32, runtimeDisable = false, full = true>
#unr0 = #llvm.loop_unroll<disable = false>
#uj = #llvm.loop_unroll_and_jam<disable = false, count = 8 : i32>
#licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#dist = #llvm.loop_distribute<disable = true>
#pipe = #llvm.loop_pipeline<disable = false, initiationinterval = 2 : i32>
#peel = #llvm.loop_peeled<count = 3 : i32>
#unsw = #llvm.loop_unswitch<partialDisable = true>
#inter = #llvm.loop_interleave<count = 5 : i32>
#follow = #llvm.loop_annotation<disableNonforced = true>
#vec2 = #llvm.loop_vectorize<disable = true, followupVectorized = #follow, followupEpilogue = #follow, followupAll = #follow>
#l1 = #llvm.loop_annotation<disableNonforced = true, vectorize = #vec, interleave = #inter, unroll = #unr, unrollAndJam = #uj, licm = #licm, distribute = #dist, pipeline = #pipe, peeled = #peel, unswitch = #unsw, mustProgress = true, isVectorized = true, parallelAccesses = #g1, #g2>
#l2 = #llvm.loop_annotation<vectorize = #vec2, unroll = #unr0, mustProgress = false, isVectorized = false>
llvm.func @f(%p: !llvm.ptr, %c: i1, %v: i32, %k: i8) -> i32 {
  %a = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  %b = llvm.load %p {access_groups = [#g1], alias_scopes = [#s1, #s2], noalias_scopes = [#s3, #s4]} : !llvm.ptr -> i32
  llvm.store %v, %p {tbaa = [#tag2], access_groups = [#g1, #g2], noalias_scopes = [#s1]} : i32, !llvm.ptr
  %x = llvm.atomicrmw add %p, %v monotonic {access_groups = [#g2]} : !llvm.ptr, i32
  %y = llvm.cmpxchg %p, %v, %v acq_rel monotonic {alias_scopes = [#s3]} : !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %p, %v) <{isVolatile = false, access_groups = [#g1], alias_scopes = [#s2], tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%p, %k, %v) <{isVolatile = false, noalias_scopes = [#s2]}> : (!llvm.ptr, i8, i32) -> ()
  llvm.call @g(%v) {access_groups = [#g1]} : (i32) -> ()
  llvm.intr.experimental.noalias.scope.decl #s1
  llvm.cond_br %c, ^1, ^2 {loop_annotation = #l1}
^1:
  llvm.br ^2 {loop_annotation = #l2}
^2:
  llvm.br ^3 {loop_annotation = #l2}
^3:
  llvm.return %a : i32
}
llvm.func @g(i32)
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(ptr %0, i1 %1, i32 %2, i8 %3) {
  %5 = load i32, ptr %0, align 4, !tbaa !5
  %6 = load i32, ptr %0, align 4, !llvm.access.group !6, !alias.scope !10, !noalias !14
  store i32 %2, ptr %0, align 4, !llvm.access.group !16, !noalias !17, !tbaa !20
  %7 = atomicrmw add ptr %0, i32 %2 monotonic, align 4, !llvm.access.group !15
  %8 = cmpxchg ptr %0, i32 %2, i32 %2 acq_rel monotonic, align 4, !alias.scope !21
  call void @llvm.memcpy.p0.p0.i32(ptr %0, ptr %0, i32 %2, i1 false), !llvm.access.group !6, !alias.scope !22, !tbaa !5
  call void @llvm.memset.p0.i32(ptr %0, i8 %3, i32 %2, i1 false), !noalias !22
  call void @g(i32 %2), !llvm.access.group !6
  call void @llvm.experimental.noalias.scope.decl(metadata !17)
  br i1 %1, label %9, label %10, !llvm.loop !23

9:
  br label %10, !llvm.loop !46

10:
  br label %11, !llvm.loop !46

11:
  ret i32 %5
}

declare void @g(i32)

declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #0

declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #2

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"own root"}
!2 = !{!"byte", !1, i64 0}
!3 = !{!"word", !2, i64 0}
!4 = !{!"pair", !3, i64 0, !2, i64 4}
!5 = !{!4, !3, i64 0}
!6 = distinct !{}
!7 = distinct !{!7, !8, !"first"}
!8 = distinct !{!8, !"all"}
!9 = distinct !{!9, !8}
!10 = !{!7, !9}
!11 = !{!"named"}
!12 = !{!"third", !11, !"tt"}
!13 = !{!"fourth", !11}
!14 = !{!12, !13}
!15 = distinct !{}
!16 = !{!6, !15}
!17 = !{!7}
!18 = distinct !{!18}
!19 = !{!"pq", !18, i64 0}
!20 = !{!19, !19, i64 0, i64 1}
!21 = !{!12}
!22 = !{!9}
!23 = distinct !{!23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45}
!24 = !{!"llvm.loop.disable_nonforced"}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.isvectorized", i32 1}
!27 = !{!"llvm.loop.vectorize.enable", i1 true}
!28 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!29 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!30 = !{!"llvm.loop.vectorize.width", i32 16}
!31 = !{!"llvm.loop.interleave.count", i32 5}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = !{!"llvm.loop.unroll.count", i32 4}
!34 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
!35 = !{!"llvm.loop.unroll.full"}
!36 = !{!"llvm.loop.unroll_and_jam.enable"}
!37 = !{!"llvm.loop.unroll_and_jam.count", i32 8}
!38 = !{!"llvm.licm.disable"}
!39 = !{!"llvm.loop.licm_versioning.disable"}
!40 = !{!"llvm.loop.distribute.enable", i1 false}
!41 = !{!"llvm.loop.pipeline.disable", i1 false}
!42 = !{!"llvm.loop.pipeline.initiationinterval", i32 2}
!43 = !{!"llvm.loop.peeled.count", i32 3}
!44 = !{!"llvm.loop.unswitch.partial.disable"}
!45 = !{!"llvm.loop.parallel_accesses", !6, !15}
!46 = distinct !{!46, !47, !48, !50, !51, !52, !53}
!47 = !{!"llvm.loop.isvectorized", i32 0}
!48 = !{!"llvm.loop.vectorize.enable", i1 false}
!49 = distinct !{!49, !24}
!50 = !{!"llvm.loop.vectorize.followup_vectorized", !49}
!51 = !{!"llvm.loop.vectorize.followup_epilogue", !49}
!52 = !{!"llvm.loop.vectorize.followup_all", !49}
!53 = !{!"llvm.loop.unroll.enable"}
