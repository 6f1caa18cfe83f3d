// RUN: lowir translate --mlir-to-llvmir
llvm.func @k() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1, 23, 32>} {
  llvm.return
}
//--- err
fail_blocks_that_are_clusters.mlir:2:1: error: blocks are clusters: give the function `nvvm.reqntid` and `nvvm.cluster_dim` too [dialect-hook]
llvm.func @k() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1, 23, 32>} {
^~~~~~~~~
