; RUN: lowir translate --import-llvm
; Kernels say the sizes of their groups; objects name the libraries that they need.
define void @a() !vec_type_hint !0 !work_group_size_hint !1 !reqd_work_group_size !1 !intel_reqd_sub_group_size !2 {
  ret void
}
define void @b() !vec_type_hint !3 !work_group_size_hint !4 {
  ret void
}
declare !vec_type_hint !5 void @c()
!llvm.dependent-libraries = !{!6, !7}
!0 = !{<4 x float> undef, i32 0}
!1 = !{i32 1, i32 2, i32 3}
!2 = !{i32 16}
!3 = !{i8 poison, i32 1}
!4 = !{i32 2, i32 3}
!5 = !{float poison, i32 0}
!6 = !{!"libx"}
!7 = !{!"liby"}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.dependent_libraries = ["libx", "liby"], llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @a() attributes {intel_reqd_sub_group_size = 16 : i32, reqd_work_group_size = array<i32: 1, 2, 3>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>, work_group_size_hint = array<i32: 1, 2, 3>} {
    llvm.return
  }
  llvm.func @b() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i8, is_signed = true>, work_group_size_hint = array<i32: 2, 3>} {
    llvm.return
  }
  llvm.func @c() attributes {vec_type_hint = #llvm.vec_type_hint<hint = f32>}
}
