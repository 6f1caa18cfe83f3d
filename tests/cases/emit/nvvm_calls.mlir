// RUN: lowir translate --mlir-to-llvmir
// Operations of the `nvvm` dialect that are calls of one intrinsic.

llvm.func @bar_warp_sync(%0: i32) {
  "nvvm.bar.warp.sync"(%0) : (i32) -> ()
  llvm.return
}

llvm.func @barrier(%0: i32, %1: i32) {
  "nvvm.barrier"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  llvm.return
}

llvm.func @barrier0() {
  "nvvm.barrier0"() : () -> ()
  llvm.return
}

llvm.func @breakpoint() {
  "nvvm.breakpoint"() : () -> ()
  llvm.return
}

llvm.func @cluster_arrive() {
  "nvvm.cluster.arrive"() <{aligned}> : () -> ()
  llvm.return
}

llvm.func @cluster_arrive_relaxed() {
  "nvvm.cluster.arrive.relaxed"() <{aligned}> : () -> ()
  llvm.return
}

llvm.func @cluster_wait() {
  "nvvm.cluster.wait"() <{aligned}> : () -> ()
  llvm.return
}

llvm.func @clusterlaunchcontrol_query_cancel(%0: i128) {
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>}> : (i128) -> i32
  llvm.return
}

llvm.func @clusterlaunchcontrol_try_cancel(%0: !llvm.ptr<3>, %1: !llvm.ptr<3>) {
  "nvvm.clusterlaunchcontrol.try.cancel"(%0, %1) <{multicast}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @convert_bf16x2_to_f8x2(%0: vector<2xbf16>) {
  %r = "nvvm.convert.bf16x2.to.f8x2"(%0) <{rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>, dstTy = f8E8M0FNU}> : (vector<2xbf16>) -> i16
  llvm.return
}

llvm.func @convert_f16x2_to_f8x2(%0: vector<2xf16>) {
  %r = "nvvm.convert.f16x2.to.f8x2"(%0) <{relu = false, dstTy = f8E4M3FN}> : (vector<2xf16>) -> i16
  llvm.return
}

llvm.func @convert_f32x2_to_bf16x2(%0: f32, %1: f32, %2: i32) {
  %r = "nvvm.convert.f32x2.to.bf16x2"(%0, %1, %2) <{rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>, relu = false}> : (f32, f32, i32) -> vector<2xbf16>
  llvm.return
}

llvm.func @convert_f32x2_to_f16x2(%0: f32, %1: f32, %2: i32) {
  %r = "nvvm.convert.f32x2.to.f16x2"(%0, %1, %2) <{rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>, relu = false}> : (f32, f32, i32) -> vector<2xf16>
  llvm.return
}

llvm.func @convert_f32x2_to_f6x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.f6x2"(%0, %1) <{relu = false, dstTy = f6E3M2FN}> : (f32, f32) -> i16
  llvm.return
}

llvm.func @convert_f32x2_to_f8x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.f8x2"(%0, %1) <{rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>, relu = false, dstTy = f8E8M0FNU}> : (f32, f32) -> i16
  llvm.return
}

llvm.func @convert_f32x4_to_f4x4(%0: vector<4xf32>, %1: i32) {
  %r = "nvvm.convert.f32x4.to.f4x4"(%0, %1) <{relu = false, dstTy = f4E2M1FN}> : (vector<4xf32>, i32) -> i16
  llvm.return
}

