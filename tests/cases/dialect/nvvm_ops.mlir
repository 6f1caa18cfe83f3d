// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// The operations of the `nvvm` dialect, each in a long form.

llvm.func @bar_warp_sync(%arg0: i32) {
  nvvm.bar.warp.sync %arg0 : i32
  llvm.return
}
llvm.func @barrier(%arg0: i32, %arg1: i32) {
  %0 = nvvm.barrier id = %arg0 number_of_threads = %arg1 -> i32
  llvm.return
}
llvm.func @barrier_arrive(%arg0: i32, %arg1: i32) {
  nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1
  llvm.return
}
llvm.func @barrier0() {
  nvvm.barrier0
  llvm.return
}
llvm.func @breakpoint() {
  nvvm.breakpoint
  llvm.return
}
llvm.func @cluster_arrive() {
  nvvm.cluster.arrive {aligned}
  llvm.return
}
llvm.func @cluster_arrive_relaxed() {
  nvvm.cluster.arrive.relaxed {aligned}
  llvm.return
}
llvm.func @cluster_wait() {
  nvvm.cluster.wait {aligned}
  llvm.return
}
llvm.func @clusterlaunchcontrol_query_cancel(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_z, %arg0 : i32
  llvm.return
}
llvm.func @clusterlaunchcontrol_try_cancel(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel multicast, %arg0, %arg1
  llvm.return
}
llvm.func @convert_bf16x2_to_f8x2(%arg0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> vector<2xi8>(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1, %arg2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1, %arg2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f4x2(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 {relu = true} : i8(f4E2M1FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 {relu = true} : vector<2xi8>(f6E2M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f4x4(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f6x4(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f8x4(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f4x2_to_f16x2(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f6x2_to_f16x2(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %arg0 {relu = true} : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f8x2_to_bf16x2(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}
llvm.func @convert_f8x2_to_f16x2(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %arg0 {relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_float_to_tf32(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
llvm.func @cp_async_bulk_commit_group() {
  nvvm.cp.async.bulk.commit.group
  llvm.return
}
llvm.func @cp_async_bulk_global_shared_cta(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64, %arg4: i16) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 l2_cache_hint = %arg3 byte_mask = %arg4 : <1>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_prefetch(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: i64) {
  nvvm.cp.async.bulk.prefetch %arg0, %arg1 l2_cache_hint = %arg2 : <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16, %arg5: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 multicast_mask = %arg4 l2_cache_hint = %arg5 : !llvm.ptr<7>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_shared_cta(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6] l2_cache_hint = %arg7 {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i16, %arg7: i16, %arg8: i16, %arg9: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2, %arg3, %arg4, %arg5] im2col[%arg6, %arg7, %arg8] l2_cache_hint = %arg9 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i64) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6] l2_cache_hint = %arg7 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: !llvm.ptr<3>, %arg8: i16, %arg9: i16, %arg10: i16, %arg11: i16, %arg12: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg7, box[%arg2, %arg3, %arg4, %arg5, %arg6] im2col[%arg8, %arg9, %arg10] multicast_mask = %arg11 l2_cache_hint = %arg12 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_wait_group() {
  nvvm.cp.async.bulk.wait_group 16 {read}
  llvm.return
}
llvm.func @cp_async_commit_group() {
  nvvm.cp.async.commit.group
  llvm.return
}
llvm.func @cp_async_mbarrier_arrive(%arg0: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %arg0 {noinc = true} : !llvm.ptr<3>
  llvm.return
}
llvm.func @cp_async_shared_global(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  ca, %arg2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
llvm.func @cp_async_wait_group() {
  nvvm.cp.async.wait.group 16
  llvm.return
}
llvm.func @dot_accumulate_2way(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @dot_accumulate_4way(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 : vector<4xi8>, vector<4xi8>
  llvm.return
}
llvm.func @elect_sync(%arg0: i32) {
  %0 = nvvm.elect.sync %arg0 -> i1
  llvm.return
}
llvm.func @exit() {
  nvvm.exit
  llvm.return
}
llvm.func @fence_mbarrier_init() {
  nvvm.fence.mbarrier.init
  llvm.return
}
llvm.func @fence_proxy() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  llvm.return
}
llvm.func @fence_proxy_acquire(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.fence.proxy.acquire <cluster> %arg0, %arg1
  llvm.return
}
llvm.func @fence_proxy_release() {
  nvvm.fence.proxy.release <cluster>
  llvm.return
}
llvm.func @fence_proxy_sync_restrict() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}
llvm.func @fence_sc_cluster() {
  nvvm.fence.sc.cluster
  llvm.return
}
llvm.func @fence_sync_restrict() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}
llvm.func @griddepcontrol() {
  nvvm.griddepcontrol  launch_dependents
  llvm.return
}
llvm.func @inline_ptx(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32, %arg10: i1) {
  %0:2 = nvvm.inline_ptx "bra L;" ro(%arg0, %arg1, %arg2, %arg3, %arg4 : f32, f32, f32, f32, f32) rw(%arg5, %arg6, %arg7, %arg8, %arg9 : f32, f32, f32, f32, f32), predicate = %arg10 -> i32, f32
  llvm.return
}
llvm.func @ldmatrix(%arg0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
llvm.func @mapa(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr<3> -> !llvm.ptr<7>
  llvm.return
}
llvm.func @match_sync(%arg0: i32, %arg1: i64) {
  %0 = nvvm.match.sync  all %arg0, %arg1 : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @mbarrier_arrive(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_nocomplete(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_nocomplete(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_complete_tx(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_expect_tx(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_init(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  llvm.return
}
llvm.func @mbarrier_inval(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @mbarrier_test_wait(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1, %arg2 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_parity(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
  llvm.return
}
llvm.func @memory_barrier() {
  nvvm.memory.barrier <cluster>
  llvm.return
}
llvm.func @nanosleep(%arg0: i32) {
  nvvm.nanosleep %arg0
  llvm.return
}
llvm.func @pmevent() {
  nvvm.pmevent mask = 3
  llvm.return
}
llvm.func @prefetch(%arg0: !llvm.ptr, %arg1: i1) {
  nvvm.prefetch tensormap in_param_space, %arg0, predicate = %arg1 : !llvm.ptr, i1
  llvm.return
}
llvm.func @prmt(%arg0: i32, %arg1: i32, %arg2: i32) {
  %0 = nvvm.prmt <default> %arg2, %arg0, %arg1 : i32
  llvm.return
}
llvm.func @rcp_approx_ftz_f(%arg0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_aggr_smem_size() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clock() {
  %0 = nvvm.read.ptx.sreg.clock : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clock64() {
  %0 = nvvm.read.ptx.sreg.clock64 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_x() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_y() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_z() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctarank() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_x() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_y() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_z() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctarank() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_x() {
  %0 = nvvm.read.ptx.sreg.clusterid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_y() {
  %0 = nvvm.read.ptx.sreg.clusterid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_z() {
  %0 = nvvm.read.ptx.sreg.clusterid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_x() {
  %0 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_y() {
  %0 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_z() {
  %0 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_dynamic_smem_size() {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg0() {
  %0 = nvvm.read.ptx.sreg.envreg0 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg1() {
  %0 = nvvm.read.ptx.sreg.envreg1 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg10() {
  %0 = nvvm.read.ptx.sreg.envreg10 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg11() {
  %0 = nvvm.read.ptx.sreg.envreg11 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg12() {
  %0 = nvvm.read.ptx.sreg.envreg12 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg13() {
  %0 = nvvm.read.ptx.sreg.envreg13 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg14() {
  %0 = nvvm.read.ptx.sreg.envreg14 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg15() {
  %0 = nvvm.read.ptx.sreg.envreg15 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg16() {
  %0 = nvvm.read.ptx.sreg.envreg16 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg17() {
  %0 = nvvm.read.ptx.sreg.envreg17 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg18() {
  %0 = nvvm.read.ptx.sreg.envreg18 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg19() {
  %0 = nvvm.read.ptx.sreg.envreg19 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg2() {
  %0 = nvvm.read.ptx.sreg.envreg2 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg20() {
  %0 = nvvm.read.ptx.sreg.envreg20 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg21() {
  %0 = nvvm.read.ptx.sreg.envreg21 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg22() {
  %0 = nvvm.read.ptx.sreg.envreg22 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg23() {
  %0 = nvvm.read.ptx.sreg.envreg23 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg24() {
  %0 = nvvm.read.ptx.sreg.envreg24 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg25() {
  %0 = nvvm.read.ptx.sreg.envreg25 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg26() {
  %0 = nvvm.read.ptx.sreg.envreg26 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg27() {
  %0 = nvvm.read.ptx.sreg.envreg27 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg28() {
  %0 = nvvm.read.ptx.sreg.envreg28 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg29() {
  %0 = nvvm.read.ptx.sreg.envreg29 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg3() {
  %0 = nvvm.read.ptx.sreg.envreg3 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg30() {
  %0 = nvvm.read.ptx.sreg.envreg30 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg31() {
  %0 = nvvm.read.ptx.sreg.envreg31 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg4() {
  %0 = nvvm.read.ptx.sreg.envreg4 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg5() {
  %0 = nvvm.read.ptx.sreg.envreg5 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg6() {
  %0 = nvvm.read.ptx.sreg.envreg6 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg7() {
  %0 = nvvm.read.ptx.sreg.envreg7 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg8() {
  %0 = nvvm.read.ptx.sreg.envreg8 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg9() {
  %0 = nvvm.read.ptx.sreg.envreg9 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_globaltimer() {
  %0 = nvvm.read.ptx.sreg.globaltimer : f32
  llvm.return
}
llvm.func @read_ptx_sreg_globaltimer_lo() {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo : f32
  llvm.return
}
llvm.func @read_ptx_sreg_gridid() {
  %0 = nvvm.read.ptx.sreg.gridid range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_laneid() {
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_eq() {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : f32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_ge() {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : f32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_gt() {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : f32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_le() {
  %0 = nvvm.read.ptx.sreg.lanemask.le : f32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_lt() {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_x() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_y() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_z() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_x() {
  %0 = nvvm.read.ptx.sreg.nctaid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_y() {
  %0 = nvvm.read.ptx.sreg.nctaid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_z() {
  %0 = nvvm.read.ptx.sreg.nctaid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nsmid() {
  %0 = nvvm.read.ptx.sreg.nsmid range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_x() {
  %0 = nvvm.read.ptx.sreg.ntid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_y() {
  %0 = nvvm.read.ptx.sreg.ntid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_z() {
  %0 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nwarpid() {
  %0 = nvvm.read.ptx.sreg.nwarpid range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_smid() {
  %0 = nvvm.read.ptx.sreg.smid range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_x() {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_y() {
  %0 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_z() {
  %0 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_total_smem_size() {
  %0 = nvvm.read.ptx.sreg.total.smem.size : f32
  llvm.return
}
llvm.func @read_ptx_sreg_warpid() {
  %0 = nvvm.read.ptx.sreg.warpid range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @read_ptx_sreg_warpsize() {
  %0 = nvvm.read.ptx.sreg.warpsize range <i32, 0, 64> : f32
  llvm.return
}
llvm.func @redux_sync(%arg0: f32, %arg1: i32) {
  %0 = nvvm.redux.sync  fmax %arg0, %arg1 {abs = true, nan = true} : f32 -> f32
  llvm.return
}
llvm.func @shfl_sync(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  down %arg0, %arg1, %arg2, %arg3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
llvm.func @st_bulk(%arg0: !llvm.ptr<3>, %arg1: i64) {
  nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr<3>
  llvm.return
}
llvm.func @stmatrix(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
  nvvm.stmatrix %arg0, %arg1, %arg2, %arg3, %arg4 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}
llvm.func @tcgen05_alloc(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @tcgen05_commit(%arg0: !llvm.ptr<3>, %arg1: i16) {
  nvvm.tcgen05.commit %arg0, multicast_mask = %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  llvm.return
}
llvm.func @tcgen05_cp(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}
llvm.func @tcgen05_dealloc(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.dealloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
  llvm.return
}
llvm.func @tcgen05_fence() {
  nvvm.tcgen05.fence <before>
  llvm.return
}
llvm.func @tcgen05_ld(%arg0: !llvm.ptr<6>, %arg1: i64) {
  %0 = nvvm.tcgen05.ld %arg0, %arg1 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_mma(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64, %arg6: vector<8xi32>) {
  nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 mask = %arg6 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64, %arg7: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 scale = %arg6 mask = %arg7 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_ws(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  llvm.return
}
llvm.func @tcgen05_mma_ws_sp(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
llvm.func @tcgen05_mma_smem_desc(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8) {
  %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
  llvm.return
}
llvm.func @tcgen05_relinquish_alloc_permit() {
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  llvm.return
}
llvm.func @tcgen05_shift(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  llvm.return
}
llvm.func @tcgen05_st(%arg0: !llvm.ptr<6>, %arg1: vector<128xi32>, %arg2: i64) {
  nvvm.tcgen05.st %arg0, %arg1, %arg2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_wait() {
  nvvm.tcgen05.wait <store>
  llvm.return
}
llvm.func @vote_sync(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  ballot %arg0, %arg1 -> i32
  llvm.return
}
llvm.func @wgmma_commit_group_sync_aligned() {
  nvvm.wgmma.commit.group.sync.aligned
  llvm.return
}
llvm.func @wgmma_fence_aligned() {
  nvvm.wgmma.fence.aligned
  llvm.return
}
llvm.func @wgmma_wait_group_sync_aligned() {
  nvvm.wgmma.wait.group.sync.aligned 1
  llvm.return
}

llvm.func @products(%a: vector<2xf16>, %i: i32, %f: f32, %d: f64) {
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %1 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %2 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}
llvm.func @registers() {
  nvvm.setmaxregister increase 128
  nvvm.setmaxregister decrease 40
  llvm.return
}
llvm.func @fragments(%p: !llvm.ptr<3>, %s: i32, %h: vector<2xf16>) {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %1 = nvvm.wmma.mma %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %p, %s, %h, %h, %h, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}
llvm.func @group(%s: !llvm.struct<(f32, f32, f32, f32)>, %d: i64) {
  %0 = nvvm.wgmma.mma_async %d, %d, %s, <m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
llvm.func @sparse(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32, %arg3: i16) {
  %0 = nvvm.mma.sp.sync A[%arg0, %arg0] B[%arg0, %arg0] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg1] selector[%arg1] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %1 = nvvm.mma.sp.sync A[%arg1, %arg1] B[%arg1, %arg1] C[%arg1, %arg1, %arg1, %arg1] sparseMetadata[%arg1] selector[%arg1] {foo, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %2 = nvvm.mma.block_scale A[%arg1, %arg1, %arg1, %arg1] B[%arg1, %arg1] C[%arg2, %arg2, %arg2, %arg2] scaleA[%arg1, %arg3, %arg3] scaleB[%arg1, %arg3, %arg3] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %3 = nvvm.mma.sp.block_scale A[%arg1, %arg1, %arg1, %arg1] B[%arg1, %arg1, %arg1, %arg1] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg1] selector[%arg1] scaleA[%arg1, %arg3, %arg3] scaleB[%arg1, %arg3, %arg3] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
//--- out
module {
  llvm.func @bar_warp_sync(%arg0: i32) {
    nvvm.bar.warp.sync %arg0 : i32
    llvm.return
  }
  llvm.func @barrier(%arg0: i32, %arg1: i32) {
    %0 = nvvm.barrier id = %arg0 number_of_threads = %arg1 -> i32
    llvm.return
  }
  llvm.func @barrier_arrive(%arg0: i32, %arg1: i32) {
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1
    llvm.return
  }
  llvm.func @barrier0() {
    nvvm.barrier0
    llvm.return
  }
  llvm.func @breakpoint() {
    nvvm.breakpoint
    llvm.return
  }
  llvm.func @cluster_arrive() {
    nvvm.cluster.arrive {aligned}
    llvm.return
  }
  llvm.func @cluster_arrive_relaxed() {
    nvvm.cluster.arrive.relaxed {aligned}
    llvm.return
  }
  llvm.func @cluster_wait() {
    nvvm.cluster.wait {aligned}
    llvm.return
  }
  llvm.func @clusterlaunchcontrol_query_cancel(%arg0: i128) {
    %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_z, %arg0 : i32
    llvm.return
  }
  llvm.func @clusterlaunchcontrol_try_cancel(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg0, %arg1
    llvm.return
  }
  llvm.func @convert_bf16x2_to_f8x2(%arg0: vector<2xbf16>) {
    %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> vector<2xi8>(f8E8M0FNU)
    llvm.return
  }
  llvm.func @convert_f16x2_to_f8x2(%arg0: vector<2xf16>) {
    %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
    llvm.return
  }
  llvm.func @convert_f32x2_to_bf16x2(%arg0: f32, %arg1: f32, %arg2: i32) {
    %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1, %arg2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
    llvm.return
  }
  llvm.func @convert_f32x2_to_f16x2(%arg0: f32, %arg1: f32, %arg2: i32) {
    %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1, %arg2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
    llvm.return
  }
  llvm.func @convert_f32x2_to_f4x2(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 {relu = true} : i8(f4E2M1FN)
    llvm.return
  }
  llvm.func @convert_f32x2_to_f6x2(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 {relu = true} : vector<2xi8>(f6E2M3FN)
    llvm.return
  }
  llvm.func @convert_f32x2_to_f8x2(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
    llvm.return
  }
  llvm.func @convert_f32x4_to_f4x4(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
    llvm.return
  }
  llvm.func @convert_f32x4_to_f6x4(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
    llvm.return
  }
  llvm.func @convert_f32x4_to_f8x4(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    llvm.return
  }
  llvm.func @convert_f4x2_to_f16x2(%arg0: i8) {
    %0 = nvvm.convert.f4x2.to.f16x2 %arg0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
    llvm.return
  }
  llvm.func @convert_f6x2_to_f16x2(%arg0: vector<2xi8>) {
    %0 = nvvm.convert.f6x2.to.f16x2 %arg0 {relu = true} : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
    llvm.return
  }
  llvm.func @convert_f8x2_to_bf16x2(%arg0: vector<2xi8>) {
    %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
    llvm.return
  }
  llvm.func @convert_f8x2_to_f16x2(%arg0: vector<2xi8>) {
    %0 = nvvm.convert.f8x2.to.f16x2 %arg0 {relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
    llvm.return
  }
  llvm.func @convert_float_to_tf32(%arg0: f32) {
    %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
    llvm.return
  }
  llvm.func @cp_async_bulk_commit_group() {
    nvvm.cp.async.bulk.commit.group
    llvm.return
  }
  llvm.func @cp_async_bulk_global_shared_cta(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64, %arg4: i16) {
    nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 l2_cache_hint = %arg3 byte_mask = %arg4 : <1>, <3>
    llvm.return
  }
  llvm.func @cp_async_bulk_prefetch(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: i64) {
    nvvm.cp.async.bulk.prefetch %arg0, %arg1 l2_cache_hint = %arg2 : <1>
    llvm.return
  }
  llvm.func @cp_async_bulk_shared_cluster_global(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16, %arg5: i64) {
    nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 multicast_mask = %arg4 l2_cache_hint = %arg5 : !llvm.ptr<7>, <1>
    llvm.return
  }
  llvm.func @cp_async_bulk_shared_cluster_shared_cta(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32) {
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
    llvm.return
  }
  llvm.func @cp_async_bulk_tensor_global_shared_cta(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i64) {
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6] l2_cache_hint = %arg7 {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
    llvm.return
  }
  llvm.func @cp_async_bulk_tensor_prefetch(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i16, %arg7: i16, %arg8: i16, %arg9: i64) {
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2, %arg3, %arg4, %arg5] im2col[%arg6, %arg7, %arg8] l2_cache_hint = %arg9 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
    llvm.return
  }
  llvm.func @cp_async_bulk_tensor_reduce(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i64) {
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6] l2_cache_hint = %arg7 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
    llvm.return
  }
  llvm.func @cp_async_bulk_tensor_shared_cluster_global(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: !llvm.ptr<3>, %arg8: i16, %arg9: i16, %arg10: i16, %arg11: i16, %arg12: i64) {
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg7, box[%arg2, %arg3, %arg4, %arg5, %arg6] im2col[%arg8, %arg9, %arg10] multicast_mask = %arg11 l2_cache_hint = %arg12 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    llvm.return
  }
  llvm.func @cp_async_bulk_wait_group() {
    nvvm.cp.async.bulk.wait_group 16 {read}
    llvm.return
  }
  llvm.func @cp_async_commit_group() {
    nvvm.cp.async.commit.group
    llvm.return
  }
  llvm.func @cp_async_mbarrier_arrive(%arg0: !llvm.ptr<3>) {
    nvvm.cp.async.mbarrier.arrive %arg0 {noinc = true} : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cp_async_shared_global(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32) {
    nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  ca, %arg2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
    llvm.return
  }
  llvm.func @cp_async_wait_group() {
    nvvm.cp.async.wait.group 16
    llvm.return
  }
  llvm.func @dot_accumulate_2way(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
    %0 = nvvm.dot.accumulate.2way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 {b_hi = false} : vector<2xi16>, vector<4xi8>
    llvm.return
  }
  llvm.func @dot_accumulate_4way(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
    %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 : vector<4xi8>, vector<4xi8>
    llvm.return
  }
  llvm.func @elect_sync(%arg0: i32) {
    %0 = nvvm.elect.sync %arg0 -> i1
    llvm.return
  }
  llvm.func @exit() {
    nvvm.exit
    llvm.return
  }
  llvm.func @fence_mbarrier_init() {
    nvvm.fence.mbarrier.init
    llvm.return
  }
  llvm.func @fence_proxy() {
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
    llvm.return
  }
  llvm.func @fence_proxy_acquire(%arg0: !llvm.ptr, %arg1: i32) {
    nvvm.fence.proxy.acquire <cluster> %arg0, %arg1
    llvm.return
  }
  llvm.func @fence_proxy_release() {
    nvvm.fence.proxy.release <cluster>
    llvm.return
  }
  llvm.func @fence_proxy_sync_restrict() {
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
    llvm.return
  }
  llvm.func @fence_sc_cluster() {
    nvvm.fence.sc.cluster
    llvm.return
  }
  llvm.func @fence_sync_restrict() {
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
    llvm.return
  }
  llvm.func @griddepcontrol() {
    nvvm.griddepcontrol  launch_dependents
    llvm.return
  }
  llvm.func @inline_ptx(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32, %arg10: i1) {
    %0:2 = nvvm.inline_ptx "bra L;" ro(%arg0, %arg1, %arg2, %arg3, %arg4 : f32, f32, f32, f32, f32) rw(%arg5, %arg6, %arg7, %arg8, %arg9 : f32, f32, f32, f32, f32), predicate = %arg10 -> i32, f32
    llvm.return
  }
  llvm.func @ldmatrix(%arg0: !llvm.ptr<3>) {
    %0 = nvvm.ldmatrix %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
    llvm.return
  }
  llvm.func @mapa(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr<3> -> !llvm.ptr<7>
    llvm.return
  }
  llvm.func @match_sync(%arg0: i32, %arg1: i64) {
    %0 = nvvm.match.sync  all %arg0, %arg1 : i64 -> !llvm.struct<(i32, i1)>
    llvm.return
  }
  llvm.func @mbarrier_arrive(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
    llvm.return
  }
  llvm.func @mbarrier_arrive_expect_tx(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
    llvm.return
  }
  llvm.func @mbarrier_arrive_nocomplete(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
    llvm.return
  }
  llvm.func @mbarrier_arrive_drop(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive_drop %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
    llvm.return
  }
  llvm.func @mbarrier_arrive_drop_expect_tx(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
    llvm.return
  }
  llvm.func @mbarrier_arrive_drop_nocomplete(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
    llvm.return
  }
  llvm.func @mbarrier_complete_tx(%arg0: !llvm.ptr<7>, %arg1: i32) {
    nvvm.mbarrier.complete_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
    llvm.return
  }
  llvm.func @mbarrier_expect_tx(%arg0: !llvm.ptr<7>, %arg1: i32) {
    nvvm.mbarrier.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
    llvm.return
  }
  llvm.func @mbarrier_init(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
    nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
    llvm.return
  }
  llvm.func @mbarrier_inval(%arg0: !llvm.ptr<3>) {
    nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @mbarrier_test_wait(%arg0: !llvm.ptr<3>, %arg1: i64) {
    %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
    llvm.return
  }
  llvm.func @mbarrier_try_wait(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
    %0 = nvvm.mbarrier.try_wait %arg0, %arg1, %arg2 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
    llvm.return
  }
  llvm.func @mbarrier_try_wait_parity(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
    nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
    llvm.return
  }
  llvm.func @memory_barrier() {
    nvvm.memory.barrier <cluster>
    llvm.return
  }
  llvm.func @nanosleep(%arg0: i32) {
    nvvm.nanosleep %arg0
    llvm.return
  }
  llvm.func @pmevent() {
    nvvm.pmevent mask = 3
    llvm.return
  }
  llvm.func @prefetch(%arg0: !llvm.ptr, %arg1: i1) {
    nvvm.prefetch tensormap in_param_space, %arg0, predicate = %arg1 : !llvm.ptr, i1
    llvm.return
  }
  llvm.func @prmt(%arg0: i32, %arg1: i32, %arg2: i32) {
    %0 = nvvm.prmt <default> %arg2, %arg0, %arg1 : i32
    llvm.return
  }
  llvm.func @rcp_approx_ftz_f(%arg0: f32) {
    %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_aggr_smem_size() {
    %0 = nvvm.read.ptx.sreg.aggr.smem.size : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clock() {
    %0 = nvvm.read.ptx.sreg.clock : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clock64() {
    %0 = nvvm.read.ptx.sreg.clock64 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_x() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_y() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_z() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctarank() {
    %0 = nvvm.read.ptx.sreg.cluster.ctarank range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_x() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_y() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_z() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctarank() {
    %0 = nvvm.read.ptx.sreg.cluster.nctarank range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clusterid_x() {
    %0 = nvvm.read.ptx.sreg.clusterid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clusterid_y() {
    %0 = nvvm.read.ptx.sreg.clusterid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clusterid_z() {
    %0 = nvvm.read.ptx.sreg.clusterid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ctaid_x() {
    %0 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ctaid_y() {
    %0 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ctaid_z() {
    %0 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_dynamic_smem_size() {
    %0 = nvvm.read.ptx.sreg.dynamic.smem.size : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg0() {
    %0 = nvvm.read.ptx.sreg.envreg0 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg1() {
    %0 = nvvm.read.ptx.sreg.envreg1 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg10() {
    %0 = nvvm.read.ptx.sreg.envreg10 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg11() {
    %0 = nvvm.read.ptx.sreg.envreg11 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg12() {
    %0 = nvvm.read.ptx.sreg.envreg12 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg13() {
    %0 = nvvm.read.ptx.sreg.envreg13 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg14() {
    %0 = nvvm.read.ptx.sreg.envreg14 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg15() {
    %0 = nvvm.read.ptx.sreg.envreg15 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg16() {
    %0 = nvvm.read.ptx.sreg.envreg16 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg17() {
    %0 = nvvm.read.ptx.sreg.envreg17 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg18() {
    %0 = nvvm.read.ptx.sreg.envreg18 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg19() {
    %0 = nvvm.read.ptx.sreg.envreg19 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg2() {
    %0 = nvvm.read.ptx.sreg.envreg2 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg20() {
    %0 = nvvm.read.ptx.sreg.envreg20 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg21() {
    %0 = nvvm.read.ptx.sreg.envreg21 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg22() {
    %0 = nvvm.read.ptx.sreg.envreg22 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg23() {
    %0 = nvvm.read.ptx.sreg.envreg23 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg24() {
    %0 = nvvm.read.ptx.sreg.envreg24 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg25() {
    %0 = nvvm.read.ptx.sreg.envreg25 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg26() {
    %0 = nvvm.read.ptx.sreg.envreg26 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg27() {
    %0 = nvvm.read.ptx.sreg.envreg27 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg28() {
    %0 = nvvm.read.ptx.sreg.envreg28 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg29() {
    %0 = nvvm.read.ptx.sreg.envreg29 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg3() {
    %0 = nvvm.read.ptx.sreg.envreg3 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg30() {
    %0 = nvvm.read.ptx.sreg.envreg30 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg31() {
    %0 = nvvm.read.ptx.sreg.envreg31 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg4() {
    %0 = nvvm.read.ptx.sreg.envreg4 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg5() {
    %0 = nvvm.read.ptx.sreg.envreg5 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg6() {
    %0 = nvvm.read.ptx.sreg.envreg6 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg7() {
    %0 = nvvm.read.ptx.sreg.envreg7 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg8() {
    %0 = nvvm.read.ptx.sreg.envreg8 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_envreg9() {
    %0 = nvvm.read.ptx.sreg.envreg9 : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_globaltimer() {
    %0 = nvvm.read.ptx.sreg.globaltimer : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_globaltimer_lo() {
    %0 = nvvm.read.ptx.sreg.globaltimer.lo : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_gridid() {
    %0 = nvvm.read.ptx.sreg.gridid range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_laneid() {
    %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_lanemask_eq() {
    %0 = nvvm.read.ptx.sreg.lanemask.eq : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_lanemask_ge() {
    %0 = nvvm.read.ptx.sreg.lanemask.ge : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_lanemask_gt() {
    %0 = nvvm.read.ptx.sreg.lanemask.gt : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_lanemask_le() {
    %0 = nvvm.read.ptx.sreg.lanemask.le : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_lanemask_lt() {
    %0 = nvvm.read.ptx.sreg.lanemask.lt : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nclusterid_x() {
    %0 = nvvm.read.ptx.sreg.nclusterid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nclusterid_y() {
    %0 = nvvm.read.ptx.sreg.nclusterid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nclusterid_z() {
    %0 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nctaid_x() {
    %0 = nvvm.read.ptx.sreg.nctaid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nctaid_y() {
    %0 = nvvm.read.ptx.sreg.nctaid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nctaid_z() {
    %0 = nvvm.read.ptx.sreg.nctaid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nsmid() {
    %0 = nvvm.read.ptx.sreg.nsmid range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ntid_x() {
    %0 = nvvm.read.ptx.sreg.ntid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ntid_y() {
    %0 = nvvm.read.ptx.sreg.ntid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ntid_z() {
    %0 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nwarpid() {
    %0 = nvvm.read.ptx.sreg.nwarpid range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_smid() {
    %0 = nvvm.read.ptx.sreg.smid range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_tid_x() {
    %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_tid_y() {
    %0 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_tid_z() {
    %0 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_total_smem_size() {
    %0 = nvvm.read.ptx.sreg.total.smem.size : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_warpid() {
    %0 = nvvm.read.ptx.sreg.warpid range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_warpsize() {
    %0 = nvvm.read.ptx.sreg.warpsize range <i32, 0, 64> : f32
    llvm.return
  }
  llvm.func @redux_sync(%arg0: f32, %arg1: i32) {
    %0 = nvvm.redux.sync  fmax %arg0, %arg1 {abs = true, nan = true} : f32 -> f32
    llvm.return
  }
  llvm.func @shfl_sync(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32) {
    %0 = nvvm.shfl.sync  down %arg0, %arg1, %arg2, %arg3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    llvm.return
  }
  llvm.func @st_bulk(%arg0: !llvm.ptr<3>, %arg1: i64) {
    nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @stmatrix(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    nvvm.stmatrix %arg0, %arg1, %arg2, %arg3, %arg4 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32, i32, i32
    llvm.return
  }
  llvm.func @tcgen05_alloc(%arg0: !llvm.ptr<3>, %arg1: i32) {
    nvvm.tcgen05.alloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
    llvm.return
  }
  llvm.func @tcgen05_commit(%arg0: !llvm.ptr<3>, %arg1: i16) {
    nvvm.tcgen05.commit %arg0, multicast_mask = %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
    llvm.return
  }
  llvm.func @tcgen05_cp(%arg0: !llvm.ptr<6>, %arg1: i64) {
    nvvm.tcgen05.cp %arg0, %arg1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
    llvm.return
  }
  llvm.func @tcgen05_dealloc(%arg0: !llvm.ptr<6>, %arg1: i32) {
    nvvm.tcgen05.dealloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
    llvm.return
  }
  llvm.func @tcgen05_fence() {
    nvvm.tcgen05.fence <before>
    llvm.return
  }
  llvm.func @tcgen05_ld(%arg0: !llvm.ptr<6>, %arg1: i64) {
    %0 = nvvm.tcgen05.ld %arg0, %arg1 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<128xi32>
    llvm.return
  }
  llvm.func @tcgen05_mma(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64, %arg6: vector<8xi32>) {
    nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 mask = %arg6 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
    llvm.return
  }
  llvm.func @tcgen05_mma_block_scale(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
  llvm.func @tcgen05_mma_sp(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64, %arg7: vector<8xi32>) {
    nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 scale = %arg6 mask = %arg7 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
    llvm.return
  }
  llvm.func @tcgen05_mma_sp_block_scale(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
  llvm.func @tcgen05_mma_ws(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64) {
    nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
    llvm.return
  }
  llvm.func @tcgen05_mma_ws_sp(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64) {
    nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
    llvm.return
  }
  llvm.func @tcgen05_mma_smem_desc(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8) {
    %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
    llvm.return
  }
  llvm.func @tcgen05_relinquish_alloc_permit() {
    nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
    llvm.return
  }
  llvm.func @tcgen05_shift(%arg0: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
    llvm.return
  }
  llvm.func @tcgen05_st(%arg0: !llvm.ptr<6>, %arg1: vector<128xi32>, %arg2: i64) {
    nvvm.tcgen05.st %arg0, %arg1, %arg2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<128xi32>
    llvm.return
  }
  llvm.func @tcgen05_wait() {
    nvvm.tcgen05.wait <store>
    llvm.return
  }
  llvm.func @vote_sync(%arg0: i32, %arg1: i1) {
    %0 = nvvm.vote.sync  ballot %arg0, %arg1 -> i32
    llvm.return
  }
  llvm.func @wgmma_commit_group_sync_aligned() {
    nvvm.wgmma.commit.group.sync.aligned
    llvm.return
  }
  llvm.func @wgmma_fence_aligned() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
  llvm.func @wgmma_wait_group_sync_aligned() {
    nvvm.wgmma.wait.group.sync.aligned 1
    llvm.return
  }
  llvm.func @products(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32, %arg3: f64) {
    %0 = nvvm.mma.sync A[%arg0, %arg0, %arg0, %arg0]  B[%arg0, %arg0]  C[%arg2, %arg2, %arg2, %arg2]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %1 = nvvm.mma.sync A[%arg1]  B[%arg1]  C[%arg1, %arg1]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %2 = nvvm.mma.sync A[%arg3]  B[%arg3]  C[%arg3, %arg3]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
    llvm.return
  }
  llvm.func @registers() {
    nvvm.setmaxregister  increase 128
    nvvm.setmaxregister  decrease 40
    llvm.return
  }
  llvm.func @fragments(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: vector<2xf16>) {
    %0 = nvvm.wmma.load %arg0, %arg1 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    %1 = nvvm.wmma.mma %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    nvvm.wmma.store %arg0, %arg1, %arg2, %arg2, %arg2, %arg2 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
    llvm.return
  }
  llvm.func @group(%arg0: !llvm.struct<(f32, f32, f32, f32)>, %arg1: i64) {
    %0 = nvvm.wgmma.mma_async %arg1, %arg1, %arg0, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.return
  }
  llvm.func @sparse(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32, %arg3: i16) {
    %0 = nvvm.mma.sp.sync A[%arg0, %arg0] B[%arg0, %arg0] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg1] selector[%arg1] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %1 = nvvm.mma.sp.sync A[%arg1, %arg1] B[%arg1, %arg1] C[%arg1, %arg1, %arg1, %arg1] sparseMetadata[%arg1] selector[%arg1] {foo, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %2 = nvvm.mma.block_scale A[%arg1, %arg1, %arg1, %arg1] B[%arg1, %arg1] C[%arg2, %arg2, %arg2, %arg2] scaleA[%arg1, %arg3, %arg3] scaleB[%arg1, %arg3, %arg3] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %3 = nvvm.mma.sp.block_scale A[%arg1, %arg1, %arg1, %arg1] B[%arg1, %arg1, %arg1, %arg1] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg1] selector[%arg1] scaleA[%arg1, %arg3, %arg3] scaleB[%arg1, %arg3, %arg3] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "bar_warp_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg244: i32):
    "nvvm.bar.warp.sync"(%arg244) : (i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "barrier", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg242: i32, %arg243: i32):
    %125 = "nvvm.barrier"(%arg242, %arg243) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "barrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg240: i32, %arg241: i32):
    "nvvm.barrier.arrive"(%arg240, %arg241) : (i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "barrier0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.barrier0"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "breakpoint", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.breakpoint"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cluster_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cluster.arrive"() <{aligned}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cluster_arrive_relaxed", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cluster.arrive.relaxed"() <{aligned}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cluster_wait", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cluster.wait"() <{aligned}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i128)>, linkage = #llvm.linkage<external>, sym_name = "clusterlaunchcontrol_query_cancel", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg239: i128):
    %124 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg239) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>}> : (i128) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "clusterlaunchcontrol_try_cancel", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg237: !llvm.ptr<3>, %arg238: !llvm.ptr<3>):
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg237, %arg238) <{multicast}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xbf16>)>, linkage = #llvm.linkage<external>, sym_name = "convert_bf16x2_to_f8x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg236: vector<2xbf16>):
    %123 = "nvvm.convert.bf16x2.to.f8x2"(%arg236) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}> : (vector<2xbf16>) -> vector<2xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "convert_f16x2_to_f8x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg235: vector<2xf16>):
    %122 = "nvvm.convert.f16x2.to.f8x2"(%arg235) <{dstTy = f8E4M3FN, relu = true}> : (vector<2xf16>) -> vector<2xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x2_to_bf16x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg232: f32, %arg233: f32, %arg234: i32):
    %121 = "nvvm.convert.f32x2.to.bf16x2"(%arg232, %arg233, %arg234) <{relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> vector<2xbf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x2_to_f16x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg229: f32, %arg230: f32, %arg231: i32):
    %120 = "nvvm.convert.f32x2.to.f16x2"(%arg229, %arg230, %arg231) <{relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> vector<2xf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x2_to_f4x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg227: f32, %arg228: f32):
    %119 = "nvvm.convert.f32x2.to.f4x2"(%arg227, %arg228) <{dstTy = f4E2M1FN, relu = true}> : (f32, f32) -> i8
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x2_to_f6x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg225: f32, %arg226: f32):
    %118 = "nvvm.convert.f32x2.to.f6x2"(%arg225, %arg226) <{dstTy = f6E2M3FN, relu = true}> : (f32, f32) -> vector<2xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x2_to_f8x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg223: f32, %arg224: f32):
    %117 = "nvvm.convert.f32x2.to.f8x2"(%arg223, %arg224) <{dstTy = f8E4M3FN, relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x4_to_f4x4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg221: vector<4xf32>, %arg222: i32):
    %116 = "nvvm.convert.f32x4.to.f4x4"(%arg221, %arg222) <{dstTy = f4E2M1FN, relu = true}> : (vector<4xf32>, i32) -> i16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x4_to_f6x4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg219: vector<4xf32>, %arg220: i32):
    %115 = "nvvm.convert.f32x4.to.f6x4"(%arg219, %arg220) <{dstTy = f6E3M2FN, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "convert_f32x4_to_f8x4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg217: vector<4xf32>, %arg218: i32):
    %114 = "nvvm.convert.f32x4.to.f8x4"(%arg217, %arg218) <{dstTy = f8E4M3FN, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "convert_f4x2_to_f16x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg216: i8):
    %113 = "nvvm.convert.f4x2.to.f16x2"(%arg216) <{relu = true, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi8>)>, linkage = #llvm.linkage<external>, sym_name = "convert_f6x2_to_f16x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg215: vector<2xi8>):
    %112 = "nvvm.convert.f6x2.to.f16x2"(%arg215) <{relu = true, srcType = f6E3M2FN}> : (vector<2xi8>) -> vector<2xf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi8>)>, linkage = #llvm.linkage<external>, sym_name = "convert_f8x2_to_bf16x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg214: vector<2xi8>):
    %111 = "nvvm.convert.f8x2.to.bf16x2"(%arg214) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi8>)>, linkage = #llvm.linkage<external>, sym_name = "convert_f8x2_to_f16x2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg213: vector<2xi8>):
    %110 = "nvvm.convert.f8x2.to.f16x2"(%arg213) <{relu = true, srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "convert_float_to_tf32", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg212: f32):
    %109 = "nvvm.convert.float.to.tf32"(%arg212) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_commit_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.bulk.commit.group"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32, i64, i16)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_global_shared_cta", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg207: !llvm.ptr<1>, %arg208: !llvm.ptr<3>, %arg209: i32, %arg210: i64, %arg211: i16):
    "nvvm.cp.async.bulk.global.shared.cta"(%arg207, %arg208, %arg209, %arg210, %arg211) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_prefetch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg204: !llvm.ptr<1>, %arg205: i32, %arg206: i64):
    "nvvm.cp.async.bulk.prefetch"(%arg204, %arg205, %arg206) : (!llvm.ptr<1>, i32, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, ptr<1>, ptr<3>, i32, i16, i64)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_shared_cluster_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg198: !llvm.ptr<7>, %arg199: !llvm.ptr<1>, %arg200: !llvm.ptr<3>, %arg201: i32, %arg202: i16, %arg203: i64):
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg198, %arg199, %arg200, %arg201, %arg202, %arg203) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, ptr<3>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_shared_cluster_shared_cta", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg194: !llvm.ptr<7>, %arg195: !llvm.ptr<3>, %arg196: !llvm.ptr<3>, %arg197: i32):
    "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%arg194, %arg195, %arg196, %arg197) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i32, i32, i32, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_global_shared_cta", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg186: !llvm.ptr, %arg187: !llvm.ptr<3>, %arg188: i32, %arg189: i32, %arg190: i32, %arg191: i32, %arg192: i32, %arg193: i64):
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg186, %arg187, %arg188, %arg189, %arg190, %arg191, %arg192, %arg193) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i32, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i32, i32, i32, i32, i16, i16, i16, i64)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_prefetch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg176: !llvm.ptr, %arg177: i32, %arg178: i32, %arg179: i32, %arg180: i32, %arg181: i32, %arg182: i16, %arg183: i16, %arg184: i16, %arg185: i64):
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %arg184, %arg185) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 5, 3, 1>}> : (!llvm.ptr, i32, i32, i32, i32, i32, i16, i16, i16, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i32, i32, i32, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_reduce", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg168: !llvm.ptr, %arg169: !llvm.ptr<3>, %arg170: i32, %arg171: i32, %arg172: i32, %arg173: i32, %arg174: i32, %arg175: i64):
    "nvvm.cp.async.bulk.tensor.reduce"(%arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 5, 1>, redKind = #nvvm.tma_redux_kind<max>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i32, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, ptr, i32, i32, i32, i32, i32, ptr<3>, i16, i16, i16, i16, i64)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_shared_cluster_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg155: !llvm.ptr<7>, %arg156: !llvm.ptr, %arg157: i32, %arg158: i32, %arg159: i32, %arg160: i32, %arg161: i32, %arg162: !llvm.ptr<3>, %arg163: i16, %arg164: i16, %arg165: i16, %arg166: i16, %arg167: i64):
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167) <{group = #nvvm.cta_group<cta_2>, isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 3, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i16, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_wait_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.bulk.wait_group"() <{group = 16 : i32, read}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_commit_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.commit.group"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_mbarrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg154: !llvm.ptr<3>):
    "nvvm.cp.async.mbarrier.arrive"(%arg154) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_shared_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg151: !llvm.ptr<3>, %arg152: !llvm.ptr<1>, %arg153: i32):
    "nvvm.cp.async.shared.global"(%arg151, %arg152, %arg153) <{modifier = #nvvm<load_cache_modifier ca>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_wait_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "dot_accumulate_2way", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg148: vector<2xi16>, %arg149: vector<4xi8>, %arg150: i32):
    %108 = "nvvm.dot.accumulate.2way"(%arg148, %arg149, %arg150) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = false, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi8>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "dot_accumulate_4way", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg145: vector<4xi8>, %arg146: vector<4xi8>, %arg147: i32):
    %107 = "nvvm.dot.accumulate.4way"(%arg145, %arg146, %arg147) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "elect_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg144: i32):
    %106 = "nvvm.elect.sync"(%arg144) : (i32) -> i1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "exit", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.exit"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_mbarrier_init", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.mbarrier.init"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_proxy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "fence_proxy_acquire", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg142: !llvm.ptr, %arg143: i32):
    "nvvm.fence.proxy.acquire"(%arg142, %arg143) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_proxy_release", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_proxy_sync_restrict", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_sc_cluster", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.sc.cluster"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_sync_restrict", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "griddepcontrol", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "inline_ptx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg131: f32, %arg132: f32, %arg133: f32, %arg134: f32, %arg135: f32, %arg136: f32, %arg137: f32, %arg138: f32, %arg139: f32, %arg140: f32, %arg141: i1):
    %105:2 = "nvvm.inline_ptx"(%arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141) <{operandSegmentSizes = array<i32: 5, 5, 1>, ptxCode = "bra L;"}> : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i1) -> (i32, f32)
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "ldmatrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg130: !llvm.ptr<3>):
    %104 = "nvvm.ldmatrix"(%arg130) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mapa", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg128: !llvm.ptr<3>, %arg129: i32):
    %103 = "nvvm.mapa"(%arg128, %arg129) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "match_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg126: i32, %arg127: i64):
    %102 = "nvvm.match.sync"(%arg126, %arg127) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> !llvm.struct<(i32, i1)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg124: !llvm.ptr<3>, %arg125: i32):
    %101 = "nvvm.mbarrier.arrive"(%arg124, %arg125) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_expect_tx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg122: !llvm.ptr<3>, %arg123: i32):
    %100 = "nvvm.mbarrier.arrive.expect_tx"(%arg122, %arg123) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_nocomplete", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg120: !llvm.ptr<3>, %arg121: i32):
    %99 = "nvvm.mbarrier.arrive.nocomplete"(%arg120, %arg121) : (!llvm.ptr<3>, i32) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_drop", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg118: !llvm.ptr<3>, %arg119: i32):
    %98 = "nvvm.mbarrier.arrive_drop"(%arg118, %arg119) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_drop_expect_tx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg116: !llvm.ptr<3>, %arg117: i32):
    %97 = "nvvm.mbarrier.arrive_drop.expect_tx"(%arg116, %arg117) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_drop_nocomplete", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg114: !llvm.ptr<3>, %arg115: i32):
    %96 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg114, %arg115) : (!llvm.ptr<3>, i32) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_complete_tx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg112: !llvm.ptr<7>, %arg113: i32):
    "nvvm.mbarrier.complete_tx"(%arg112, %arg113) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<7>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_expect_tx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg110: !llvm.ptr<7>, %arg111: i32):
    "nvvm.mbarrier.expect_tx"(%arg110, %arg111) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_init", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg107: !llvm.ptr<3>, %arg108: i32, %arg109: i1):
    "nvvm.mbarrier.init"(%arg107, %arg108, %arg109) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_inval", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg106: !llvm.ptr<3>):
    "nvvm.mbarrier.inval"(%arg106) : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i64)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_test_wait", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg104: !llvm.ptr<3>, %arg105: i64):
    %95 = "nvvm.mbarrier.test.wait"(%arg104, %arg105) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i64) -> i1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_try_wait", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg101: !llvm.ptr<3>, %arg102: i32, %arg103: i32):
    %94 = "nvvm.mbarrier.try_wait"(%arg101, %arg102, %arg103) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32, i32) -> i1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_try_wait_parity", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg98: !llvm.ptr<3>, %arg99: i32, %arg100: i32):
    "nvvm.mbarrier.try_wait.parity"(%arg98, %arg99, %arg100) : (!llvm.ptr<3>, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "memory_barrier", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "nanosleep", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg97: i32):
    "nvvm.nanosleep"(%arg97) : (i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "pmevent", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.pmevent"() <{maskedEventId = 3 : i16}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "prefetch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg95: !llvm.ptr, %arg96: i1):
    "nvvm.prefetch"(%arg95, %arg96) <{in_param_space, tensormap}> : (!llvm.ptr, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "prmt", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg92: i32, %arg93: i32, %arg94: i32):
    %93 = "nvvm.prmt"(%arg92, %arg93, %arg94) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "rcp_approx_ftz_f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg91: f32):
    %92 = "nvvm.rcp.approx.ftz.f"(%arg91) : (f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_aggr_smem_size", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %91 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clock", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %90 = "nvvm.read.ptx.sreg.clock"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clock64", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %89 = "nvvm.read.ptx.sreg.clock64"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %88 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %87 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %86 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctarank", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %85 = "nvvm.read.ptx.sreg.cluster.ctarank"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %84 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %83 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %82 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctarank", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %81 = "nvvm.read.ptx.sreg.cluster.nctarank"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %80 = "nvvm.read.ptx.sreg.clusterid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %79 = "nvvm.read.ptx.sreg.clusterid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %78 = "nvvm.read.ptx.sreg.clusterid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %77 = "nvvm.read.ptx.sreg.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %76 = "nvvm.read.ptx.sreg.ctaid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %75 = "nvvm.read.ptx.sreg.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_dynamic_smem_size", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %74 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %73 = "nvvm.read.ptx.sreg.envreg0"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %72 = "nvvm.read.ptx.sreg.envreg1"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %71 = "nvvm.read.ptx.sreg.envreg10"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %70 = "nvvm.read.ptx.sreg.envreg11"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %69 = "nvvm.read.ptx.sreg.envreg12"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %68 = "nvvm.read.ptx.sreg.envreg13"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %67 = "nvvm.read.ptx.sreg.envreg14"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %66 = "nvvm.read.ptx.sreg.envreg15"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %65 = "nvvm.read.ptx.sreg.envreg16"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %64 = "nvvm.read.ptx.sreg.envreg17"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %63 = "nvvm.read.ptx.sreg.envreg18"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %62 = "nvvm.read.ptx.sreg.envreg19"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %61 = "nvvm.read.ptx.sreg.envreg2"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %60 = "nvvm.read.ptx.sreg.envreg20"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %59 = "nvvm.read.ptx.sreg.envreg21"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %58 = "nvvm.read.ptx.sreg.envreg22"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %57 = "nvvm.read.ptx.sreg.envreg23"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %56 = "nvvm.read.ptx.sreg.envreg24"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %55 = "nvvm.read.ptx.sreg.envreg25"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %54 = "nvvm.read.ptx.sreg.envreg26"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %53 = "nvvm.read.ptx.sreg.envreg27"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %52 = "nvvm.read.ptx.sreg.envreg28"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %51 = "nvvm.read.ptx.sreg.envreg29"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %50 = "nvvm.read.ptx.sreg.envreg3"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %49 = "nvvm.read.ptx.sreg.envreg30"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %48 = "nvvm.read.ptx.sreg.envreg31"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %47 = "nvvm.read.ptx.sreg.envreg4"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %46 = "nvvm.read.ptx.sreg.envreg5"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %45 = "nvvm.read.ptx.sreg.envreg6"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %44 = "nvvm.read.ptx.sreg.envreg7"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %43 = "nvvm.read.ptx.sreg.envreg8"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_envreg9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %42 = "nvvm.read.ptx.sreg.envreg9"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_globaltimer", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %41 = "nvvm.read.ptx.sreg.globaltimer"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_globaltimer_lo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %40 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_gridid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %39 = "nvvm.read.ptx.sreg.gridid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_laneid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %38 = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_lanemask_eq", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %37 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_lanemask_ge", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %36 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_lanemask_gt", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %35 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_lanemask_le", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %34 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_lanemask_lt", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %33 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %32 = "nvvm.read.ptx.sreg.nclusterid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %31 = "nvvm.read.ptx.sreg.nclusterid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %30 = "nvvm.read.ptx.sreg.nclusterid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %29 = "nvvm.read.ptx.sreg.nctaid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %28 = "nvvm.read.ptx.sreg.nctaid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %27 = "nvvm.read.ptx.sreg.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nsmid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %26 = "nvvm.read.ptx.sreg.nsmid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %25 = "nvvm.read.ptx.sreg.ntid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %24 = "nvvm.read.ptx.sreg.ntid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %23 = "nvvm.read.ptx.sreg.ntid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nwarpid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %22 = "nvvm.read.ptx.sreg.nwarpid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_smid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %21 = "nvvm.read.ptx.sreg.smid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %20 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %19 = "nvvm.read.ptx.sreg.tid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %18 = "nvvm.read.ptx.sreg.tid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_total_smem_size", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %17 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_warpid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %16 = "nvvm.read.ptx.sreg.warpid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_warpsize", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %15 = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "redux_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg89: f32, %arg90: i32):
    %14 = "nvvm.redux.sync"(%arg89, %arg90) <{abs = true, kind = #nvvm<redux_kind fmax>, nan = true}> : (f32, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "shfl_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg85: i32, %arg86: f32, %arg87: i32, %arg88: i32):
    %13 = "nvvm.shfl.sync"(%arg85, %arg86, %arg87, %arg88) <{kind = #nvvm<shfl_kind down>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i64)>, linkage = #llvm.linkage<external>, sym_name = "st_bulk", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg83: !llvm.ptr<3>, %arg84: i64):
    "nvvm.st.bulk"(%arg83, %arg84) <{initVal = 0 : i64}> : (!llvm.ptr<3>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "stmatrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg78: !llvm.ptr<3>, %arg79: i32, %arg80: i32, %arg81: i32, %arg82: i32):
    "nvvm.stmatrix"(%arg78, %arg79, %arg80, %arg81, %arg82) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_alloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg76: !llvm.ptr<3>, %arg77: i32):
    "nvvm.tcgen05.alloc"(%arg76, %arg77) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i16)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_commit", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg74: !llvm.ptr<3>, %arg75: i16):
    "nvvm.tcgen05.commit"(%arg74, %arg75) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i16) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_cp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg72: !llvm.ptr<6>, %arg73: i64):
    "nvvm.tcgen05.cp"(%arg72, %arg73) <{group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i32)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_dealloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg70: !llvm.ptr<6>, %arg71: i32):
    "nvvm.tcgen05.dealloc"(%arg70, %arg71) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_fence", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_ld", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg68: !llvm.ptr<6>, %arg69: i64):
    %12 = "nvvm.tcgen05.ld"(%arg68, %arg69) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i64) -> vector<128xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, i64, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg61: !llvm.ptr<6>, %arg62: !llvm.ptr<6>, %arg63: i64, %arg64: i32, %arg65: i1, %arg66: i64, %arg67: vector<8xi32>):
    "nvvm.tcgen05.mma"(%arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma_block_scale", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr<6>, %arg55: !llvm.ptr<6>, %arg56: i64, %arg57: i32, %arg58: i1, %arg59: !llvm.ptr<6>, %arg60: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.block_scale"(%arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60) <{blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, i64, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma_sp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg46: !llvm.ptr<6>, %arg47: !llvm.ptr<6>, %arg48: i64, %arg49: i32, %arg50: i1, %arg51: !llvm.ptr<6>, %arg52: i64, %arg53: vector<8xi32>):
    "nvvm.tcgen05.mma.sp"(%arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, ptr<6>, ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma_sp_block_scale", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg38: !llvm.ptr<6>, %arg39: !llvm.ptr<6>, %arg40: i64, %arg41: i32, %arg42: i1, %arg43: !llvm.ptr<6>, %arg44: !llvm.ptr<6>, %arg45: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.sp.block_scale"(%arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45) <{blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, i64)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma_ws", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr<6>, %arg33: !llvm.ptr<6>, %arg34: i64, %arg35: i32, %arg36: i1, %arg37: i64):
    "nvvm.tcgen05.mma.ws"(%arg32, %arg33, %arg34, %arg35, %arg36, %arg37) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, ptr<6>, i64, i32, i1, ptr<6>, i64)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma_ws_sp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg25: !llvm.ptr<6>, %arg26: !llvm.ptr<6>, %arg27: i64, %arg28: i32, %arg29: i1, %arg30: !llvm.ptr<6>, %arg31: i64):
    "nvvm.tcgen05.mma.ws.sp"(%arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32, i8, i1, i8)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_mma_smem_desc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: i32, %arg20: i32, %arg21: i32, %arg22: i8, %arg23: i1, %arg24: i8):
    %11 = "nvvm.tcgen05.mma_smem_desc"(%arg19, %arg20, %arg21, %arg22, %arg23, %arg24) : (i32, i32, i32, i8, i1, i8) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_relinquish_alloc_permit", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_shift", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg18: !llvm.ptr<6>):
    "nvvm.tcgen05.shift"(%arg18) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<6>, vector<128xi32>, i64)>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_st", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg15: !llvm.ptr<6>, %arg16: vector<128xi32>, %arg17: i64):
    "nvvm.tcgen05.st"(%arg15, %arg16, %arg17) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>, unpack}> : (!llvm.ptr<6>, vector<128xi32>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "tcgen05_wait", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "vote_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg13: i32, %arg14: i1):
    %10 = "nvvm.vote.sync"(%arg13, %arg14) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "wgmma_commit_group_sync_aligned", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "wgmma_fence_aligned", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.wgmma.fence.aligned"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "wgmma_wait_group_sync_aligned", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, i32, f32, f64)>, linkage = #llvm.linkage<external>, sym_name = "products", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg9: vector<2xf16>, %arg10: i32, %arg11: f32, %arg12: f64):
    %7 = "nvvm.mma.sync"(%arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %arg11, %arg11, %arg11, %arg11) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %8 = "nvvm.mma.sync"(%arg10, %arg10, %arg10, %arg10) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %9 = "nvvm.mma.sync"(%arg12, %arg12, %arg12, %arg12) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "registers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 128 : i32}> : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 40 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "fragments", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg6: !llvm.ptr<3>, %arg7: i32, %arg8: vector<2xf16>):
    %5 = "nvvm.wmma.load"(%arg6, %arg7) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    %6 = "nvvm.wmma.mma"(%arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wmma.store"(%arg6, %arg8, %arg8, %arg8, %arg8, %arg7) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(f32, f32, f32, f32)>, i64)>, linkage = #llvm.linkage<external>, sym_name = "group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: !llvm.struct<(f32, f32, f32, f32)>, %arg5: i64):
    %4 = "nvvm.wgmma.mma_async"(%arg4, %arg5, %arg5) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, i32, f32, i16)>, linkage = #llvm.linkage<external>, sym_name = "sparse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32, %arg3: i16):
    %0 = "nvvm.mma.sp.sync"(%arg0, %arg0, %arg0, %arg0, %arg2, %arg2, %arg2, %arg2, %arg1, %arg1) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    %1 = "nvvm.mma.sp.sync"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> {foo} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %2 = "nvvm.mma.block_scale"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2, %arg1, %arg3, %arg3, %arg1, %arg3, %arg3) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    %3 = "nvvm.mma.sp.block_scale"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2, %arg2, %arg1, %arg1, %arg1, %arg3, %arg3, %arg1, %arg3, %arg3) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

