// RUN: lowir opt --compat=19 --split-input-file %s
// What the verifier says of the operations of the `nvvm` dialect of release 19, one error each.

llvm.func @barrier(%0: i32) {
  "nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_bulk_tensor_shared_cluster_global(%0: !llvm.ptr<3>, %1: !llvm.ptr, %2: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr<3>) -> ()
  llvm.return
}
// -----
llvm.func @cp_async_shared_global(%0: !llvm.ptr<3>, %1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%0, %1) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier lu>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  llvm.return
}
// -----
llvm.func @ldmatrix(%0: !llvm.ptr) {
  %r = "nvvm.ldmatrix"(%0) <{num = 4 : i32, layout = #nvvm.mma_layout<col>}> : (!llvm.ptr) -> i32
  llvm.return
}
// -----
llvm.func @shfl_sync(%0: i32, %1: i64, %2: i32, %3: i32) {
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, i64, i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @stmatrix(%0: !llvm.ptr<3>) {
  "nvvm.stmatrix"(%0) <{layout = #nvvm.mma_layout<row>}> : (!llvm.ptr<3>) -> ()
  llvm.return
}
// -----
llvm.func @wmma_load(%0: !llvm.ptr, %1: i32) {
  %r = "nvvm.wmma.load"(%0, %1) <{m = 4 : i32, n = 4 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s4>, frag = #nvvm.mma_frag<c>}> : (!llvm.ptr, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @later(%c: i32) {
  nvvm.nanosleep %c
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
//--- err
fail_nvvm_19.mlir:5:3: error: 'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15 [nvvm]
  "nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  ^~~~~~~~~~~~~~
fail_nvvm_19.mlir:10:3: error: 'nvvm.cp.async.bulk.tensor.shared.cluster.global' op expects coordinates between 1 to 5 dimension [nvvm]
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr<3>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm_19.mlir:15:3: error: 'nvvm.cp.async.shared.global' op only the cache modifiers `cg` and `ca` are supported [nvvm]
  "nvvm.cp.async.shared.global"(%0, %1) <{size = 4 : i32, modifier = #nvvm<load_cache_modifier lu>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
fail_nvvm_19.mlir:20:8: error: 'nvvm.ldmatrix' op expected source pointer in memory space 3 [nvvm]
  %r = "nvvm.ldmatrix"(%0) <{num = 4 : i32, layout = #nvvm.mma_layout<col>}> : (!llvm.ptr) -> i32
       ^~~~~~~~~~~~~~~
fail_nvvm_19.mlir:25:8: error: 'nvvm.shfl.sync' op expected return type to be a two-element struct with i1 as the second element [nvvm]
  %r = "nvvm.shfl.sync"(%0, %1, %2, %3) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, i64, i32, i32) -> i32
       ^~~~~~~~~~~~~~~~
fail_nvvm_19.mlir:30:3: error: 'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4 [nvvm]
  "nvvm.stmatrix"(%0) <{layout = #nvvm.mma_layout<row>}> : (!llvm.ptr<3>) -> ()
  ^~~~~~~~~~~~~~~
fail_nvvm_19.mlir:35:8: error: 'nvvm.wmma.load' op invalid attribute combination [nvvm]
  %r = "nvvm.wmma.load"(%0, %1) <{m = 4 : i32, n = 4 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s4>, frag = #nvvm.mma_frag<c>}> : (!llvm.ptr, i32) -> !llvm.struct<(i32, i32)>
       ^~~~~~~~~~~~~~~~
fail_nvvm_19.mlir:40:3: error: custom op 'nvvm.nanosleep' is unknown [unknown-op]
  nvvm.nanosleep %c
  ^~~~~~~~~~~~~~
