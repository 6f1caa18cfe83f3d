; RUN: lowir translate --import-llvm
; What is of today's form stays as it is.
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 7, !"PIE Level", i32 2}
!1 = !{i32 4, !"Objective-C Garbage Collection", i8 1}
!2 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!3 = !{i32 1, !"Objective-C Class Properties", i32 64}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<override, "Objective-C Garbage Collection", 1 : i32>, #llvm.mlir.module_flag<error, "Objective-C Image Info Version", 0 : i32>, #llvm.mlir.module_flag<error, "Objective-C Class Properties", 64 : i32>]
}