llvm.func @convert_f32x4_to_f6x4(%0: vector<4xf32>, %1: i32) {
  %r = "nvvm.convert.f32x4.to.f6x4"(%0, %1) <{relu = false, dstTy = f6E3M2FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  llvm.return
}

llvm.func @convert_f32x4_to_f8x4(%0: vector<4xf32>, %1: i32) {
  %r = "nvvm.convert.f32x4.to.f8x4"(%0, %1) <{relu = false, dstTy = f8E4M3FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  llvm.return
}

llvm.func @convert_float_to_tf32(%0: f32) {
  %r = "nvvm.convert.float.to.tf32"(%0) <{rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>, relu = false}> : (f32) -> i32
  llvm.return
}

llvm.func @cp_async_bulk_commit_group() {
  "nvvm.cp.async.bulk.commit.group"() : () -> ()
  llvm.return
}

llvm.func @cp_async_bulk_prefetch(%0: !llvm.ptr<1>, %1: i32, %2: i64) {
  "nvvm.cp.async.bulk.prefetch"(%0, %1, %2) : (!llvm.ptr<1>, i32, i64) -> ()
  llvm.return
}

llvm.func @cp_async_bulk_shared_cluster_shared_cta(%0: !llvm.ptr<7>, %1: !llvm.ptr<3>, %2: !llvm.ptr<3>, %3: i32) {
  "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%0, %1, %2, %3) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @cp_async_bulk_wait_group() {
  "nvvm.cp.async.bulk.wait_group"() <{group = 16 : i32, read}> : () -> ()
  llvm.return
}

llvm.func @cp_async_commit_group() {
  "nvvm.cp.async.commit.group"() : () -> ()
  llvm.return
}

llvm.func @cp_async_mbarrier_arrive(%0: !llvm.ptr<3>) {
  "nvvm.cp.async.mbarrier.arrive"(%0) <{noinc = false}> : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @cp_async_shared_global(%0: !llvm.ptr<3>, %1: !llvm.ptr<1>, %2: i32) {
  "nvvm.cp.async.shared.global"(%0, %1, %2) <{size = 16 : i32, modifier = #nvvm<load_cache_modifier ca>}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
  llvm.return
}

llvm.func @cp_async_wait_group() {
  "nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
  llvm.return
}

llvm.func @exit() {
  "nvvm.exit"() : () -> ()
  llvm.return
}

llvm.func @fence_mbarrier_init() {
  "nvvm.fence.mbarrier.init"() : () -> ()
  llvm.return
}

llvm.func @fence_proxy() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> : () -> ()
  llvm.return
}

llvm.func @fence_proxy_release() {
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cluster>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
  llvm.return
}

llvm.func @fence_proxy_sync_restrict() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
  llvm.return
}

llvm.func @fence_sc_cluster() {
  "nvvm.fence.sc.cluster"() : () -> ()
  llvm.return
}

llvm.func @fence_sync_restrict() {
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
  llvm.return
}

llvm.func @griddepcontrol() {
  "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
  llvm.return
}

llvm.func @ldmatrix(%0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%0) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @ldmatrix_2(%0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%0) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @mapa(%0: !llvm.ptr<3>, %1: i32) {
  %r = "nvvm.mapa"(%0, %1) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
  llvm.return
}

llvm.func @match_sync(%0: i32, %1: i64) {
  %r = "nvvm.match.sync"(%0, %1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

llvm.func @mbarrier_arrive_nocomplete(%0: !llvm.ptr<3>, %1: i32) {
  %r = "nvvm.mbarrier.arrive.nocomplete"(%0, %1) : (!llvm.ptr<3>, i32) -> i64
  llvm.return
}

llvm.func @mbarrier_arrive_drop_nocomplete(%0: !llvm.ptr<3>, %1: i32) {
  %r = "nvvm.mbarrier.arrive_drop.nocomplete"(%0, %1) : (!llvm.ptr<3>, i32) -> i64
  llvm.return
}

llvm.func @mbarrier_complete_tx(%0: !llvm.ptr<7>, %1: i32) {
  "nvvm.mbarrier.complete_tx"(%0, %1) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
  llvm.return
}

llvm.func @mbarrier_expect_tx(%0: !llvm.ptr<7>, %1: i32) {
  "nvvm.mbarrier.expect_tx"(%0, %1) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
  llvm.return
}

llvm.func @mbarrier_init(%0: !llvm.ptr<3>, %1: i32) {
  "nvvm.mbarrier.init"(%0, %1) : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @mbarrier_inval(%0: !llvm.ptr<3>) {
  "nvvm.mbarrier.inval"(%0) : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @memory_barrier() {
  "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> : () -> ()
  llvm.return
}

llvm.func @mma_sync(%0: vector<2xf16>, %1: vector<2xf16>, %2: vector<2xf16>, %3: vector<2xf16>, %4: vector<2xf16>) {
  %r = "nvvm.mma.sync"(%0, %1, %2, %3, %4) <{shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 2, 1, 2>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @mma_sync_2(%0: vector<2xf16>, %1: vector<2xf16>, %2: vector<2xf16>, %3: vector<2xf16>, %4: vector<2xf16>, %5: vector<2xf16>, %6: f32, %7: f32, %8: f32, %9: f32) {
  %r = "nvvm.mma.sync"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 4, 2, 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sync_3(%0: i32, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32) {
  %r = "nvvm.mma.sync"(%0, %1, %2, %3, %4, %5, %6) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, operandSegmentSizes = array<i32: 2, 1, 4>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @nanosleep(%0: i32) {
  "nvvm.nanosleep"(%0) : (i32) -> ()
  llvm.return
}

llvm.func @pmevent() {
  "nvvm.pmevent"() <{maskedEventId = 3 : i16}> : () -> ()
  llvm.return
}

llvm.func @prmt(%0: i32, %1: i32, %2: i32) {
  %r = "nvvm.prmt"(%0, %1, %2) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32) -> i32
  llvm.return
}

llvm.func @rcp_approx_ftz_f(%0: f32) {
  %r = "nvvm.rcp.approx.ftz.f"(%0) : (f32) -> f32
  llvm.return
}

llvm.func @read_ptx_sreg_aggr_smem_size() {
  %r = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_clock64() {
  %r = "nvvm.read.ptx.sreg.clock64"() : () -> i64
  llvm.return
}

llvm.func @read_ptx_sreg_dynamic_smem_size() {
  %r = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_laneid() {
  %r = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_ntid_x() {
  %r = "nvvm.read.ptx.sreg.ntid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_tid_x() {
  %r = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_total_smem_size() {
  %r = "nvvm.read.ptx.sreg.total.smem.size"() : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_warpsize() {
  %r = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
  llvm.return
}

llvm.func @redux_sync(%0: f32, %1: i32) {
  %r = "nvvm.redux.sync"(%0, %1) <{kind = #nvvm<redux_kind fmax>, abs = false, nan = false}> : (f32, i32) -> f32
  llvm.return
}

llvm.func @shfl_sync(%0: i32, %1: i32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @shfl_sync_2(%0: i32, %1: i32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind down>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

llvm.func @shfl_sync_3(%0: i32, %1: i32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

llvm.func @st_bulk(%0: !llvm.ptr<3>, %1: i64) {
  "nvvm.st.bulk"(%0, %1) <{initVal = 0 : i64}> : (!llvm.ptr<3>, i64) -> ()
  llvm.return
}

llvm.func @stmatrix(%0: !llvm.ptr<3>, %1: i32, %2: i32, %3: i32, %4: i32) {
  "nvvm.stmatrix"(%0, %1, %2, %3, %4) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @tcgen05_alloc(%0: !llvm.ptr<3>, %1: i32) {
  "nvvm.tcgen05.alloc"(%0, %1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @tcgen05_commit(%0: !llvm.ptr<3>, %1: i16) {
  "nvvm.tcgen05.commit"(%0, %1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i16) -> ()
  llvm.return
}

llvm.func @tcgen05_cp(%0: !llvm.ptr<6>, %1: i64) {
  "nvvm.tcgen05.cp"(%0, %1) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
  llvm.return
}

llvm.func @tcgen05_dealloc(%0: !llvm.ptr<6>, %1: i32) {
  "nvvm.tcgen05.dealloc"(%0, %1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
  llvm.return
}

llvm.func @tcgen05_fence() {
  "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
  llvm.return
}

llvm.func @tcgen05_ld(%0: !llvm.ptr<6>) {
  %r = "nvvm.tcgen05.ld"(%0) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> vector<128xi32>
  llvm.return
}

llvm.func @tcgen05_relinquish_alloc_permit() {
  "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
  llvm.return
}

llvm.func @tcgen05_shift(%0: !llvm.ptr<6>) {
  "nvvm.tcgen05.shift"(%0) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
  llvm.return
}

llvm.func @tcgen05_st(%0: !llvm.ptr<6>, %1: vector<128xi32>) {
  "nvvm.tcgen05.st"(%0, %1) <{unpack, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<128xi32>) -> ()
  llvm.return
}

llvm.func @tcgen05_wait() {
  "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
  llvm.return
}

llvm.func @vote_sync(%0: i32, %1: i1) {
  %r = "nvvm.vote.sync"(%0, %1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
  llvm.return
}

llvm.func @wgmma_commit_group_sync_aligned() {
  "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
  llvm.return
}

llvm.func @wgmma_fence_aligned() {
  "nvvm.wgmma.fence.aligned"() : () -> ()
  llvm.return
}

llvm.func @wgmma_wait_group_sync_aligned() {
  "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
  llvm.return
}

llvm.func @wmma_load(%0: !llvm.ptr<1>, %1: i32) {
  %r = "nvvm.wmma.load"(%0, %1) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>}> : (!llvm.ptr<1>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @wmma_mma(%0: vector<2xf16>, %1: vector<2xf16>, %2: vector<2xf16>, %3: vector<2xf16>, %4: vector<2xf16>, %5: vector<2xf16>, %6: vector<2xf16>, %7: vector<2xf16>, %8: vector<2xf16>, %9: vector<2xf16>, %10: vector<2xf16>, %11: vector<2xf16>, %12: vector<2xf16>, %13: vector<2xf16>, %14: vector<2xf16>, %15: vector<2xf16>, %16: vector<2xf16>, %17: vector<2xf16>, %18: vector<2xf16>, %19: vector<2xf16>) {
  %r = "nvvm.wmma.mma"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @wmma_store(%0: !llvm.ptr, %1: vector<2xf16>, %2: vector<2xf16>, %3: vector<2xf16>, %4: vector<2xf16>, %5: i32) {
  "nvvm.wmma.store"(%0, %1, %2, %3, %4, %5) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<col>, eltype = #nvvm.mma_type<f16>}> : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @bar_warp_sync(i32 %0) {
  call void @llvm.nvvm.bar.warp.sync(i32 %0)
  ret void
}

define void @barrier(i32 %0, i32 %1) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %0, i32 %1)
  ret void
}

define void @barrier0() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define void @breakpoint() {
  call void @llvm.debugtrap()
  ret void
}

define void @cluster_arrive() {
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  ret void
}

define void @cluster_arrive_relaxed() {
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
  ret void
}

define void @cluster_wait() {
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  ret void
}

define void @clusterlaunchcontrol_query_cancel(i128 %0) {
  %2 = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.z(i128 %0)
  ret void
}

define void @clusterlaunchcontrol_try_cancel(ptr addrspace(3) %0, ptr addrspace(3) %1) {
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3) %0, ptr addrspace(3) %1)
  ret void
}

define void @convert_bf16x2_to_f8x2(<2 x bfloat> %0) {
  %2 = call i16 @llvm.nvvm.bf16x2.to.ue8m0x2.rp.satfinite(<2 x bfloat> %0)
  ret void
}

define void @convert_f16x2_to_f8x2(<2 x half> %0) {
  %2 = call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half> %0)
  ret void
}

define void @convert_f32x2_to_bf16x2(float %0, float %1, i32 %2) {
  %4 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rs.satfinite(float %0, float %1, i32 %2)
  ret void
}

define void @convert_f32x2_to_f16x2(float %0, float %1, i32 %2) {
  %4 = call <2 x half> @llvm.nvvm.ff2f16x2.rs.satfinite(float %0, float %1, i32 %2)
  ret void
}

define void @convert_f32x2_to_f6x2(float %0, float %1) {
  %3 = call i16 @llvm.nvvm.ff.to.e3m2x2.rn.satfinite(float %0, float %1)
  ret void
}

define void @convert_f32x2_to_f8x2(float %0, float %1) {
  %3 = call i16 @llvm.nvvm.ff.to.ue8m0x2.rp.satfinite(float %0, float %1)
  ret void
}

define void @convert_f32x4_to_f4x4(<4 x float> %0, i32 %1) {
  %3 = call i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.satfinite(<4 x float> %0, i32 %1)
  ret void
}

define void @convert_f32x4_to_f6x4(<4 x float> %0, i32 %1) {
  %3 = call <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.satfinite(<4 x float> %0, i32 %1)
  ret void
}

define void @convert_f32x4_to_f8x4(<4 x float> %0, i32 %1) {
  %3 = call <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float> %0, i32 %1)
  ret void
}

define void @convert_float_to_tf32(float %0) {
  %2 = call i32 @llvm.nvvm.f2tf32.rna.satfinite(float %0)
  ret void
}

define void @cp_async_bulk_commit_group() {
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  ret void
}

define void @cp_async_bulk_prefetch(ptr addrspace(1) %0, i32 %1, i64 %2) {
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %0, i32 %1, i64 %2, i1 true)
  ret void
}

define void @cp_async_bulk_shared_cluster_shared_cta(ptr addrspace(7) %0, ptr addrspace(3) %1, ptr addrspace(3) %2, i32 %3) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %0, ptr addrspace(3) %2, ptr addrspace(3) %1, i32 %3)
  ret void
}

define void @cp_async_bulk_wait_group() {
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 16)
  ret void
}

define void @cp_async_commit_group() {
  call void @llvm.nvvm.cp.async.commit.group()
  ret void
}

define void @cp_async_mbarrier_arrive(ptr addrspace(3) %0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) %0)
  ret void
}

define void @cp_async_shared_global(ptr addrspace(3) %0, ptr addrspace(1) %1, i32 %2) {
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %0, ptr addrspace(1) %1, i32 %2)
  ret void
}

define void @cp_async_wait_group() {
  call void @llvm.nvvm.cp.async.wait.group(i32 16)
  ret void
}

define void @exit() {
  call void @llvm.nvvm.exit()
  ret void
}

define void @fence_mbarrier_init() {
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  ret void
}

define void @fence_proxy() {
  call void @llvm.nvvm.fence.proxy.async.shared_cluster()
  ret void
}

define void @fence_proxy_release() {
  call void @llvm.nvvm.fence.proxy.tensormap_generic.release.cluster()
  ret void
}

define void @fence_proxy_sync_restrict() {
  call void @llvm.nvvm.fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster()
  ret void
}

define void @fence_sc_cluster() {
  call void @llvm.nvvm.fence.sc.cluster()
  ret void
}

define void @fence_sync_restrict() {
  call void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()
  ret void
}

define void @griddepcontrol() {
  call void @llvm.nvvm.griddepcontrol.launch.dependents()
  ret void
}

define void @ldmatrix(ptr addrspace(3) %0) {
  %2 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %0)
  ret void
}

define void @ldmatrix_2(ptr addrspace(3) %0) {
  %2 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) %0)
  ret void
}

define void @mapa(ptr addrspace(3) %0, i32 %1) {
  %3 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @match_sync(i32 %0, i64 %1) {
  %3 = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %0, i64 %1)
  ret void
}

define void @mbarrier_arrive_nocomplete(ptr addrspace(3) %0, i32 %1) {
  %3 = call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @mbarrier_arrive_drop_nocomplete(ptr addrspace(3) %0, i32 %1) {
  %3 = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @mbarrier_complete_tx(ptr addrspace(7) %0, i32 %1) {
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7) %0, i32 %1)
  ret void
}

define void @mbarrier_expect_tx(ptr addrspace(7) %0, i32 %1) {
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %0, i32 %1)
  ret void
}

define void @mbarrier_init(ptr addrspace(3) %0, i32 %1) {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @mbarrier_inval(ptr addrspace(3) %0) {
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %0)
  ret void
}

define void @memory_barrier() {
  call void @llvm.nvvm.fence.sc.cluster()
  ret void
}

define void @mma_sync(<2 x half> %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4) {
  %6 = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half> %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4)
  ret void
}

define void @mma_sync_2(<2 x half> %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4, <2 x half> %5, float %6, float %7, float %8, float %9) {
  %11 = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half> %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4, <2 x half> %5, float %6, float %7, float %8, float %9)
  ret void
}

define void @mma_sync_3(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6) {
  %8 = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.satfinite.u8(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret void
}

define void @nanosleep(i32 %0) {
  call void @llvm.nvvm.nanosleep(i32 %0)
  ret void
}

define void @pmevent() {
  call void @llvm.nvvm.pm.event.mask(i16 3)
  ret void
}

define void @prmt(i32 %0, i32 %1, i32 %2) {
  %4 = call i32 @llvm.nvvm.prmt(i32 %0, i32 %1, i32 %2)
  ret void
}

define void @rcp_approx_ftz_f(float %0) {
  %2 = call float @llvm.nvvm.rcp.approx.ftz.f(float %0)
  ret void
}

define void @read_ptx_sreg_aggr_smem_size() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
  ret void
}

define void @read_ptx_sreg_clock64() {
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret void
}

define void @read_ptx_sreg_dynamic_smem_size() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  ret void
}

define void @read_ptx_sreg_laneid() {
  %1 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret void
}

define void @read_ptx_sreg_ntid_x() {
  %1 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret void
}

define void @read_ptx_sreg_tid_x() {
  %1 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

define void @read_ptx_sreg_total_smem_size() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  ret void
}

define void @read_ptx_sreg_warpsize() {
  %1 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret void
}

define void @redux_sync(float %0, i32 %1) {
  %3 = call float @llvm.nvvm.redux.sync.fmax(float %0, i32 %1)
  ret void
}

define void @shfl_sync(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %0, i32 %1, i32 %2, i32 %3)
  ret void
}

define void @shfl_sync_2(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %0, i32 %1, i32 %2, i32 %3)
  ret void
}

define void @shfl_sync_3(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %0, i32 %1, i32 %2, i32 %3)
  ret void
}

define void @st_bulk(ptr addrspace(3) %0, i64 %1) {
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %0, i64 %1, i64 0)
  ret void
}

define void @stmatrix(ptr addrspace(3) %0, i32 %1, i32 %2, i32 %3, i32 %4) {
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %0, i32 %1, i32 %2, i32 %3, i32 %4)
  ret void
}

