// RUN: lowir opt --split-input-file %s
// DIFFERS: mlir-opt takes alignments that LLVM does not read, and writes others
// Atomic and masked accesses and arguments are aligned to powers of two as well.
llvm.func @rmw(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.atomicrmw add %p, %i monotonic {alignment = 3 : i64} : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @exchange(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.cmpxchg %p, %i, %i acq_rel monotonic {alignment = 6 : i64} : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @load(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 3 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
// -----
llvm.func @scatter(%ps: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>) {
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 0 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @argument(%p: !llvm.ptr {llvm.align = 3 : i64})
//--- out
// -----
// -----
// -----
// -----
//--- err
fail_llvm_alignments.mlir:5:8: error: 'llvm.atomicrmw' op alignment attribute is not a power of 2 [alignment]
  %0 = llvm.atomicrmw add %p, %i monotonic {alignment = 3 : i64} : !llvm.ptr, i32
       ^~~~~~~~~~~~~~
fail_llvm_alignments.mlir:10:8: error: 'llvm.cmpxchg' op alignment attribute is not a power of 2 [alignment]
  %0 = llvm.cmpxchg %p, %i, %i acq_rel monotonic {alignment = 6 : i64} : !llvm.ptr, i32
       ^~~~~~~~~~~~
fail_llvm_alignments.mlir:15:8: error: 'llvm.intr.masked.load' op alignment attribute is not a power of 2 [alignment]
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 3 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~~
fail_llvm_alignments.mlir:20:3: error: 'llvm.intr.masked.scatter' op alignment attribute is not a power of 2 [alignment]
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 0 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  ^~~~~~~~~~~~~~~~~~~~~~~~
fail_llvm_alignments.mlir:24:1: error: 'llvm.func' op "llvm.align" should be a power-of-two integer attribute [parameter-attribute]
llvm.func @argument(%p: !llvm.ptr {llvm.align = 3 : i64})
^~~~~~~~~
