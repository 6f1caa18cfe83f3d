// RUN: lowir translate --mlir-to-llvmir --compat=19
// Operations of the `nvvm` dialect of release 19 that are calls of one intrinsic.

llvm.func @bar_warp_sync(%0: i32) {
  "nvvm.bar.warp.sync"(%0) : (i32) -> ()
  llvm.return
}

llvm.func @barrier(%0: i32, %1: i32) {
  "nvvm.barrier"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  llvm.return
}

llvm.func @barrier0() {
  "nvvm.barrier0"() : () -> ()
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

llvm.func @cp_async_bulk_commit_group() {
  "nvvm.cp.async.bulk.commit.group"() : () -> ()
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

llvm.func @cp_async_mbarrier_arrive(%0: !llvm.ptr) {
  "nvvm.cp.async.mbarrier.arrive"(%0) <{noinc = false}> : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @cp_async_mbarrier_arrive_shared(%0: !llvm.ptr<3>) {
  "nvvm.cp.async.mbarrier.arrive.shared"(%0) <{noinc = false}> : (!llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @cp_async_shared_global(%0: !llvm.ptr<3>, %1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%0, %1) <{size = 16 : i32, modifier = #nvvm<load_cache_modifier ca>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  llvm.return
}

llvm.func @cp_async_wait_group() {
  "nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
  llvm.return
}

llvm.func @fence_sc_cluster() {
  "nvvm.fence.sc.cluster"() : () -> ()
  llvm.return
}

llvm.func @ldmatrix(%0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%0) <{num = 1 : i32, layout = #nvvm.mma_layout<col>}> : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @ldmatrix_2(%0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%0) <{num = 1 : i32, layout = #nvvm.mma_layout<row>}> : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @mbarrier_arrive(%0: !llvm.ptr) {
  %r = "nvvm.mbarrier.arrive"(%0) : (!llvm.ptr) -> i64
  llvm.return
}

llvm.func @mbarrier_arrive_nocomplete(%0: !llvm.ptr, %1: i32) {
  %r = "nvvm.mbarrier.arrive.nocomplete"(%0, %1) : (!llvm.ptr, i32) -> i64
  llvm.return
}

llvm.func @mbarrier_arrive_nocomplete_shared(%0: !llvm.ptr<3>, %1: i32) {
  %r = "nvvm.mbarrier.arrive.nocomplete.shared"(%0, %1) : (!llvm.ptr<3>, i32) -> i64
  llvm.return
}

llvm.func @mbarrier_arrive_shared(%0: !llvm.ptr<3>) {
  %r = "nvvm.mbarrier.arrive.shared"(%0) : (!llvm.ptr<3>) -> i64
  llvm.return
}

llvm.func @mbarrier_init(%0: !llvm.ptr, %1: i32) {
  "nvvm.mbarrier.init"(%0, %1) : (!llvm.ptr, i32) -> ()
  llvm.return
}

llvm.func @mbarrier_init_shared(%0: !llvm.ptr<3>, %1: i32) {
  "nvvm.mbarrier.init.shared"(%0, %1) : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @mbarrier_inval(%0: !llvm.ptr) {
  "nvvm.mbarrier.inval"(%0) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @mbarrier_inval_shared(%0: !llvm.ptr<3>) {
  "nvvm.mbarrier.inval.shared"(%0) : (!llvm.ptr<3>) -> ()
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

llvm.func @rcp_approx_ftz_f(%0: f32) {
  %r = "nvvm.rcp.approx.ftz.f"(%0) : (f32) -> f32
  llvm.return
}

llvm.func @read_ptx_sreg_clock64() {
  %r = "nvvm.read.ptx.sreg.clock64"() : () -> i64
  llvm.return
}

llvm.func @read_ptx_sreg_laneid() {
  %r = "nvvm.read.ptx.sreg.laneid"() : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_ntid_x() {
  %r = "nvvm.read.ptx.sreg.ntid.x"() : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_tid_x() {
  %r = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
  llvm.return
}

llvm.func @read_ptx_sreg_warpsize() {
  %r = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
  llvm.return
}

llvm.func @redux_sync(%0: i32, %1: i32) {
  %r = "nvvm.redux.sync"(%0, %1) <{kind = #nvvm<redux_kind umax>}> : (i32, i32) -> i32
  llvm.return
}

llvm.func @shfl_sync(%0: i32, %1: i32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @shfl_sync_2(%0: i32, %1: f32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind idx>}> : (i32, f32, i32, i32) -> f32
  llvm.return
}

llvm.func @shfl_sync_3(%0: i32, %1: f32, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> f32
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

llvm.func @state(%p: !llvm.ptr, %q: !llvm.ptr<3>, %mask: i32, %vote: i1) -> i1 {
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr -> i64
  %1 = nvvm.mbarrier.test.wait %p, %0 : !llvm.ptr, i64 -> i1
  %2 = nvvm.mbarrier.arrive.shared %q : !llvm.ptr<3> -> i64
  %3 = nvvm.mbarrier.test.wait.shared %q, %2 : !llvm.ptr<3>, i64 -> i1
  %4 = nvvm.mbarrier.arrive.nocomplete %p, %mask : !llvm.ptr, i32 -> i64
  %5 = nvvm.vote.ballot.sync %mask, %vote : i32
  llvm.return %3 : i1
}

//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @bar_warp_sync(i32 %0) {
  call void @llvm.nvvm.bar.warp.sync(i32 %0)
  ret void
}

define void @barrier(i32 %0, i32 %1) {
  call void @llvm.nvvm.barrier(i32 %0, i32 %1)
  ret void
}

define void @barrier0() {
  call void @llvm.nvvm.barrier0()
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

define void @cp_async_bulk_commit_group() {
  call void @llvm.nvvm.cp.async.bulk.commit.group()
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

define void @cp_async_mbarrier_arrive(ptr %0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %0)
  ret void
}

define void @cp_async_mbarrier_arrive_shared(ptr addrspace(3) %0) {
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) %0)
  ret void
}

define void @cp_async_shared_global(ptr addrspace(3) %0, ptr addrspace(1) %1) {
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %0, ptr addrspace(1) %1)
  ret void
}

define void @cp_async_wait_group() {
  call void @llvm.nvvm.cp.async.wait.group(i32 16)
  ret void
}

define void @fence_sc_cluster() {
  call void @llvm.nvvm.fence.sc.cluster()
  ret void
}

define void @ldmatrix(ptr addrspace(3) %0) {
  %2 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) %0)
  ret void
}

define void @ldmatrix_2(ptr addrspace(3) %0) {
  %2 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %0)
  ret void
}

define void @mbarrier_arrive(ptr %0) {
  %2 = call i64 @llvm.nvvm.mbarrier.arrive(ptr %0)
  ret void
}

define void @mbarrier_arrive_nocomplete(ptr %0, i32 %1) {
  %3 = call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %0, i32 %1)
  ret void
}

define void @mbarrier_arrive_nocomplete_shared(ptr addrspace(3) %0, i32 %1) {
  %3 = call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @mbarrier_arrive_shared(ptr addrspace(3) %0) {
  %2 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %0)
  ret void
}

define void @mbarrier_init(ptr %0, i32 %1) {
  call void @llvm.nvvm.mbarrier.init(ptr %0, i32 %1)
  ret void
}

define void @mbarrier_init_shared(ptr addrspace(3) %0, i32 %1) {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %0, i32 %1)
  ret void
}

define void @mbarrier_inval(ptr %0) {
  call void @llvm.nvvm.mbarrier.inval(ptr %0)
  ret void
}

define void @mbarrier_inval_shared(ptr addrspace(3) %0) {
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %0)
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

define void @rcp_approx_ftz_f(float %0) {
  %2 = call float @llvm.nvvm.rcp.approx.ftz.f(float %0)
  ret void
}

define void @read_ptx_sreg_clock64() {
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret void
}

define void @read_ptx_sreg_laneid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret void
}

define void @read_ptx_sreg_ntid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret void
}

define void @read_ptx_sreg_tid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

define void @read_ptx_sreg_warpsize() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret void
}

define void @redux_sync(i32 %0, i32 %1) {
  %3 = call i32 @llvm.nvvm.redux.sync.umax(i32 %0, i32 %1)
  ret void
}

define void @shfl_sync(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %0, i32 %1, i32 %2, i32 %3)
  ret void
}

