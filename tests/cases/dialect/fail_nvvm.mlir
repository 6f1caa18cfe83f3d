// RUN: lowir opt --split-input-file %s
// What the verifier says of the operations of the `nvvm` dialect, one error each.

llvm.func @barrier(%0: i32) {
  "nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @clusterlaunchcontrol_query_cancel(%0: i128) {
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i32
  llvm.return
}
// -----
llvm.func @convert_bf16x2_to_f8x2(%0: vector<2xbf16>) {
  %r = "nvvm.convert.bf16x2.to.f8x2"(%0) <{dstTy = f8E5M2}> : (vector<2xbf16>) -> i16
  llvm.return
}
// -----
llvm.func @convert_f16x2_to_f8x2(%0: vector<2xf16>) {
  %r = "nvvm.convert.f16x2.to.f8x2"(%0) <{dstTy = f6E2M3FN}> : (vector<2xf16>) -> i16
  llvm.return
}
// -----
llvm.func @convert_f32x2_to_bf16x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.bf16x2"(%0, %1) : (f32, f32) -> vector<2xbf16>
  llvm.return
}
// -----
llvm.func @convert_f32x2_to_f16x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.f16x2"(%0, %1) : (f32, f32) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @convert_f32x2_to_f4x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.f4x2"(%0, %1) <{dstTy = f8E5M2}> : (f32, f32) -> i8
  llvm.return
}
// -----
llvm.func @convert_f32x2_to_f6x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.f6x2"(%0, %1) <{dstTy = f8E5M2}> : (f32, f32) -> i16
  llvm.return
}
// -----
llvm.func @convert_f32x2_to_f8x2(%0: f32, %1: f32) {
  %r = "nvvm.convert.f32x2.to.f8x2"(%0, %1) <{dstTy = f6E3M2FN}> : (f32, f32) -> i16
  llvm.return
}
// -----
llvm.func @convert_f32x4_to_f4x4(%0: vector<4xf32>, %1: i32) {
  %r = "nvvm.convert.f32x4.to.f4x4"(%0, %1) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> i16
  llvm.return
}
// -----
llvm.func @convert_f32x4_to_f6x4(%0: vector<4xf32>, %1: i32) {
  %r = "nvvm.convert.f32x4.to.f6x4"(%0, %1) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> vector<4xi8>
  llvm.return
}
// -----
llvm.func @convert_f32x4_to_f8x4(%0: vector<4xf32>, %1: i32) {
  %r = "nvvm.convert.f32x4.to.f8x4"(%0, %1) <{dstTy = f6E2M3FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  llvm.return
}
// -----
llvm.func @convert_f4x2_to_f16x2(%0: i8) {
  %r = "nvvm.convert.f4x2.to.f16x2"(%0) <{srcType = f8E5M2}> : (i8) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @convert_f6x2_to_f16x2(%0: vector<2xi8>) {
  %r = "nvvm.convert.f6x2.to.f16x2"(%0) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @convert_f8x2_to_bf16x2(%0: vector<2xi8>) {
  %r = "nvvm.convert.f8x2.to.bf16x2"(%0) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xbf16>
  llvm.return
}
// -----
llvm.func @convert_f8x2_to_f16x2(%0: vector<2xi8>) {
  %r = "nvvm.convert.f8x2.to.f16x2"(%0) <{srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @convert_float_to_tf32(%0: f32) {
  %r = "nvvm.convert.float.to.tf32"(%0) : (f32) -> i32
  llvm.return
}
// -----
llvm.func @cp_async_bulk_shared_cluster_global(%0: !llvm.ptr<3>, %1: !llvm.ptr<1>, %2: !llvm.ptr<3>, %3: i32, %4: i16) {
  "nvvm.cp.async.bulk.shared.cluster.global"(%0, %1, %2, %3, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_bulk_tensor_global_shared_cta(%0: !llvm.ptr, %1: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_bulk_tensor_prefetch(%0: !llvm.ptr, %1: i64) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%0, %1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_bulk_tensor_reduce(%0: !llvm.ptr, %1: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.reduce"(%0, %1) <{redKind = #nvvm.tma_redux_kind<or>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_bulk_tensor_shared_cluster_global(%0: !llvm.ptr<7>, %1: !llvm.ptr, %2: !llvm.ptr<3>, %3: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0, %1, %2, %3) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, !llvm.ptr<3>, i64) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_shared_global(%0: !llvm.ptr<3>, %1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%0, %1) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier cs>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  llvm.return
}
// -----
llvm.func @fence_proxy() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()
  llvm.return
}
// -----
llvm.func @fence_proxy_acquire(%0: !llvm.ptr, %1: i32) {
  "nvvm.fence.proxy.acquire"(%0, %1) <{scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @fence_proxy_release() {
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
  llvm.return
}
// -----
llvm.func @fence_proxy_sync_restrict() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()
  llvm.return
}
// -----
llvm.func @fence_sync_restrict() {
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()
  llvm.return
}
// -----
llvm.func @ldmatrix(%0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%0) <{num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @mapa(%0: !llvm.ptr, %1: i32) {
  %r = "nvvm.mapa"(%0, %1) : (!llvm.ptr, i32) -> !llvm.ptr<7>
  llvm.return
}
// -----
llvm.func @match_sync(%0: i32, %1: i32) {
  %r = "nvvm.match.sync"(%0, %1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @mbarrier_arrive(%0: !llvm.ptr<7>) {
  %r = "nvvm.mbarrier.arrive"(%0) : (!llvm.ptr<7>) -> i64
  llvm.return
}
// -----
llvm.func @mbarrier_arrive_drop(%0: !llvm.ptr<7>) {
  %r = "nvvm.mbarrier.arrive_drop"(%0) : (!llvm.ptr<7>) -> i64
  llvm.return
}
// -----
llvm.func @mbarrier_arrive_drop_expect_tx(%0: !llvm.ptr<7>, %1: i32) {
  %r = "nvvm.mbarrier.arrive_drop.expect_tx"(%0, %1) : (!llvm.ptr<7>, i32) -> i64
  llvm.return
}
// -----
llvm.func @mbarrier_arrive_expect_tx(%0: !llvm.ptr<7>, %1: i32) {
  %r = "nvvm.mbarrier.arrive.expect_tx"(%0, %1) : (!llvm.ptr<7>, i32) -> i64
  llvm.return
}
// -----
llvm.func @mbarrier_complete_tx(%0: !llvm.ptr<3>, %1: i32) {
  "nvvm.mbarrier.complete_tx"(%0, %1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}
// -----
llvm.func @mbarrier_expect_tx(%0: !llvm.ptr<3>, %1: i32) {
  "nvvm.mbarrier.expect_tx"(%0, %1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}
// -----
llvm.func @mbarrier_test_wait(%0: !llvm.ptr, %1: i32) {
  %r = "nvvm.mbarrier.test.wait"(%0, %1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> i1
  llvm.return
}
// -----
llvm.func @mbarrier_try_wait(%0: !llvm.ptr, %1: i32) {
  %r = "nvvm.mbarrier.try_wait"(%0, %1) <{scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr, i32) -> i1
  llvm.return
}
// -----
llvm.func @mma_block_scale(%0: i64, %1: i32, %2: i16, %3: i16, %4: i32, %5: i16, %6: i16) {
  %r = "nvvm.mma.block_scale"(%0, %1, %2, %3, %4, %5, %6) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandBPtxType = #nvvm.mma_type<f64>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 1, 1, 1, 1, 1>}> : (i64, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @mma_sp_block_scale(%0: f32, %1: i32, %2: i32, %3: i32, %4: i16, %5: i16, %6: i32, %7: i16, %8: i16) {
  %r = "nvvm.mma.sp.block_scale"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<tf32>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata, operandSegmentSizes = array<i32: 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1>}> : (f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @mma_sp_sync(%0: i64, %1: i64, %2: i32, %3: i32) {
  %r = "nvvm.mma.sp.sync"(%0, %1, %2, %3) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<s4>, operandSegmentSizes = array<i32: 0, 2, 0, 1, 1>}> : (i64, i64, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @mma_sync(%0: f32, %1: i32) {
  %r = "nvvm.mma.sync"(%0, %1) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 0, 1, 1>}> : (f32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @pmevent() {
  "nvvm.pmevent"() : () -> ()
  llvm.return
}
// -----
llvm.func @prefetch(%0: !llvm.ptr) {
  "nvvm.prefetch"(%0) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @prmt(%0: i32, %1: i32) {
  %r = "nvvm.prmt"(%0, %1) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @redux_sync(%0: f32, %1: i32) {
  %r = "nvvm.redux.sync"(%0, %1) <{kind = #nvvm<redux_kind or>}> : (f32, i32) -> f32
  llvm.return
}
// -----
llvm.func @setmaxregister() {
  "nvvm.setmaxregister"() <{regCount = 4 : i32, action = #nvvm<action decrease>}> : () -> ()
  llvm.return
}
// -----
llvm.func @shfl_sync(%0: i32, %1: f32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @stmatrix(%0: !llvm.ptr<3>) {
  "nvvm.stmatrix"(%0) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> ()
  llvm.return
}
// -----
llvm.func @st_bulk(%0: !llvm.ptr, %1: i64) {
  "nvvm.st.bulk"(%0, %1) <{initVal = 1 : i64}> : (!llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @tcgen05_cp(%0: !llvm.ptr<6>, %1: i64) {
  "nvvm.tcgen05.cp"(%0, %1) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}> : (!llvm.ptr<6>, i64) -> ()
  llvm.return
}
// -----
llvm.func @tcgen05_ld(%0: !llvm.ptr<6>) {
  %r = "nvvm.tcgen05.ld"(%0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> i32
  llvm.return
}
// -----
llvm.func @tcgen05_mma(%0: !llvm.ptr<6>, %1: i64, %2: i64, %3: i32, %4: i1) {
  "nvvm.tcgen05.mma"(%0, %1, %2, %3, %4) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
  llvm.return
}
// -----
llvm.func @tcgen05_mma_block_scale(%0: !llvm.ptr<6>, %1: i64, %2: i64, %3: i32, %4: i1, %5: !llvm.ptr<6>, %6: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.block_scale"(%0, %1, %2, %3, %4, %5, %6) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  llvm.return
}
// -----
llvm.func @tcgen05_mma_sp(%0: !llvm.ptr<6>, %1: i64, %2: i64, %3: i32, %4: i1, %5: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.sp"(%0, %1, %2, %3, %4, %5) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
  llvm.return
}
// -----
llvm.func @tcgen05_mma_sp_block_scale(%0: !llvm.ptr<6>, %1: i64, %2: i64, %3: i32, %4: i1, %5: !llvm.ptr<6>, %6: !llvm.ptr<6>, %7: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.sp.block_scale"(%0, %1, %2, %3, %4, %5, %6, %7) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  llvm.return
}
// -----
llvm.func @tcgen05_st(%0: !llvm.ptr<6>, %1: i32) {
  "nvvm.tcgen05.st"(%0, %1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, i32) -> ()
  llvm.return
}
// -----
llvm.func @vote_sync(%0: i32, %1: i1) {
  %r = "nvvm.vote.sync"(%0, %1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
  llvm.return
}
// -----
llvm.func @wgmma_mma_async(%0: !llvm.struct<(i32, i32)>, %1: i64, %2: i64) {
  %r = "nvvm.wgmma.mma_async"(%0, %1, %2) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<s32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @wmma_load(%0: !llvm.ptr, %1: i32) {
  %r = "nvvm.wmma.load"(%0, %1) <{m = 8 : i32, n = 8 : i32, k = 1 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>}> : (!llvm.ptr, i32) -> f64
  llvm.return
}
// -----
llvm.func @wmma_mma() {
  %r = "nvvm.wmma.mma"() <{m = 1 : i32, n = 4 : i32, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<s4>, eltypeB = #nvvm.mma_type<b1>}> : () -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @wmma_store(%0: !llvm.ptr, %1: i32) {
  "nvvm.wmma.store"(%0, %1) <{m = 1 : i32, n = 8 : i32, k = 8 : i32, layout = #nvvm.mma_layout<col>, eltype = #nvvm.mma_type<u8>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @wmma_load(%p: !llvm.ptr<5>, %s: i32) {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<5>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @wmma_mma(%x: f32) {
  %0 = nvvm.wmma.mma %x {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (f32) -> !llvm.struct<(vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @wmma_store(%p: !llvm.ptr, %s: i32, %x: f32) {
  nvvm.wmma.store %p, %s, %x {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @mma_sync(%i: i32) {
  %0 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @register_range() {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
  llvm.return
}
// -----
llvm.func @unknown_attribute(%m: i32) {
  "nvvm.later"(%m) {kind = #nvvm.later<x>} : (i32) -> ()
  llvm.return
}
// -----
llvm.func @bounds() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} {
  llvm.return
}
// -----
llvm.func @bound() attributes {nvvm.minctasm = "x"} {
  llvm.return
}
// -----
llvm.func @constant(%p: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_nvvm.mlir:5:3: error: 'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15 [nvvm]
  "nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
  ^~~~~~~~~~~~~~
fail_nvvm.mlir:10:8: error: 'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1 [nvvm]
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i32
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:15:8: error: 'nvvm.convert.bf16x2.to.f8x2' op supports only the formats 'f8E8M0FNU' [nvvm]
  %r = "nvvm.convert.bf16x2.to.f8x2"(%0) <{dstTy = f8E5M2}> : (vector<2xbf16>) -> i16
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:20:8: error: 'nvvm.convert.f16x2.to.f8x2' op supports only the formats 'f8E4M3FN' 'f8E5M2' [nvvm]
  %r = "nvvm.convert.f16x2.to.f8x2"(%0) <{dstTy = f6E2M3FN}> : (vector<2xf16>) -> i16
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:25:8: error: 'nvvm.convert.f32x2.to.bf16x2' op only rounds by `rn`, `rz` and `rs` [nvvm]
  %r = "nvvm.convert.f32x2.to.bf16x2"(%0, %1) : (f32, f32) -> vector<2xbf16>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:30:8: error: 'nvvm.convert.f32x2.to.f16x2' op only rounds by `rn`, `rz` and `rs` [nvvm]
  %r = "nvvm.convert.f32x2.to.f16x2"(%0, %1) : (f32, f32) -> vector<2xf16>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:35:8: error: 'nvvm.convert.f32x2.to.f4x2' op supports only the formats 'f4E2M1FN' [nvvm]
  %r = "nvvm.convert.f32x2.to.f4x2"(%0, %1) <{dstTy = f8E5M2}> : (f32, f32) -> i8
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:40:8: error: 'nvvm.convert.f32x2.to.f6x2' op supports only the formats 'f6E2M3FN' 'f6E3M2FN' [nvvm]
  %r = "nvvm.convert.f32x2.to.f6x2"(%0, %1) <{dstTy = f8E5M2}> : (f32, f32) -> i16
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:45:8: error: 'nvvm.convert.f32x2.to.f8x2' op supports only the formats 'f8E4M3FN' 'f8E5M2' 'f8E8M0FNU' [nvvm]
  %r = "nvvm.convert.f32x2.to.f8x2"(%0, %1) <{dstTy = f6E3M2FN}> : (f32, f32) -> i16
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:50:8: error: 'nvvm.convert.f32x4.to.f4x4' op supports only the formats 'f4E2M1FN' [nvvm]
  %r = "nvvm.convert.f32x4.to.f4x4"(%0, %1) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> i16
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:55:8: error: 'nvvm.convert.f32x4.to.f6x4' op supports only the formats 'f6E2M3FN' 'f6E3M2FN' [nvvm]
  %r = "nvvm.convert.f32x4.to.f6x4"(%0, %1) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> vector<4xi8>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:60:8: error: 'nvvm.convert.f32x4.to.f8x4' op supports only the formats 'f8E4M3FN' 'f8E5M2' [nvvm]
  %r = "nvvm.convert.f32x4.to.f8x4"(%0, %1) <{dstTy = f6E2M3FN}> : (vector<4xf32>, i32) -> vector<4xi8>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:65:8: error: 'nvvm.convert.f4x2.to.f16x2' op supports only the formats 'f4E2M1FN' [nvvm]
  %r = "nvvm.convert.f4x2.to.f16x2"(%0) <{srcType = f8E5M2}> : (i8) -> vector<2xf16>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:70:8: error: 'nvvm.convert.f6x2.to.f16x2' op supports only the formats 'f6E2M3FN' 'f6E3M2FN' [nvvm]
  %r = "nvvm.convert.f6x2.to.f16x2"(%0) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xf16>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:75:8: error: 'nvvm.convert.f8x2.to.bf16x2' op supports only the formats 'f8E8M0FNU' [nvvm]
  %r = "nvvm.convert.f8x2.to.bf16x2"(%0) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xbf16>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:80:8: error: 'nvvm.convert.f8x2.to.f16x2' op supports only the formats 'f8E4M3FN' 'f8E5M2' [nvvm]
  %r = "nvvm.convert.f8x2.to.f16x2"(%0) <{srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:85:8: error: 'nvvm.convert.float.to.tf32' op only rounds by `rn`, `rz` and `rna` [nvvm]
  %r = "nvvm.convert.float.to.tf32"(%0) : (f32) -> i32
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:90:3: error: 'nvvm.cp.async.bulk.shared.cluster.global' op only the memory of a cluster has a mask [nvvm]
  "nvvm.cp.async.bulk.shared.cluster.global"(%0, %1, %2, %3, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:95:3: error: 'nvvm.cp.async.bulk.tensor.global.shared.cta' op expects coordinates between 1 to 5 dimension [nvvm]
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:100:3: error: 'nvvm.cp.async.bulk.tensor.prefetch' op expects coordinates between 1 to 5 dimension [nvvm]
  "nvvm.cp.async.bulk.tensor.prefetch"(%0, %1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!llvm.ptr, i64) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:105:3: error: 'nvvm.cp.async.bulk.tensor.reduce' op expects coordinates between 1 to 5 dimension [nvvm]
  "nvvm.cp.async.bulk.tensor.reduce"(%0, %1) <{redKind = #nvvm.tma_redux_kind<or>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:110:3: error: 'nvvm.cp.async.bulk.tensor.shared.cluster.global' op expects coordinates between 1 to 5 dimension [nvvm]
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0, %1, %2, %3) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, !llvm.ptr<3>, i64) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:115:3: error: 'nvvm.cp.async.shared.global' op only the cache modifiers `cg` and `ca` are supported [nvvm]
  "nvvm.cp.async.shared.global"(%0, %1) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier cs>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:120:3: error: 'nvvm.fence.proxy' op generic proxy is not a supported proxy kind [nvvm]
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()
  ^~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:125:3: error: 'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy and tensormap for to_proxy [nvvm]
  "nvvm.fence.proxy.acquire"(%0, %1) <{scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : (!llvm.ptr, i32) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:130:3: error: 'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy and tensormap for to_proxy [nvvm]
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:135:3: error: 'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported [nvvm]
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:140:3: error: 'nvvm.fence.sync_restrict' op only acquire and release semantics are supported [nvvm]
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:145:8: error: 'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix [nvvm]
  %r = "nvvm.ldmatrix"(%0) <{num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
       ^~~~~~~~~~~~~~~
fail_nvvm.mlir:150:8: error: 'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op [nvvm]
  %r = "nvvm.mapa"(%0, %1) : (!llvm.ptr, i32) -> !llvm.ptr<7>
       ^~~~~~~~~~~
fail_nvvm.mlir:155:8: error: 'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1 [nvvm]
  %r = "nvvm.match.sync"(%0, %1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
       ^~~~~~~~~~~~~~~~~
fail_nvvm.mlir:160:8: error: 'nvvm.mbarrier.arrive' op mbarrier in shared_cluster space cannot return any value [nvvm]
  %r = "nvvm.mbarrier.arrive"(%0) : (!llvm.ptr<7>) -> i64
       ^~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:165:8: error: 'nvvm.mbarrier.arrive_drop' op mbarrier in shared_cluster space cannot return any value [nvvm]
  %r = "nvvm.mbarrier.arrive_drop"(%0) : (!llvm.ptr<7>) -> i64
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:170:8: error: 'nvvm.mbarrier.arrive_drop.expect_tx' op mbarrier in shared_cluster space cannot return any value [nvvm]
  %r = "nvvm.mbarrier.arrive_drop.expect_tx"(%0, %1) : (!llvm.ptr<7>, i32) -> i64
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:175:8: error: 'nvvm.mbarrier.arrive.expect_tx' op mbarrier in shared_cluster space cannot return any value [nvvm]
  %r = "nvvm.mbarrier.arrive.expect_tx"(%0, %1) : (!llvm.ptr<7>, i32) -> i64
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:180:3: error: 'nvvm.mbarrier.complete_tx' op mbarrier scope must be either CTA or Cluster [nvvm]
  "nvvm.mbarrier.complete_tx"(%0, %1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:185:3: error: 'nvvm.mbarrier.expect_tx' op mbarrier scope must be either CTA or Cluster [nvvm]
  "nvvm.mbarrier.expect_tx"(%0, %1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:190:8: error: 'nvvm.mbarrier.test.wait' op mbarrier scope must be either CTA or Cluster [nvvm]
  %r = "nvvm.mbarrier.test.wait"(%0, %1) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> i1
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:195:8: error: 'nvvm.mbarrier.try_wait' op mbarrier scope must be either CTA or Cluster [nvvm]
  %r = "nvvm.mbarrier.try_wait"(%0, %1) <{scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr, i32) -> i1
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:200:8: error: 'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling [nvvm]
  %r = "nvvm.mma.block_scale"(%0, %1, %2, %3, %4, %5, %6) <{shape = #nvvm.shape<m = 16, n...
       ^~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:205:8: error: 'nvvm.mma.sp.block_scale' op unsupported Geom for mma with block scaling [nvvm]
  %r = "nvvm.mma.sp.block_scale"(%0, %1, %2, %3, %4, %5, %6, %7, %8) <{shape = #nvvm.shape<m...
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:210:8: error: 'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 16> [nvvm]
  %r = "nvvm.mma.sp.sync"(%0, %1, %2, %3) <{shape = #nvvm.shape<m = 16, n = 8, k = 16...
       ^~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:215:8: error: 'nvvm.mma.sync' op invalid shape or multiplicand type: e5m2 [nvvm]
  %r = "nvvm.mma.sync"(%0, %1) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, layou...
       ^~~~~~~~~~~~~~~
fail_nvvm.mlir:220:3: error: 'nvvm.pmevent' op either `id` or `mask` must be set [nvvm]
  "nvvm.pmevent"() : () -> ()
  ^~~~~~~~~~~~~~
fail_nvvm.mlir:225:3: error: 'nvvm.prefetch' op requires specification of either cache level or tensormap [nvvm]
  "nvvm.prefetch"(%0) : (!llvm.ptr) -> ()
  ^~~~~~~~~~~~~~~
fail_nvvm.mlir:230:8: error: 'nvvm.prmt' op a second word is for the modes default, f4e and b4e, not for 'f4e' [nvvm]
  %r = "nvvm.prmt"(%0, %1) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32) -> i32
       ^~~~~~~~~~~
fail_nvvm.mlir:235:8: error: 'nvvm.redux.sync' op 'or' redux kind unsupported with 'f32' type. Only supported type is 'i32'. [nvvm]
  %r = "nvvm.redux.sync"(%0, %1) <{kind = #nvvm<redux_kind or>}> : (f32, i32) -> f32
       ^~~~~~~~~~~~~~~~~
fail_nvvm.mlir:240:3: error: 'nvvm.setmaxregister' op new register size must be multiple of 8 [nvvm]
  "nvvm.setmaxregister"() <{regCount = 4 : i32, action = #nvvm<action decrease>}> : () -> ()
  ^~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:245:8: error: 'nvvm.shfl.sync' op expected return type to be of type 'f32' [nvvm]
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> i32
       ^~~~~~~~~~~~~~~~
fail_nvvm.mlir:250:3: error: 'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4 [nvvm]
  "nvvm.stmatrix"(%0) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> ()
  ^~~~~~~~~~~~~~~
fail_nvvm.mlir:255:3: error: 'nvvm.st.bulk' op only 0 is supported for initVal, got 1 [nvvm]
  "nvvm.st.bulk"(%0, %1) <{initVal = 1 : i64}> : (!llvm.ptr, i64) -> ()
  ^~~~~~~~~~~~~~
fail_nvvm.mlir:260:3: error: 'nvvm.tcgen05.cp' op the shape `shape_64x128b` does not go with the multicast `none` [nvvm]
  "nvvm.tcgen05.cp"(%0, %1) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}> : (!llvm.ptr<6>, i64) -> ()
  ^~~~~~~~~~~~~~~~~
fail_nvvm.mlir:265:8: error: 'nvvm.tcgen05.ld' op `shape_16x256b` has at least 4 numbers [nvvm]
  %r = "nvvm.tcgen05.ld"(%0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> i32
       ^~~~~~~~~~~~~~~~~
fail_nvvm.mlir:270:3: error: 'nvvm.tcgen05.mma' op A-shift can be applied only when matrix A is in tensor memory [nvvm]
  "nvvm.tcgen05.mma"(%0, %1, %2, %3, %4) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
  ^~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:275:3: error: 'nvvm.tcgen05.mma.block_scale' op mxf4nvf4 requires block scale attribute [nvvm]
  "nvvm.tcgen05.mma.block_scale"(%0, %1, %2, %3, %4, %5, %6) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:280:3: error: 'nvvm.tcgen05.mma.sp' op A-shift can be applied only when matrix A is in tensor memory [nvvm]
  "nvvm.tcgen05.mma.sp"(%0, %1, %2, %3, %4, %5) <{kind = #nvvm.tcgen05_mma_kind<i8>...
  ^~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:285:3: error: 'nvvm.tcgen05.mma.sp.block_scale' op mxf4nvf4 requires block scale attribute [nvvm]
  "nvvm.tcgen05.mma.sp.block_scale"(%0, %1, %2, %3, %4, %5, %6, %7) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:290:3: error: 'nvvm.tcgen05.st' op `shape_16x256b` has at least 4 numbers [nvvm]
  "nvvm.tcgen05.st"(%0, %1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, i32) -> ()
  ^~~~~~~~~~~~~~~~~
fail_nvvm.mlir:295:8: error: 'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1 [nvvm]
  %r = "nvvm.vote.sync"(%0, %1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
       ^~~~~~~~~~~~~~~~
fail_nvvm.mlir:300:8: error: 'nvvm.wgmma.mma_async' op has s32 output, scaleA and scaleB cannot be neg [nvvm]
  %r = "nvvm.wgmma.mma_async"(%0, %1, %2) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, t...
       ^~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:305:8: error: 'nvvm.wmma.load' op invalid attribute combination [nvvm]
  %r = "nvvm.wmma.load"(%0, %1) <{m = 8 : i32, n = 8 : i32, k = 1 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>}> : (!llvm.ptr, i32) -> f64
       ^~~~~~~~~~~~~~~~
fail_nvvm.mlir:310:8: error: 'nvvm.wmma.mma' op invalid attribute combination [nvvm]
  %r = "nvvm.wmma.mma"() <{m = 1 : i32, n = 4 : i32, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<s4>, eltypeB = #nvvm.mma_type<b1>}> : () -> !llvm.struct<(i32, i32)>
       ^~~~~~~~~~~~~~~
fail_nvvm.mlir:315:3: error: 'nvvm.wmma.store' op invalid attribute combination [nvvm]
  "nvvm.wmma.store"(%0, %1) <{m = 1 : i32, n = 8 : i32, k = 8 : i32, layout = #nvvm.mma_layout<col>, eltype = #nvvm.mma_type<u8>}> : (!llvm.ptr, i32) -> ()
  ^~~~~~~~~~~~~~~~~
fail_nvvm.mlir:320:8: error: 'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3 [nvvm]
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag...
       ^~~~~~~~~~~~~~
fail_nvvm.mlir:325:8: error: 'nvvm.wmma.mma' op expected 20 arguments [nvvm]
  %0 = nvvm.wmma.mma %x {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (f32) -> !llvm.struct<(vector<2xf16>)>
       ^~~~~~~~~~~~~
fail_nvvm.mlir:330:3: error: 'nvvm.wmma.store' op expected 4 data operands [nvvm]
  nvvm.wmma.store %p, %s, %x {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, f32
  ^~~~~~~~~~~~~~~
fail_nvvm.mlir:335:8: error: 'nvvm.mma.sync' op requires intOverflowBehavior attribute [nvvm]
  %0 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, lay...
       ^~~~~~~~~~~~~
fail_nvvm.mlir:340:8: error: 'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min or max value! This is an invalid constant range. [nvvm]
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
       ^~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm.mlir:345:28: error: dialect 'nvvm' has no type or attribute `later` [unknown-dialect-entity]
  "nvvm.later"(%m) {kind = #nvvm.later<x>} : (i32) -> ()
                           ^~~~~~~~~~~
fail_nvvm.mlir:349:1: error: '"nvvm.maxntid"' attribute must be integer array with maximum 3 index [nvvm-attribute]
llvm.func @bounds() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} {
^~~~~~~~~
fail_nvvm.mlir:353:1: error: '"nvvm.minctasm"' attribute must be integer constant [nvvm-attribute]
llvm.func @bound() attributes {nvvm.minctasm = "x"} {
^~~~~~~~~
fail_nvvm.mlir:357:1: error: '"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval' [nvvm-attribute]
llvm.func @constant(%p: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
^~~~~~~~~