define void @tcgen05_alloc(ptr addrspace(3) %0, i32 %1) {
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @tcgen05_commit(ptr addrspace(3) %0, i16 %1) {
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3) %0, i16 %1)
  ret void
}

define void @tcgen05_cp(ptr addrspace(6) %0, i64 %1) {
  call void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.b6x16_p32.cg1(ptr addrspace(6) %0, i64 %1)
  ret void
}

define void @tcgen05_dealloc(ptr addrspace(6) %0, i32 %1) {
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %0, i32 %1)
  ret void
}

define void @tcgen05_fence() {
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  ret void
}

define void @tcgen05_ld(ptr addrspace(6) %0) {
  %2 = call <128 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x64(ptr addrspace(6) %0, i1 true)
  ret void
}

define void @tcgen05_relinquish_alloc_permit() {
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  ret void
}

define void @tcgen05_shift(ptr addrspace(6) %0) {
  call void @llvm.nvvm.tcgen05.shift.down.cg2(ptr addrspace(6) %0)
  ret void
}

define void @tcgen05_st(ptr addrspace(6) %0, <128 x i32> %1) {
  call void @llvm.nvvm.tcgen05.st.16x256b.x32(ptr addrspace(6) %0, <128 x i32> %1, i1 true)
  ret void
}

