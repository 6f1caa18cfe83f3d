; llc-22 -mattr=+prefetchi, and lli-22 on a machine that has PREFETCHI (-mcpu=graniterapids), stop with "Cannot select" where
; the cache of instructions is asked to get ready for writing (found by profiles memref and mixed); so does release 19.
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %a) {
  call void @llvm.prefetch.p0(ptr %a, i32 1, i32 1, i32 0)
  ret void
}
