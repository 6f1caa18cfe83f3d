// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// The operations of the `nvvm` dialect of release 19, each in a long form.

llvm.func @bar_warp_sync(%arg0: f32) {
  nvvm.bar.warp.sync %arg0 : f32
  llvm.return
}
llvm.func @barrier(%arg0: i32, %arg1: i32) {
  nvvm.barrier id = %arg0 number_of_threads = %arg1
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
llvm.func @cp_async_bulk_commit_group() {
  nvvm.cp.async.bulk.commit.group
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6], predicate = %arg7 : !llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, i1
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: !llvm.ptr<3>, %arg8: i16, %arg9: i16, %arg10: i16, %arg11: i16, %arg12: i64, %arg13: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg7, box[%arg2, %arg3, %arg4, %arg5, %arg6] im2col[%arg8, %arg9, %arg10] multicast_mask = %arg11 l2_cache_hint = %arg12 predicate = %arg13 : <3>, <3>
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
llvm.func @cp_async_mbarrier_arrive_shared(%arg0: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive.shared %arg0 {noinc = true} : !llvm.ptr<3>
  llvm.return
}
llvm.func @cp_async_shared_global(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg, %arg2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
llvm.func @cp_async_wait_group() {
  nvvm.cp.async.wait.group 16
  llvm.return
}
llvm.func @elect_sync() {
  %0 = nvvm.elect.sync -> i1
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
llvm.func @fence_sc_cluster() {
  nvvm.fence.sc.cluster
  llvm.return
}
llvm.func @ldmatrix(%arg0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %arg0 {layout = #nvvm.mma_layout<row>, num = 1 : i32} : (!llvm.ptr<3>) -> i32
  llvm.return
}
llvm.func @mbarrier_arrive(%arg0: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive %arg0 : !llvm.ptr -> f32
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.arrive.expect_tx %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_shared(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.arrive.expect_tx.shared %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  llvm.return
}
llvm.func @mbarrier_arrive_nocomplete(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> f32
  llvm.return
}
llvm.func @mbarrier_arrive_nocomplete_shared(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete.shared %arg0, %arg1 : !llvm.ptr<3>, i32 -> f32
  llvm.return
}
llvm.func @mbarrier_arrive_shared(%arg0: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive.shared %arg0 : !llvm.ptr<3> -> f32
  llvm.return
}
llvm.func @mbarrier_init(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  llvm.return
}
llvm.func @mbarrier_init_shared(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.init.shared %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  llvm.return
}
llvm.func @mbarrier_inval(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @mbarrier_inval_shared(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval.shared %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @mbarrier_test_wait(%arg0: !llvm.ptr<3>, %arg1: f32) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 : !llvm.ptr<3>, f32 -> f32
  llvm.return
}
llvm.func @mbarrier_test_wait_shared(%arg0: !llvm.ptr<3>, %arg1: f32) {
  %0 = nvvm.mbarrier.test.wait.shared %arg0, %arg1 : !llvm.ptr<3>, f32 -> f32
  llvm.return
}
llvm.func @mbarrier_try_wait_parity(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
  llvm.return
}
llvm.func @mbarrier_try_wait_parity_shared(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity.shared %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
  llvm.return
}
llvm.func @prefetch_tensormap(%arg0: !llvm.ptr<3>, %arg1: i1) {
  nvvm.prefetch.tensormap %arg0, predicate = %arg1 : !llvm.ptr<3>, i1
  llvm.return
}
llvm.func @rcp_approx_ftz_f(%arg0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
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
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_y() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_z() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctarank() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_x() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_y() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_z() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctarank() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_x() {
  %0 = nvvm.read.ptx.sreg.clusterid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_y() {
  %0 = nvvm.read.ptx.sreg.clusterid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_z() {
  %0 = nvvm.read.ptx.sreg.clusterid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_x() {
  %0 = nvvm.read.ptx.sreg.ctaid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_y() {
  %0 = nvvm.read.ptx.sreg.ctaid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_z() {
  %0 = nvvm.read.ptx.sreg.ctaid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_laneid() {
  %0 = nvvm.read.ptx.sreg.laneid : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_x() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_y() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_z() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_x() {
  %0 = nvvm.read.ptx.sreg.nctaid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_y() {
  %0 = nvvm.read.ptx.sreg.nctaid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_z() {
  %0 = nvvm.read.ptx.sreg.nctaid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_x() {
  %0 = nvvm.read.ptx.sreg.ntid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_y() {
  %0 = nvvm.read.ptx.sreg.ntid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_z() {
  %0 = nvvm.read.ptx.sreg.ntid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_x() {
  %0 = nvvm.read.ptx.sreg.tid.x : f32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_y() {
  %0 = nvvm.read.ptx.sreg.tid.y : f32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_z() {
  %0 = nvvm.read.ptx.sreg.tid.z : f32
  llvm.return
}
llvm.func @read_ptx_sreg_warpsize() {
  %0 = nvvm.read.ptx.sreg.warpsize : f32
  llvm.return
}
llvm.func @redux_sync(%arg0: i64, %arg1: i32) {
  %0 = nvvm.redux.sync  umax %arg0, %arg1 : i64 -> i32
  llvm.return
}
llvm.func @shfl_sync(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 : f32 -> f32
  llvm.return
}
llvm.func @stmatrix(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
  nvvm.stmatrix %arg0, %arg1, %arg2, %arg3, %arg4 {layout = #nvvm.mma_layout<col>} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}
llvm.func @vote_ballot_sync(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.ballot.sync %arg0, %arg1 : i32
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
  nvvm.wgmma.wait.group.sync.aligned 16
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
//--- out
module {
  llvm.func @bar_warp_sync(%arg0: f32) {
    nvvm.bar.warp.sync %arg0 : f32
    llvm.return
  }
  llvm.func @barrier(%arg0: i32, %arg1: i32) {
    nvvm.barrier id = %arg0 number_of_threads = %arg1
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
  llvm.func @cp_async_bulk_commit_group() {
    nvvm.cp.async.bulk.commit.group
    llvm.return
  }
  llvm.func @cp_async_bulk_tensor_global_shared_cta(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i1) {
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5, %arg6], predicate = %arg7 : !llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, i1
    llvm.return
  }
  llvm.func @cp_async_bulk_tensor_shared_cluster_global(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: !llvm.ptr<3>, %arg8: i16, %arg9: i16, %arg10: i16, %arg11: i16, %arg12: i64, %arg13: i1) {
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg7, box[%arg2, %arg3, %arg4, %arg5, %arg6] im2col[%arg8, %arg9, %arg10] multicast_mask = %arg11 l2_cache_hint = %arg12 predicate = %arg13 : <3>, <3>
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
  llvm.func @cp_async_mbarrier_arrive_shared(%arg0: !llvm.ptr<3>) {
    nvvm.cp.async.mbarrier.arrive.shared %arg0 {noinc = true} : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cp_async_shared_global(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32) {
    nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg, %arg2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
    llvm.return
  }
  llvm.func @cp_async_wait_group() {
    nvvm.cp.async.wait.group 16
    llvm.return
  }
  llvm.func @elect_sync() {
    %0 = nvvm.elect.sync -> i1
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
  llvm.func @fence_sc_cluster() {
    nvvm.fence.sc.cluster
    llvm.return
  }
  llvm.func @ldmatrix(%arg0: !llvm.ptr<3>) {
    %0 = nvvm.ldmatrix %arg0 {layout = #nvvm.mma_layout<row>, num = 1 : i32} : (!llvm.ptr<3>) -> i32
    llvm.return
  }
  llvm.func @mbarrier_arrive(%arg0: !llvm.ptr) {
    %0 = nvvm.mbarrier.arrive %arg0 : !llvm.ptr -> f32
    llvm.return
  }
  llvm.func @mbarrier_arrive_expect_tx(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
    nvvm.mbarrier.arrive.expect_tx %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
    llvm.return
  }
  llvm.func @mbarrier_arrive_expect_tx_shared(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
    nvvm.mbarrier.arrive.expect_tx.shared %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
    llvm.return
  }
  llvm.func @mbarrier_arrive_nocomplete(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> f32
    llvm.return
  }
  llvm.func @mbarrier_arrive_nocomplete_shared(%arg0: !llvm.ptr<3>, %arg1: i32) {
    %0 = nvvm.mbarrier.arrive.nocomplete.shared %arg0, %arg1 : !llvm.ptr<3>, i32 -> f32
    llvm.return
  }
  llvm.func @mbarrier_arrive_shared(%arg0: !llvm.ptr<3>) {
    %0 = nvvm.mbarrier.arrive.shared %arg0 : !llvm.ptr<3> -> f32
    llvm.return
  }
  llvm.func @mbarrier_init(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
    nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
    llvm.return
  }
  llvm.func @mbarrier_init_shared(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
    nvvm.mbarrier.init.shared %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
    llvm.return
  }
  llvm.func @mbarrier_inval(%arg0: !llvm.ptr<3>) {
    nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @mbarrier_inval_shared(%arg0: !llvm.ptr<3>) {
    nvvm.mbarrier.inval.shared %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @mbarrier_test_wait(%arg0: !llvm.ptr<3>, %arg1: f32) {
    %0 = nvvm.mbarrier.test.wait %arg0, %arg1 : !llvm.ptr<3>, f32 -> f32
    llvm.return
  }
  llvm.func @mbarrier_test_wait_shared(%arg0: !llvm.ptr<3>, %arg1: f32) {
    %0 = nvvm.mbarrier.test.wait.shared %arg0, %arg1 : !llvm.ptr<3>, f32 -> f32
    llvm.return
  }
  llvm.func @mbarrier_try_wait_parity(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
    nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
    llvm.return
  }
  llvm.func @mbarrier_try_wait_parity_shared(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
    nvvm.mbarrier.try_wait.parity.shared %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
    llvm.return
  }
  llvm.func @prefetch_tensormap(%arg0: !llvm.ptr<3>, %arg1: i1) {
    nvvm.prefetch.tensormap %arg0, predicate = %arg1 : !llvm.ptr<3>, i1
    llvm.return
  }
  llvm.func @rcp_approx_ftz_f(%arg0: f32) {
    %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
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
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_y() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_z() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_ctarank() {
    %0 = nvvm.read.ptx.sreg.cluster.ctarank : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_x() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_y() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_z() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_cluster_nctarank() {
    %0 = nvvm.read.ptx.sreg.cluster.nctarank : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clusterid_x() {
    %0 = nvvm.read.ptx.sreg.clusterid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clusterid_y() {
    %0 = nvvm.read.ptx.sreg.clusterid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_clusterid_z() {
    %0 = nvvm.read.ptx.sreg.clusterid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ctaid_x() {
    %0 = nvvm.read.ptx.sreg.ctaid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ctaid_y() {
    %0 = nvvm.read.ptx.sreg.ctaid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ctaid_z() {
    %0 = nvvm.read.ptx.sreg.ctaid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_laneid() {
    %0 = nvvm.read.ptx.sreg.laneid : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nclusterid_x() {
    %0 = nvvm.read.ptx.sreg.nclusterid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nclusterid_y() {
    %0 = nvvm.read.ptx.sreg.nclusterid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nclusterid_z() {
    %0 = nvvm.read.ptx.sreg.nclusterid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nctaid_x() {
    %0 = nvvm.read.ptx.sreg.nctaid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nctaid_y() {
    %0 = nvvm.read.ptx.sreg.nctaid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_nctaid_z() {
    %0 = nvvm.read.ptx.sreg.nctaid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ntid_x() {
    %0 = nvvm.read.ptx.sreg.ntid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ntid_y() {
    %0 = nvvm.read.ptx.sreg.ntid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_ntid_z() {
    %0 = nvvm.read.ptx.sreg.ntid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_tid_x() {
    %0 = nvvm.read.ptx.sreg.tid.x : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_tid_y() {
    %0 = nvvm.read.ptx.sreg.tid.y : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_tid_z() {
    %0 = nvvm.read.ptx.sreg.tid.z : f32
    llvm.return
  }
  llvm.func @read_ptx_sreg_warpsize() {
    %0 = nvvm.read.ptx.sreg.warpsize : f32
    llvm.return
  }
  llvm.func @redux_sync(%arg0: i64, %arg1: i32) {
    %0 = nvvm.redux.sync  umax %arg0, %arg1 : i64 -> i32
    llvm.return
  }
  llvm.func @shfl_sync(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32) {
    %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 : f32 -> f32
    llvm.return
  }
  llvm.func @stmatrix(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    nvvm.stmatrix %arg0, %arg1, %arg2, %arg3, %arg4 {layout = #nvvm.mma_layout<col>} : !llvm.ptr<3>, i32, i32, i32, i32
    llvm.return
  }
  llvm.func @vote_ballot_sync(%arg0: i32, %arg1: i1) {
    %0 = nvvm.vote.ballot.sync %arg0, %arg1 : i32
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
    nvvm.wgmma.wait.group.sync.aligned 16
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
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "bar_warp_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg87: f32):
    "nvvm.bar.warp.sync"(%arg87) : (f32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "barrier", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg85: i32, %arg86: i32):
    "nvvm.barrier"(%arg85, %arg86) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "barrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg83: i32, %arg84: i32):
    "nvvm.barrier.arrive"(%arg83, %arg84) : (i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "barrier0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.barrier0"() : () -> ()
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
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_commit_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.bulk.commit.group"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<3>, i32, i32, i32, i32, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_global_shared_cta", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg75: !llvm.ptr<3>, %arg76: !llvm.ptr<3>, %arg77: i32, %arg78: i32, %arg79: i32, %arg80: i32, %arg81: i32, %arg82: i1):
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82) <{operandSegmentSizes = array<i32: 1, 1, 5, 1>}> : (!llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<3>, i32, i32, i32, i32, i32, ptr<3>, i16, i16, i16, i16, i64, i1)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_shared_cluster_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg61: !llvm.ptr<3>, %arg62: !llvm.ptr<3>, %arg63: i32, %arg64: i32, %arg65: i32, %arg66: i32, %arg67: i32, %arg68: !llvm.ptr<3>, %arg69: i16, %arg70: i16, %arg71: i16, %arg72: i16, %arg73: i64, %arg74: i1):
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74) <{operandSegmentSizes = array<i32: 1, 1, 5, 1, 3, 1, 1, 1>}> : (!llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i16, i64, i1) -> ()
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
  ^bb0(%arg60: !llvm.ptr<3>):
    "nvvm.cp.async.mbarrier.arrive"(%arg60) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_mbarrier_arrive_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg59: !llvm.ptr<3>):
    "nvvm.cp.async.mbarrier.arrive.shared"(%arg59) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_shared_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg56: !llvm.ptr<3>, %arg57: !llvm.ptr<1>, %arg58: i32):
    "nvvm.cp.async.shared.global"(%arg56, %arg57, %arg58) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_wait_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "elect_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %47 = "nvvm.elect.sync"() : () -> i1
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
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "fence_sc_cluster", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.fence.sc.cluster"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "ldmatrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr<3>):
    %46 = "nvvm.ldmatrix"(%arg55) <{layout = #nvvm.mma_layout<row>, num = 1 : i32}> : (!llvm.ptr<3>) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %45 = "nvvm.mbarrier.arrive"(%arg54) : (!llvm.ptr) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_expect_tx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg51: !llvm.ptr<3>, %arg52: i32, %arg53: i1):
    "nvvm.mbarrier.arrive.expect_tx"(%arg51, %arg52, %arg53) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_expect_tx_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg48: !llvm.ptr<3>, %arg49: i32, %arg50: i1):
    "nvvm.mbarrier.arrive.expect_tx.shared"(%arg48, %arg49, %arg50) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_nocomplete", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg46: !llvm.ptr<3>, %arg47: i32):
    %44 = "nvvm.mbarrier.arrive.nocomplete"(%arg46, %arg47) : (!llvm.ptr<3>, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_nocomplete_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr<3>, %arg45: i32):
    %43 = "nvvm.mbarrier.arrive.nocomplete.shared"(%arg44, %arg45) : (!llvm.ptr<3>, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg43: !llvm.ptr<3>):
    %42 = "nvvm.mbarrier.arrive.shared"(%arg43) : (!llvm.ptr<3>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_init", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr<3>, %arg41: i32, %arg42: i1):
    "nvvm.mbarrier.init"(%arg40, %arg41, %arg42) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_init_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr<3>, %arg38: i32, %arg39: i1):
    "nvvm.mbarrier.init.shared"(%arg37, %arg38, %arg39) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_inval", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg36: !llvm.ptr<3>):
    "nvvm.mbarrier.inval"(%arg36) : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_inval_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr<3>):
    "nvvm.mbarrier.inval.shared"(%arg35) : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, f32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_test_wait", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg33: !llvm.ptr<3>, %arg34: f32):
    %41 = "nvvm.mbarrier.test.wait"(%arg33, %arg34) : (!llvm.ptr<3>, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, f32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_test_wait_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg31: !llvm.ptr<3>, %arg32: f32):
    %40 = "nvvm.mbarrier.test.wait.shared"(%arg31, %arg32) : (!llvm.ptr<3>, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_try_wait_parity", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr<3>, %arg29: i32, %arg30: i32):
    "nvvm.mbarrier.try_wait.parity"(%arg28, %arg29, %arg30) : (!llvm.ptr<3>, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_try_wait_parity_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg25: !llvm.ptr<3>, %arg26: i32, %arg27: i32):
    "nvvm.mbarrier.try_wait.parity.shared"(%arg25, %arg26, %arg27) : (!llvm.ptr<3>, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i1)>, linkage = #llvm.linkage<external>, sym_name = "prefetch_tensormap", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr<3>, %arg24: i1):
    "nvvm.prefetch.tensormap"(%arg23, %arg24) : (!llvm.ptr<3>, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "rcp_approx_ftz_f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: f32):
    %39 = "nvvm.rcp.approx.ftz.f"(%arg22) : (f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clock", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %38 = "nvvm.read.ptx.sreg.clock"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clock64", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %37 = "nvvm.read.ptx.sreg.clock64"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %36 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %35 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %34 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctarank", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %33 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %32 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %31 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %30 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctarank", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %29 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %28 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %27 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %26 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %25 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %24 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %23 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_laneid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %22 = "nvvm.read.ptx.sreg.laneid"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %21 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %20 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %19 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %18 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %17 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %16 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %15 = "nvvm.read.ptx.sreg.ntid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %14 = "nvvm.read.ptx.sreg.ntid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %13 = "nvvm.read.ptx.sreg.ntid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_warpsize", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %9 = "nvvm.read.ptx.sreg.warpsize"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i32)>, linkage = #llvm.linkage<external>, sym_name = "redux_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg20: i64, %arg21: i32):
    %8 = "nvvm.redux.sync"(%arg20, %arg21) <{kind = #nvvm<redux_kind umax>}> : (i64, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "shfl_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: i32, %arg17: f32, %arg18: i32, %arg19: i32):
    %7 = "nvvm.shfl.sync"(%arg16, %arg17, %arg18, %arg19) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "stmatrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg11: !llvm.ptr<3>, %arg12: i32, %arg13: i32, %arg14: i32, %arg15: i32):
    "nvvm.stmatrix"(%arg11, %arg12, %arg13, %arg14, %arg15) <{layout = #nvvm.mma_layout<col>}> : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "vote_ballot_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg9: i32, %arg10: i1):
    %6 = "nvvm.vote.ballot.sync"(%arg9, %arg10) : (i32, i1) -> i32
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
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 16 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, i32, f32, f64)>, linkage = #llvm.linkage<external>, sym_name = "products", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: vector<2xf16>, %arg6: i32, %arg7: f32, %arg8: f64):
    %3 = "nvvm.mma.sync"(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg7, %arg7, %arg7, %arg7) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %4 = "nvvm.mma.sync"(%arg6, %arg6, %arg6, %arg6) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %5 = "nvvm.mma.sync"(%arg8, %arg8, %arg8, %arg8) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "registers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 128 : i32}> : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 40 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "fragments", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: !llvm.ptr<3>, %arg3: i32, %arg4: vector<2xf16>):
    %1 = "nvvm.wmma.load"(%arg2, %arg3) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    %2 = "nvvm.wmma.mma"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wmma.store"(%arg2, %arg4, %arg4, %arg4, %arg4, %arg3) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(f32, f32, f32, f32)>, i64)>, linkage = #llvm.linkage<external>, sym_name = "group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.struct<(f32, f32, f32, f32)>, %arg1: i64):
    %0 = "nvvm.wgmma.mma_async"(%arg0, %arg1, %arg1) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