define void @tcgen05_wait() {
  call void @llvm.nvvm.tcgen05.wait.st()
  ret void
}

define void @vote_sync(i32 %0, i1 %1) {
  %3 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %0, i1 %1)
  ret void
}

define void @wgmma_commit_group_sync_aligned() {
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  ret void
}

define void @wgmma_fence_aligned() {
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  ret void
}

define void @wgmma_wait_group_sync_aligned() {
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 1)
  ret void
}

define void @wmma_load(ptr addrspace(1) %0, i32 %1) {
  %3 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p1(ptr addrspace(1) %0, i32 %1)
  ret void
}

define void @wmma_mma(<2 x half> %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4, <2 x half> %5, <2 x half> %6, <2 x half> %7, <2 x half> %8, <2 x half> %9, <2 x half> %10, <2 x half> %11, <2 x half> %12, <2 x half> %13, <2 x half> %14, <2 x half> %15, <2 x half> %16, <2 x half> %17, <2 x half> %18, <2 x half> %19) {
  %21 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f16.f16(<2 x half> %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4, <2 x half> %5, <2 x half> %6, <2 x half> %7, <2 x half> %8, <2 x half> %9, <2 x half> %10, <2 x half> %11, <2 x half> %12, <2 x half> %13, <2 x half> %14, <2 x half> %15, <2 x half> %16, <2 x half> %17, <2 x half> %18, <2 x half> %19)
  ret void
}

