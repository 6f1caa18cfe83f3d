; RUN: lowir translate --import-llvm
; Flags become what LLVM makes of older ones: other behaviours and names, no blanks, and flags of their own for what was a part.
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!0 = !{i32 1, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 2}
!2 = !{i32 1, !"branch-target-enforcement", i32 1}
!3 = !{i32 1, !"sign-return-address", i32 1}
!4 = !{i32 2, !"sign-return-address-all", i32 0}
!5 = !{i32 7, !"sign-return-address-with-bkey", i32 1}
!6 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}
!7 = !{i32 4, !"Objective-C Garbage Collection", i32 84017984}
!8 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!9 = !{i32 1, !"amdgpu_code_object_version", i32 500}
!10 = !{i32 1, !"guarded-control-stack", i32 1}
!11 = !{i32 1, !"wchar_size", i32 4}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<min, "branch-target-enforcement", 1 : i32>, #llvm.mlir.module_flag<min, "sign-return-address", 1 : i32>, #llvm.mlir.module_flag<warning, "sign-return-address-all", 0 : i32>, #llvm.mlir.module_flag<max, "sign-return-address-with-bkey", 1 : i32>, #llvm.mlir.module_flag<error, "Objective-C Image Info Section", "__DATA,__objc_imageinfo,regular,no_dead_strip">, #llvm.mlir.module_flag<error, "Objective-C Garbage Collection", 64 : i32>, #llvm.mlir.module_flag<error, "Objective-C Image Info Version", 0 : i32>, #llvm.mlir.module_flag<error, "amdhsa_code_object_version", 500 : i32>, #llvm.mlir.module_flag<error, "guarded-control-stack", 1 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "Objective-C Class Properties", 0 : i32>, #llvm.mlir.module_flag<error, "Swift ABI Version", 3 : i32>, #llvm.mlir.module_flag<error, "Swift Major Version", 5 : i32>, #llvm.mlir.module_flag<error, "Swift Minor Version", 2 : i32>]
}
