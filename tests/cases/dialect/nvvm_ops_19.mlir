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
llvm.func @sum_and_result(%a: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
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
  llvm.func @sum_and_result(%arg0: vector<2xf16>) {
    %0 = nvvm.mma.sync A[%arg0, %arg0, %arg0, %arg0]  B[%arg0, %arg0]  C[%arg0, %arg0]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "bar_warp_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg88: f32):
    "nvvm.bar.warp.sync"(%arg88) : (f32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "barrier", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg86: i32, %arg87: i32):
    "nvvm.barrier"(%arg86, %arg87) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "barrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg84: i32, %arg85: i32):
    "nvvm.barrier.arrive"(%arg84, %arg85) : (i32, i32) -> ()
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
  ^bb0(%arg76: !llvm.ptr<3>, %arg77: !llvm.ptr<3>, %arg78: i32, %arg79: i32, %arg80: i32, %arg81: i32, %arg82: i32, %arg83: i1):
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83) <{operandSegmentSizes = array<i32: 1, 1, 5, 1>}> : (!llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<3>, i32, i32, i32, i32, i32, ptr<3>, i16, i16, i16, i16, i64, i1)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_bulk_tensor_shared_cluster_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg62: !llvm.ptr<3>, %arg63: !llvm.ptr<3>, %arg64: i32, %arg65: i32, %arg66: i32, %arg67: i32, %arg68: i32, %arg69: !llvm.ptr<3>, %arg70: i16, %arg71: i16, %arg72: i16, %arg73: i16, %arg74: i64, %arg75: i1):
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75) <{operandSegmentSizes = array<i32: 1, 1, 5, 1, 3, 1, 1, 1>}> : (!llvm.ptr<3>, !llvm.ptr<3>, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i16, i64, i1) -> ()
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
  ^bb0(%arg61: !llvm.ptr<3>):
    "nvvm.cp.async.mbarrier.arrive"(%arg61) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_mbarrier_arrive_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr<3>):
    "nvvm.cp.async.mbarrier.arrive.shared"(%arg60) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "cp_async_shared_global", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr<3>, %arg58: !llvm.ptr<1>, %arg59: i32):
    "nvvm.cp.async.shared.global"(%arg57, %arg58, %arg59) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "cp_async_wait_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "elect_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %48 = "nvvm.elect.sync"() : () -> i1
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
  ^bb0(%arg56: !llvm.ptr<3>):
    %47 = "nvvm.ldmatrix"(%arg56) <{layout = #nvvm.mma_layout<row>, num = 1 : i32}> : (!llvm.ptr<3>) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr):
    %46 = "nvvm.mbarrier.arrive"(%arg55) : (!llvm.ptr) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_expect_tx", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr<3>, %arg53: i32, %arg54: i1):
    "nvvm.mbarrier.arrive.expect_tx"(%arg52, %arg53, %arg54) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_expect_tx_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr<3>, %arg50: i32, %arg51: i1):
    "nvvm.mbarrier.arrive.expect_tx.shared"(%arg49, %arg50, %arg51) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_nocomplete", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr<3>, %arg48: i32):
    %45 = "nvvm.mbarrier.arrive.nocomplete"(%arg47, %arg48) : (!llvm.ptr<3>, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_nocomplete_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr<3>, %arg46: i32):
    %44 = "nvvm.mbarrier.arrive.nocomplete.shared"(%arg45, %arg46) : (!llvm.ptr<3>, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_arrive_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr<3>):
    %43 = "nvvm.mbarrier.arrive.shared"(%arg44) : (!llvm.ptr<3>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_init", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg41: !llvm.ptr<3>, %arg42: i32, %arg43: i1):
    "nvvm.mbarrier.init"(%arg41, %arg42, %arg43) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_init_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg38: !llvm.ptr<3>, %arg39: i32, %arg40: i1):
    "nvvm.mbarrier.init.shared"(%arg38, %arg39, %arg40) : (!llvm.ptr<3>, i32, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_inval", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr<3>):
    "nvvm.mbarrier.inval"(%arg37) : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_inval_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg36: !llvm.ptr<3>):
    "nvvm.mbarrier.inval.shared"(%arg36) : (!llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, f32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_test_wait", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg34: !llvm.ptr<3>, %arg35: f32):
    %42 = "nvvm.mbarrier.test.wait"(%arg34, %arg35) : (!llvm.ptr<3>, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, f32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_test_wait_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr<3>, %arg33: f32):
    %41 = "nvvm.mbarrier.test.wait.shared"(%arg32, %arg33) : (!llvm.ptr<3>, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_try_wait_parity", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg29: !llvm.ptr<3>, %arg30: i32, %arg31: i32):
    "nvvm.mbarrier.try_wait.parity"(%arg29, %arg30, %arg31) : (!llvm.ptr<3>, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier_try_wait_parity_shared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg26: !llvm.ptr<3>, %arg27: i32, %arg28: i32):
    "nvvm.mbarrier.try_wait.parity.shared"(%arg26, %arg27, %arg28) : (!llvm.ptr<3>, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i1)>, linkage = #llvm.linkage<external>, sym_name = "prefetch_tensormap", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr<3>, %arg25: i1):
    "nvvm.prefetch.tensormap"(%arg24, %arg25) : (!llvm.ptr<3>, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "rcp_approx_ftz_f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: f32):
    %40 = "nvvm.rcp.approx.ftz.f"(%arg23) : (f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clock", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %39 = "nvvm.read.ptx.sreg.clock"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clock64", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %38 = "nvvm.read.ptx.sreg.clock64"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %37 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %36 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %35 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_ctarank", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %34 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %33 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %32 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %31 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_cluster_nctarank", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %30 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %29 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %28 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_clusterid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %27 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %26 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %24 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_laneid", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %23 = "nvvm.read.ptx.sreg.laneid"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %22 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %21 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nclusterid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %20 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %19 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %18 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_nctaid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %17 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %16 = "nvvm.read.ptx.sreg.ntid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %15 = "nvvm.read.ptx.sreg.ntid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_ntid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %14 = "nvvm.read.ptx.sreg.ntid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_y", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_tid_z", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "read_ptx_sreg_warpsize", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %10 = "nvvm.read.ptx.sreg.warpsize"() : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i32)>, linkage = #llvm.linkage<external>, sym_name = "redux_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg21: i64, %arg22: i32):
    %9 = "nvvm.redux.sync"(%arg21, %arg22) <{kind = #nvvm<redux_kind umax>}> : (i64, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "shfl_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: i32, %arg18: f32, %arg19: i32, %arg20: i32):
    %8 = "nvvm.shfl.sync"(%arg17, %arg18, %arg19, %arg20) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "stmatrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr<3>, %arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32):
    "nvvm.stmatrix"(%arg12, %arg13, %arg14, %arg15, %arg16) <{layout = #nvvm.mma_layout<col>}> : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "vote_ballot_sync", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg10: i32, %arg11: i1):
    %7 = "nvvm.vote.ballot.sync"(%arg10, %arg11) : (i32, i1) -> i32
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
  ^bb0(%arg6: vector<2xf16>, %arg7: i32, %arg8: f32, %arg9: f64):
    %4 = "nvvm.mma.sync"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg8, %arg8, %arg8, %arg8) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %5 = "nvvm.mma.sync"(%arg7, %arg7, %arg7, %arg7) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %6 = "nvvm.mma.sync"(%arg9, %arg9, %arg9, %arg9) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "registers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 128 : i32}> : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 40 : i32}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i32, vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "fragments", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: !llvm.ptr<3>, %arg4: i32, %arg5: vector<2xf16>):
    %2 = "nvvm.wmma.load"(%arg3, %arg4) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    %3 = "nvvm.wmma.mma"(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wmma.store"(%arg3, %arg5, %arg5, %arg5, %arg5, %arg4) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(f32, f32, f32, f32)>, i64)>, linkage = #llvm.linkage<external>, sym_name = "group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.struct<(f32, f32, f32, f32)>, %arg2: i64):
    %1 = "nvvm.wgmma.mma_async"(%arg1, %arg2, %arg2) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "sum_and_result", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = "nvvm.mma.sync"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