define void @wmma_store(ptr %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4, i32 %5) {
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f16.p0(ptr %0, <2 x half> %1, <2 x half> %2, <2 x half> %3, <2 x half> %4, i32 %5)
  ret void
}

declare void @llvm.nvvm.bar.warp.sync(i32)

declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

declare void @llvm.debugtrap()

declare void @llvm.nvvm.barrier.cluster.arrive.aligned()

declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()

declare void @llvm.nvvm.barrier.cluster.wait.aligned()

declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.z(i128)

declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3), ptr addrspace(3))

declare i16 @llvm.nvvm.bf16x2.to.ue8m0x2.rp.satfinite(<2 x bfloat>)

declare i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half>)

declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rs.satfinite(float, float, i32)

declare <2 x half> @llvm.nvvm.ff2f16x2.rs.satfinite(float, float, i32)

declare i16 @llvm.nvvm.ff.to.e3m2x2.rn.satfinite(float, float)

declare i16 @llvm.nvvm.ff.to.ue8m0x2.rp.satfinite(float, float)

declare i16 @llvm.nvvm.f32x4.to.e2m1x4.rs.satfinite(<4 x float>, i32)

declare <4 x i8> @llvm.nvvm.f32x4.to.e3m2x4.rs.satfinite(<4 x float>, i32)