define void @shfl_sync_2(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = call float @llvm.nvvm.shfl.sync.idx.f32(i32 %0, float %1, i32 %2, i32 %3)
  ret void
}

define void @shfl_sync_3(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = call float @llvm.nvvm.shfl.sync.up.f32(i32 %0, float %1, i32 %2, i32 %3)
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

define i1 @state(ptr %0, ptr addrspace(3) %1, i32 %2, i1 %3) {
  %5 = call i64 @llvm.nvvm.mbarrier.arrive(ptr %0)
  %6 = call i1 @llvm.nvvm.mbarrier.test.wait(ptr %0, i64 %5)
  %7 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %1)
  %8 = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) %1, i64 %7)
  %9 = call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %0, i32 %2)
  %10 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %2, i1 %3)
  ret i1 %8
}

declare void @llvm.nvvm.bar.warp.sync(i32)

declare void @llvm.nvvm.barrier(i32, i32)

declare void @llvm.nvvm.barrier0()

declare void @llvm.nvvm.barrier.cluster.arrive.aligned()

declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()

declare void @llvm.nvvm.barrier.cluster.wait.aligned()

declare void @llvm.nvvm.cp.async.bulk.commit.group()

declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32)

declare void @llvm.nvvm.cp.async.commit.group()

declare void @llvm.nvvm.cp.async.mbarrier.arrive(ptr)

declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3))

declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3), ptr addrspace(1))

declare void @llvm.nvvm.cp.async.wait.group(i32)

declare void @llvm.nvvm.fence.sc.cluster()

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3))

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))

declare i64 @llvm.nvvm.mbarrier.arrive(ptr)

declare i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr, i32)

declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32)

declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))

declare void @llvm.nvvm.mbarrier.init(ptr, i32)

declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)

declare void @llvm.nvvm.mbarrier.inval(ptr)

declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))

declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)

declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)

declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.satfinite.u8(i32, i32, i32, i32, i32, i32, i32)

declare float @llvm.nvvm.rcp.approx.ftz.f(float) #0

declare i64 @llvm.nvvm.read.ptx.sreg.clock64()

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()

declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32)

declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32)

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p1(ptr addrspace(1), i32)

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)

declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f16.p0(ptr, <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32)

declare i1 @llvm.nvvm.mbarrier.test.wait(ptr, i64)

declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
