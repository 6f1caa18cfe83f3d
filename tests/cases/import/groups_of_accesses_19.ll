; RUN: lowir translate --import-llvm --compat=19
; Release 19 has no place for what cannot change within a group.
define void @f(ptr %p) {
  %x = load i64, ptr %p, !invariant.group !0
  store i64 %x, ptr %p, !invariant.group !0
  ret void
}
!0 = !{}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i1, dense<8> : vector<2xi64>>, #dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<i16, dense<16> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<f16, dense<16> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f128, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i64
    llvm.store %0, %arg0 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.return
  }
}
//--- err
groups_of_accesses_19.ll:4:26: remark: metadata of the kind 'invariant.group' has no place in the LLVM dialect and is left out [import-left-out]
  %x = load i64, ptr %p, !invariant.group !0
                         ^~~~~~~~~~~~~~~~