declare <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float>, i32)

declare i32 @llvm.nvvm.f2tf32.rna.satfinite(float)

declare void @llvm.nvvm.cp.async.bulk.commit.group()

declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1)

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(3), i32)

declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32)

declare void @llvm.nvvm.cp.async.commit.group()

declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3))

declare void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)

declare void @llvm.nvvm.cp.async.wait.group(i32)

declare void @llvm.nvvm.exit()

declare void @llvm.nvvm.fence.mbarrier_init.release.cluster()

declare void @llvm.nvvm.fence.proxy.async.shared_cluster()

declare void @llvm.nvvm.fence.proxy.tensormap_generic.release.cluster()

declare void @llvm.nvvm.fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster()

declare void @llvm.nvvm.fence.sc.cluster()

declare void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()

declare void @llvm.nvvm.griddepcontrol.launch.dependents()

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3))

declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)

declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64)

declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)

declare void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)

declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))

declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)

declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)

declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.satfinite.u8(i32, i32, i32, i32, i32, i32, i32)

declare void @llvm.nvvm.nanosleep(i32)

declare void @llvm.nvvm.pm.event.mask(i16)

declare i32 @llvm.nvvm.prmt(i32, i32, i32)

declare float @llvm.nvvm.rcp.approx.ftz.f(float) #0

declare i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()

declare i64 @llvm.nvvm.read.ptx.sreg.clock64()

declare i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()

declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()

declare float @llvm.nvvm.redux.sync.fmax(float, i32)

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)

declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32)

declare void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3), i64, i64)

declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3), i32, i32, i32, i32)

declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3), i32)

declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg2(ptr addrspace(3), i16)

declare void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.b6x16_p32.cg1(ptr addrspace(6), i64)

declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6), i32)

declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()

declare <128 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x64(ptr addrspace(6), i1)

declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()

declare void @llvm.nvvm.tcgen05.shift.down.cg2(ptr addrspace(6))

declare void @llvm.nvvm.tcgen05.st.16x256b.x32(ptr addrspace(6), <128 x i32>, i1)

declare void @llvm.nvvm.tcgen05.wait.st()

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

declare void @llvm.nvvm.wgmma.commit_group.sync.aligned()

declare void @llvm.nvvm.wgmma.fence.sync.aligned()

declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64)

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p1(ptr addrspace(1), i32)

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)

declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f16.p0(ptr, <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32)

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
