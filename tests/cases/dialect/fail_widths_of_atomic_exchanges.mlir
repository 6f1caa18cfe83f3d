// RUN: lowir opt --split-input-file
// RUN: lowir opt --split-input-file --compat=19
llvm.func @a(%p: !llvm.ptr, %a: i24) {
  %0 = llvm.cmpxchg %p, %a, %a seq_cst seq_cst : !llvm.ptr, i24
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %a: i1) {
  %0 = llvm.cmpxchg %p, %a, %a seq_cst seq_cst : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @c(%p: !llvm.ptr, %a: i128) {
  %0 = llvm.atomicrmw add %p, %a seq_cst : !llvm.ptr, i128
  llvm.return
}
// -----
llvm.func @d(%p: !llvm.ptr, %a: i24) {
  %0 = llvm.atomicrmw xchg %p, %a seq_cst : !llvm.ptr, i24
  llvm.return
}
//--- out
// -----
// -----
// -----
//--- err
fail_widths_of_atomic_exchanges.mlir:4:8: error: 'llvm.cmpxchg' op unexpected LLVM IR type [atomic]
  %0 = llvm.cmpxchg %p, %a, %a seq_cst seq_cst : !llvm.ptr, i24
       ^~~~~~~~~~~~
fail_widths_of_atomic_exchanges.mlir:9:8: error: 'llvm.cmpxchg' op unexpected LLVM IR type [atomic]
  %0 = llvm.cmpxchg %p, %a, %a seq_cst seq_cst : !llvm.ptr, i1
       ^~~~~~~~~~~~
fail_widths_of_atomic_exchanges.mlir:14:8: error: 'llvm.atomicrmw' op expected LLVM IR integer type [atomic]
  %0 = llvm.atomicrmw add %p, %a seq_cst : !llvm.ptr, i128
       ^~~~~~~~~~~~~~
fail_widths_of_atomic_exchanges.mlir:19:8: error: 'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op [atomic]
  %0 = llvm.atomicrmw xchg %p, %a seq_cst : !llvm.ptr, i24
       ^~~~~~~~~~~~~~
//--- out 2
// -----
// -----
// -----
//--- err 2
fail_widths_of_atomic_exchanges.mlir:4:8: error: 'llvm.cmpxchg' op unexpected LLVM IR type [atomic]
  %0 = llvm.cmpxchg %p, %a, %a seq_cst seq_cst : !llvm.ptr, i24
       ^~~~~~~~~~~~
fail_widths_of_atomic_exchanges.mlir:9:8: error: 'llvm.cmpxchg' op unexpected LLVM IR type [atomic]
  %0 = llvm.cmpxchg %p, %a, %a seq_cst seq_cst : !llvm.ptr, i1
       ^~~~~~~~~~~~
fail_widths_of_atomic_exchanges.mlir:14:8: error: 'llvm.atomicrmw' op expected LLVM IR integer type [atomic]
  %0 = llvm.atomicrmw add %p, %a seq_cst : !llvm.ptr, i128
       ^~~~~~~~~~~~~~
fail_widths_of_atomic_exchanges.mlir:19:8: error: 'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op [atomic]
  %0 = llvm.atomicrmw xchg %p, %a seq_cst : !llvm.ptr, i24
       ^~~~~~~~~~~~~~
